/// What is said about the score.
enum ScoreWording {
  static let off = "Nothing is counted: see the setting `statistics`."
  static let secret = "Nothing is counted of a password."
  static let incognito = "Incognito: nothing is counted now."
  static let heatMapOn = "The keys show how often they were pressed in this run."
  static let heatMapOff = "The keys are as they were."
  static let run = "this run"
  static let kept = "over time"
}
