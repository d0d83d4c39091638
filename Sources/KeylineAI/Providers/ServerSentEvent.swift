/// One event of a stream of server-sent events.
struct ServerSentEvent: Equatable, Sendable {
  /// Its kind; empty where the stream names none.
  var name: String
  /// Its data; several lines of it have line breaks between them.
  var data: String
}
