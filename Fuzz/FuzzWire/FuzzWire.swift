import KeylineCore

/// One run of the fuzzer: lines between keyboard and broker, whole and split; what is read is written as it was.
///
/// - Parameters:
///   - start: The input; its first bytes say how to split, the rest is what the other end sends.
///   - count: Its length.
/// - Returns: 0, as the fuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWire(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  let splits = Array(input.prefix(8))
  let bytes = Array(input.dropFirst(8))
  var whole = WireLines()
  let lines = whole.feed(bytes)
  precondition(lines == split(bytes, splits), "splitting changed the lines")
  for line in lines { check(line) }
  return 0
}

private func split(_ bytes: [UInt8], _ splits: [UInt8]) -> [[UInt8]] {
  var reader = WireLines()
  var lines: [[UInt8]] = []
  var start = 0
  var turn = 0
  while start < bytes.count {
    let length = splits.isEmpty ? 1 : 1 + Int(splits[turn % splits.count] & 0x3F)
    let end = min(start + length, bytes.count)
    lines += reader.feed(bytes[start..<end])
    start = end
    turn += 1
  }
  return lines
}

private func check(_ line: [UInt8]) {
  if let request = BrokerRequest(line: line) {
    precondition(BrokerRequest(line: Array(request.line.utf8)) == request, "a request changed")
    precondition(!request.line.utf8.contains(0x0A), "a request of two lines")
  }
  if let (id, event) = BrokerEvent.read(line: line) {
    let again = BrokerEvent.read(line: Array(event.line(id: id).utf8))
    precondition(again?.id == id && again?.event == event, "an event changed")
  }
  if let secrets = BrokerSecrets(line: line) {
    precondition(BrokerSecrets(line: Array(secrets.line.utf8)) == secrets, "secrets changed")
  }
}
