import KeylineCore

/// One run of the fuzzer: the same bytes whole, split, and split with pauses of all lengths.
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
  let reports = Int(splits.first ?? 0) % 3
  let whole = DecodedStream(bytes, splits: [], time: .stands, awaitedReports: reports)
  let split = DecodedStream(bytes, splits: splits, time: .stands, awaitedReports: reports)
  precondition(whole.meaning == split.meaning, "splitting changed the events")
  let prompt = DecodedStream(bytes, splits: splits, time: .passesPromptly, awaitedReports: reports)
  let late = DecodedStream(bytes, splits: splits, time: .passesUnnoticed, awaitedReports: reports)
  precondition(prompt.meaning == late.meaning, "a late look at the clock changed the events")
  if !bytes.contains(0x1B) && !bytes.contains(0x0D) {
    precondition(prompt.meaning == whole.meaning, "pauses changed plain text")
  }
  return 0
}
