import KeylineCore
import KeylinePrediction

/// A sound model with some of its bytes changed, its checksums made to fit again, and asked about any text.
///
/// Nothing may trap, hang or read beside the model; what is found may be wrong.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzModel(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = UnsafeBufferPointer(start: start, count: count)[...]
  var bytes = SoundModel.bytes
  for _ in 0..<Int(input.popFirst() ?? 0) % 32 {
    guard let low = input.popFirst(), let high = input.popFirst(), let byte = input.popFirst() else { break }
    bytes[(Int(low) | Int(high) << 8) % bytes.count] = byte
  }
  ModelWriter.seal(&bytes)
  let texts = input.split(separator: 0, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
  do throws(ModelError) {
    let model = try LanguageModel(bytes: bytes)
    try model.verify()
    ask(model, context: texts.first ?? "", word: texts.dropFirst().first ?? "")
  } catch {
    precondition(!error.message.contains("\n"))
  }
  return 0
}

private func ask(_ model: LanguageModel, context: String, word: String) {
  var predictor = WordPredictor(models: [model])
  for options in [[], .noRepeats] as [WordOptions] {
    let query = WordQuery(context: context, word: word, count: 5, options: options)
    precondition(predictor.answer(query).candidates.count <= 5)
    _ = predictor.ghost(for: query)
    _ = predictor.scores(for: query)
  }
  for id in stride(from: UInt16.min, to: .max, by: 997) { _ = model.lexicon.text(of: WordID(rawValue: id)) }
  _ = model.lexicon.entry(of: word).map { model.lexicon.text(of: $0) }
}
