/// The shells that completions are made for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
