import Glibc
import KeylineCore
import KeylinePrediction

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
    var code = language.lowercased()
    while true {
      if let path = folders.path(of: "models/\(code).words") {
        let model: LanguageModel
        do throws(ModelError) {
          model = try LanguageModel(mapping: path)
        } catch {
          throw .unusable(error)
        }
        guard model.language.lowercased() == code else {
          throw .misnamed(path: path, language: model.language)
        }
        return model
      }
      guard let dash = code.lastIndex(of: "-") else { throw .missing(language: language) }
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
