import KeylineCore

/// One run of the fuzzer: the same bytes whole, split, and split with pauses.
///
/// - Parameters:
///   - start: The input; its first bytes say how to split, the rest is what the terminal sends.
///   - count: Its length.
/// - Returns: 0, as the fuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDecoder(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  let splits = Array(input.prefix(8))
  let bytes = Array(input.dropFirst(8))
  let whole = DecodedStream(bytes, splits: [], pauses: false)
  let split = DecodedStream(bytes, splits: splits, pauses: false)
  precondition(whole.meaning == split.meaning, "splitting changed the events")
  _ = DecodedStream(bytes, splits: splits, pauses: true)
  return 0
}

/// The package manager gives every executable a `main` of its own, so the fuzzer's is called from it.
@main enum FuzzDecoder {
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    _ = runFuzzer(&count, &arguments, fuzzDecoder)
  }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
