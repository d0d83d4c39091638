import KeylineAI
import KeylineCore

/// One run of the fuzzer: the same answer whole, split, and byte by byte, as both families of providers read it.
///
/// - Parameters:
///   - start: The input; its first bytes say how to split and what the status is, the rest is the body.
///   - count: Its length.
/// - Returns: 0, as the fuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSSE(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  let splits = Array(input.prefix(8))
  let body = Array(input.dropFirst(8))
  let head = HTTPResponseHead(status: splits.first.map { $0 < 0xC0 ? 200 : 400 + Int($0 & 0x3F) * 3 } ?? 200)
  for endpoint in endpoints {
    let whole = ReadAnswer(body, splits: [], head: head, from: endpoint)
    precondition(
      whole == ReadAnswer(body, splits: splits, head: head, from: endpoint), "splitting changed it")
    precondition(
      whole == ReadAnswer(body, splits: [0], head: head, from: endpoint), "single bytes changed it")
  }
  return 0
}

private let endpoints: [ProviderEndpoint] = ["anthropic", "openai"].map { provider in
  do {
    let settings = try Settings.standard.setting("ai.provider", to: provider)
    return try ProviderEndpoint(settings, environment: [:]) { _ in "sk-1" }
  } catch {
    preconditionFailure("the default settings name an endpoint")
  }
}
