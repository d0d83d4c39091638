import CLinux
import Glibc
import KeylineCore
import KeylinePrediction
import KeylineStore

/// The models of words that the data folders hold.
struct WordModels {
  let folders: DataFolders

  /// Why a language's words are not there.
  enum Failure: Error, Hashable {
    case missing(language: String)
    case unusable(ModelError)
    /// The file holds the words of another language than its name says.
    case misnamed(path: String, language: String)

    /// One sentence: what, where, what to do.
    var message: String {
      switch self {
      case .missing(let language):
        "There is no model of words for '\(language)': build it with `make models LANGS=\(language)`."
      case .unusable(let error): error.message
      case .misnamed(let path, let language):
        "\(path) holds words of '\(language)': name it \(language).words, or build it anew with `make models`."
      }
    }
  }

  /// Maps the model of a language.
  ///
  /// - Parameter language: A BCP 47 code; the model of `en` serves `en-GB` where that has none.
  /// - Returns: The model.
  /// - Throws: Why there are no words.
  func model(of language: String) throws(Failure) -> LanguageModel {
    guard let (code, path) = file(of: language) else { throw .missing(language: language) }
    let model: LanguageModel
    do throws(ModelError) {
      model = try LanguageModel(mapping: path)
    } catch {
      throw .unusable(error)
    }
    guard model.language.lowercased() == code else { throw .misnamed(path: path, language: model.language) }
    return model
  }

  /// What the file of a language's model is now, but for its bytes; nil where there is none.
  func identity(of language: String) -> FileIdentity? {
    guard let path = file(of: language)?.path else { return nil }
    var status = stat()
    return stat(path, &status) == 0 ? FileIdentity(status, hash: 0) : nil
  }

  /// The file of a language's model, and the language that it is named for.
  private func file(of language: String) -> (code: String, path: String)? {
    var code = language.lowercased()
    while true {
      if let path = folders.path(of: "models/\(code).words") { return (code, path) }
      guard let dash = code.lastIndex(of: "-") else { return nil }
      code = String(code[..<dash])
    }
  }

  /// The languages that there are models of, sorted.
  var languages: [String] { folders.names(in: "models", suffix: ".words") }

  /// Maps the model of a language once every byte of it was looked at, which takes some milliseconds.
  ///
  /// - Parameter language: A BCP 47 code, as for `model(of:)`.
  /// - Returns: The model.
  /// - Throws: Why there are no words.
  @discardableResult
  func verifiedModel(of language: String) throws(Failure) -> LanguageModel {
    let model = try model(of: language)
    do throws(ModelError) { try model.verify() } catch { throw .unusable(error) }
    return model
  }
}
