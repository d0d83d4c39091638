import KeylineStore

extension SettingsFiles {
  /// Tells running keyboards that the shared container has changed; where that fails, it is said.
  func ping() {
    guard let container = sharedContainer else { return }
    do throws(ContainerError) { try Ping(in: container).send() } catch {
      StandardError.write("keyline: \(error.message) Running keyboards see the change at their next start.")
    }
  }
}
