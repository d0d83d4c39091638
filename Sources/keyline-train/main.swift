import Glibc
import KeylinePrediction

/// Says something on standard error.
func say(_ text: String) {
  let line = Array("keyline-train: \(text)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
}

do throws(TrainerError) {
  guard let arguments = try TrainerArguments.parse(Array(CommandLine.arguments.dropFirst())) else {
    print(TrainerArguments.help)
    exit(EXIT_SUCCESS)
  }
  let recipe = try Recipe(String(decoding: try FileBytes.read(arguments.recipe), as: UTF8.self))
  guard let language = recipe.languages[arguments.language] else {
    let known = recipe.languages.keys.sorted().joined(separator: ", ")
    throw .usage("the recipe has nothing for '\(arguments.language)'; it knows \(known)")
  }
  let folder = arguments.recipe.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
    separator: "/")
  let build = ModelBuild(
    language: arguments.language, recipe: language, cache: arguments.cache,
    lists: folder.isEmpty ? "." : folder,
    words: arguments.words.isEmpty ? nil : arguments.words,
    report: { say("\(arguments.language): \($0)") })
  let contents = try build.contents()
  try FileBytes.write(ModelWriter.write(contents), to: arguments.output)
} catch {
  say(error.message)
  if case .usage = error { exit(EX_USAGE) }
  exit(EXIT_FAILURE)
}
