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

    /// One sentence: what, where, what to do.
    var message: String {
      switch self {
      case .missing(let language):
        "There is no model of words for '\(language)': build it with `make models LANGS=\(language)`."
      case .unusable(let error): error.message
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
        do throws(ModelError) {
          return try LanguageModel(mapping: path)
        } catch {
          throw .unusable(error)
        }
      }
      guard let dash = code.lastIndex(of: "-") else { throw .missing(language: language) }
      code = String(code[..<dash])
    }
  }
}
