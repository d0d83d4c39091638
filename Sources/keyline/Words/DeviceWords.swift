import Glibc
import KeylineCore
import KeylinePrediction
import KeylineStore
import Synchronization

/// The on-device predictor of a keyboard: models of the languages that are written, and the user's own words.
///
/// Learned words are kept in memory at once, and on the disk when no key waits (`write`).
final class DeviceWords: Sendable {
  private struct State {
    var predictor = WordPredictor(models: [])
    var keeper: WordKeeper
    /// The languages that models were looked for.
    var languages: [String] = []
    /// The layout whose keys slips are told from.
    var layout = ""
    /// The models that were mapped, by language; nil for one that cannot be had.
    var models: [String: LanguageModel?] = [:]
    /// What of the models is still to be looked at; the one that is being looked at comes last.
    var checks: [(language: String, check: ModelCheck)] = []
    /// What the files of languages without a usable model were when they were looked at; nil where there was none.
    var unusable: [String: FileIdentity?] = [:]
    /// What is wrong, as sentences that are said once.
    var problems: [String] = []
  }

  private let files: WordModels
  private let state: Mutex<State>

  /// Creates a predictor without models; `use` gives it some.
  ///
  /// - Parameters:
  ///   - models: The model files.
  ///   - container: Where learned words are kept; nil to keep them in memory only.
  init(models: WordModels, container: Container?) {
    files = models
    state = Mutex(State(keeper: WordKeeper(in: container)))
  }

  /// What a keyboard without a terminal asks.
  var source: WordSource {
    WordSource(
      answer: { [self] in answer($0) }, completion: { [self] in completion($0) },
      scores: { [self] in scores($0) }, teach: { [self] in teach($0) })
  }

  /// Answers a query.
  func answer(_ query: WordQuery) -> WordAnswer { withModels(of: query) { $0.answer(query) } }

  /// Answers a query with completions alone where there are enough of them, which takes a tenth of the time.
  func completions(_ query: WordQuery) -> WordAnswer {
    withModels(of: query) { predictor in
      var quick = query
      quick.options.subtract([.corrections, .autocorrection])
      guard quick != query, !query.word.isEmpty else { return predictor.answer(query) }
      var answer = predictor.answer(quick)
      guard answer.candidates.count == query.count else { return predictor.answer(query) }
      answer.isWhole = false
      answer.isDecided = predictor.leavesAlone(query.word)
      return answer
    }
  }

  /// What goes on with the text at a pause; nil when nothing is sure enough.
  func completion(_ query: WordQuery) -> String? { withModels(of: query) { $0.ghost(for: query) } }

  /// Why the candidates of a query stand as they stand.
  func scores(_ query: WordQuery) -> [WordScore] { withModels(of: query) { $0.scores(for: query) } }

  /// Remembers something, which counts from the next answer on.
  func teach(_ lesson: WordLesson) {
    state.withLock { state in
      let change = state.predictor.take(lesson, day: Self.today)
      state.keeper.add(change.sequences, verdicts: change.verdicts)
    }
  }

  /// Has the predictor do something with the models of a query's languages; one that is missing is none.
  private func withModels<Value: Sendable>(
    of query: WordQuery, _ body: (inout WordPredictor) -> Value
  ) -> Value {
    state.withLock { state in
      if !state.predictor.isUnchanged { readChangedModels(&state) }
      if query.languages != state.languages || query.layout != state.layout {
        state.languages = query.languages
        state.layout = query.layout
        makePredictor(&state)
      }
      let value = body(&state.predictor)
      if state.predictor.isUnchanged { return value }
      // What was changed while it was asked has said anything.
      readChangedModels(&state)
      return body(&state.predictor)
    }
  }

  private func makePredictor(_ state: inout State) {
    let found = state.languages.compactMap { model(of: $0, &state) }
    state.predictor = WordPredictor(
      models: found, history: state.predictor.history, keys: keys(of: state.layout))
  }

  /// Reads again what was written over: another model, or a fault.
  private func readChangedModels(_ state: inout State) {
    for (language, model) in state.models where model?.isUnchanged == false {
      state.checks.removeAll { $0.language == language }
      let found = usable(language, &state) { () throws(WordModels.Failure) in
        try files.verifiedModel(of: language)
      }
      state.models[language] = .some(found)
    }
    makePredictor(&state)
  }

  /// Which keys of a layout lie beside each other; nil where there is no such layout.
  private func keys(of layout: String) -> KeyProximity? {
    LayoutFiles(folders: files.folders).load([layout]).layouts.first.map { KeyProximity(layout: $0) }
  }

  /// Reads the user's own words.
  func loadHistory() {
    state.withLock { state in
      state.predictor.history = UserHistory(state.keeper.load(), today: Self.today)
      state.problems += state.keeper.takeProblems()
    }
  }

  /// Whether another process has changed the learned words on the disk.
  var hasChangedElsewhere: Bool { state.withLock { $0.keeper.hasChangedElsewhere } }

  /// Brings learned words to the disk, and takes over what others have changed there.
  func write() {
    state.withLock { state in
      if state.keeper.write() == .loadAnew {
        state.predictor.history = UserHistory(state.keeper.load(), today: Self.today)
      }
      state.problems += state.keeper.takeProblems()
      if mayUseOthers(&state) { makePredictor(&state) }
    }
  }

  /// The sentences about what is wrong that were not yet said.
  func takeProblems() -> [String] {
    state.withLock { state in
      defer { state.problems = [] }
      return state.problems
    }
  }

  // MARK: Models

  /// Whether there are models whose bytes were not yet all looked at.
  var hasUncheckedModels: Bool { state.withLock { !$0.checks.isEmpty } }

  /// Looks at some more bytes of the models; one that is damaged is used no longer.
  ///
  /// - Returns: Whether a model was found to be damaged.
  func checkModels() -> Bool {
    state.withLock { state in
      guard let last = state.checks.indices.last else { return false }
      do throws(ModelError) {
        if try !state.checks[last].check.advance() { state.checks.removeLast() }
        return false
      } catch {
        let language = state.checks.removeLast().language
        state.models[language] = .some(nil)
        state.unusable[language] = .some(files.identity(of: language))
        state.problems.append(error.message)
        makePredictor(&state)
        return true
      }
    }
  }

  private func model(of language: String, _ state: inout State) -> LanguageModel? {
    if let known = state.models[language] { return known }
    let model = usable(language, &state) { () throws(WordModels.Failure) in try files.model(of: language) }
    state.models[language] = .some(model)
    if let model { state.checks.append((language, ModelCheck(of: model))) }
    return model
  }

  /// A model, or nil and a sentence about its fault.
  private func usable(
    _ language: String, _ state: inout State, _ find: () throws(WordModels.Failure) -> LanguageModel
  ) -> LanguageModel? {
    do throws(WordModels.Failure) {
      return try find()
    } catch {
      state.problems.append(error.message)
      state.unusable[language] = .some(files.identity(of: language))
      return nil
    }
  }

  /// Whether a file that could not be used has been built anew, or put there, since it was looked at.
  private func mayUseOthers(_ state: inout State) -> Bool {
    let changed = state.unusable.filter { files.identity(of: $0.key) != $0.value }.map(\.key)
    for language in changed {
      state.unusable[language] = nil
      state.models[language] = nil
    }
    return !changed.isEmpty
  }

  /// Today, in days since 1970-01-01 UTC.
  private static var today: Int { time(nil) / 86_400 }
}
