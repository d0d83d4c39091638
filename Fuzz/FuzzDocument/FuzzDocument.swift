import KeylineCore

/// Reads a script of edits out of the fuzzer's bytes, runs it on a document and on a plain array, and stops
/// where the two differ.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDocument(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  var script = EditScript(Array(UnsafeBufferPointer(start: data, count: size)))
  script.run()
  return 0
}

/// The driver in the sanitizer's library, which its own `main` would call.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<OpaquePointer?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The entry point: the package manager names it after the target, which hides the sanitizer's `main`.
@_cdecl("FuzzDocument_main")
public func main(_ count: CInt, _ arguments: OpaquePointer?) -> CInt {
  var count = count
  var arguments = arguments
  return runDriver(&count, &arguments, fuzzDocument)
}
