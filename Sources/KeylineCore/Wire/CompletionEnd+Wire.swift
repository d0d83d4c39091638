extension CompletionEnd {
  var fields: [String: JSONValue] {
    var fields = ["reason": JSONValue.string(reason.rawValue)]
    fields["inputTokens"] = inputTokens.map { .number(Double($0)) }
    fields["outputTokens"] = outputTokens.map { .number(Double($0)) }
    return fields
  }

  init?(_ fields: JSONValue) {
    guard let reason = fields["reason"]?.string.flatMap(Reason.init) else { return nil }
    self.init(
      reason, inputTokens: fields["inputTokens"]?.integer, outputTokens: fields["outputTokens"]?.integer)
  }
}
