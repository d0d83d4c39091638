import KeylineCore

/// Reads a script of edits out of the fuzzer's bytes, runs it on a document and on a plain array, and stops
/// where the two differ.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDocument(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  var script = EditScript(Array(UnsafeBufferPointer(start: data, count: size)))
  script.run()
  return 0
}
