/// Why a key cannot be used or kept.
///
/// No case holds the key, nor does any message.
public enum KeyStoreError: Error, Equatable, Sendable {
  /// The file or folder can be read or changed by others.
  case tooOpen(path: String, mode: String)
  /// The file or folder belongs to another user.
  case notOurs(path: String)
  /// A symbolic link, a folder or a device stands in the place of the file or folder.
  case wrongKind(path: String, wanted: String)
  /// What stands in the place is no key.
  case noKey(place: KeyPlace, reason: String)
  /// What was given is no key.
  case notAKey(reason: String)
  /// There may be a key in the Secret Service, which does not answer.
  case silentSecretService
  /// The Secret Service does not give the key away.
  case stuckInSecretService
  /// The file or its folder cannot be used.
  case container(ContainerError)

  /// One sentence: what, where, what to do.
  public var message: String {
    switch self {
    case .tooOpen(let path, let mode):
      "\(path) can be read by other users and is not used: run `chmod \(mode) \(path)`."
    case .notOurs(let path):
      "\(path) belongs to another user and is not used: remove it, then run `keyline key set`."
    case .wrongKind(let path, let wanted):
      "\(path) is not \(wanted) and is not used: remove it, then run `keyline key set`."
    case .noKey(let place, let reason):
      "\(place.description) holds no key (\(reason)): run `keyline key set`."
    case .notAKey(let reason): "That is no key (\(reason)): copy it again from the provider's page."
    case .silentSecretService:
      "The Secret Service does not answer: unlock it, or set the key's variable in the environment."
    case .stuckInSecretService:
      "The Secret Service does not give up the key: unlock it, then run `keyline key remove` again."
    case .container(let error): error.message
    }
  }
}
