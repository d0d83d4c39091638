import KeylineCore
import Testing

/// What must not leave the machine unseen, and what is only text.
@Suite struct SecretPatternTests {
  @Test(arguments: [
    ("my key is sk-ant-api03-AbCdEf0123456789xyz ok", SecretPattern.apiKey),
    ("AKIAIOSFODNN7EXAMPLE", .apiKey),
    ("use AIzaSyA1234567890abcdefghijklmnopqrstuv", .apiKey),
    ("ghp_0123456789abcdefghijABCDEFGHIJ012345", .token),
    ("github_pat_11ABCDEFG0123456789_abcdefghijklmnop", .token), ("xoxb-123456789012-abcdef", .token),
    ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U", .token),
    ("-----BEGIN OPENSSH PRIVATE KEY-----\nb3Blb", .privateKey), ("-----BEGIN PRIVATE KEY-----", .privateKey),
    ("export ANTHROPIC_API_KEY=abcd1234", .apiKey), ("DB_PASSWORD=hunter2", .password),
    ("password: hunter2!", .password),
    ("SECRET=abcd", .apiKey), ("\"client_secret\": \"a1b2c3d4\"", .apiKey), ("GITHUB_TOKEN='x1y2z3'", .token),
    ("Authorization: Bearer abcdef0123456789abcdef", .token),
    ("postgres://me:s3cret@db.example.com/x", .password),
    ("pay with 4111 1111 1111 1111 please", .cardNumber), ("5555-5555-5555-4444", .cardNumber),
    ("378282246310005", .cardNumber),
    ("4111 1111 1111 1111 12/27 123", .cardNumber), ("4111111111111111 12/27", .cardNumber),
    ("4111 1111 1111 1111 123", .cardNumber), ("Charge 12 4111111111111111 please", .cardNumber),
    ("4111.1111.1111.1111", .cardNumber), ("4111\u{A0}1111\u{A0}1111\u{A0}1111", .cardNumber),
    (#"{"password": "hunter2xyz", "user": "bob"}"#, .password),
    (#"{"api_key": "abcdef0123456789abcdef"}"#, .apiKey),
    ("password: hunter2!!x and then", .password), ("The wifi password: hunter2!!x, see you", .password),
    ("login: bob password: hunter2!!x", .password), ("user=bob password=hunter2!!x", .password),
    ("Password: h", .password),
    ("Password: hunter", .password), ("https://x.y/?api_key=0123456789abcdef", .apiKey),
    ("https://x.y/?key=AIzaSyA1234567890abcdefghijklmnopqrstuv&x=1", .apiKey),
    ("Authorization: Basic dXNlcjpwYXNz", .token), ("curl -u bob:hunter2!!x https://x.y", .password),
    ("pass: abc", .password),
    ("pwd: abc", .password), ("my password is hunter2!!x", .password), ("mysql -phunter2 db", .password),
    ("bearer abcdefghijklmnopqrstuvwx", .token),
    (
      "MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj\nMzEfYyjiWA4R4/M2bS1GB4t7NXp98C3SC6dVMvDuictGeurT8jNbvJZHtCSuYEvu",
      .privateKey
    ),
    ("api-key=0123456789", .apiKey), ("das Passwort ist Sommer2026", .password),
  ]) func `a secret is found`(text: String, kind: SecretPattern) {
    #expect(SecretPattern.find(in: text) == kind)
    #expect(SecretPattern.find(in: "Before.\n" + text + "\nAfter.") == kind)
  }

  @Test(arguments: [
    "Hey, are we still on for tonight?", "I asked him for the password: he refused.", "The secret: patience.",
    "My number is 4111 1111 1111 1112", "ISBN 978-3-16-148410-0", "+49 170 1234567", "sk-etching is fun",
    "task-based-planning-tool",
    "https://example.com/a:b@c", "mailto:me@example.com", "let token = tokens.next()", "password = $PASSWORD",
    "the key is under the mat",
    "A token: of my love", "1234567890123456789012345", "Order 1234567",
    "re_reading the book again and again now", "He forgot his password and went home.",
    "Enter your password:",
    "The password is on the note.", "pass: (see above)", "Ratio 4:3, pass 2 of 5", "ssh -p 2222 host",
    "x = y + 1; token = next",
    "Call 030 1234 5678 9012 or 0170 1234567", "https://example.com/?q=tokens", "The agenda: pass the salt",
    "const a = b == c",

  ]) func `a text is no secret`(text: String) { #expect(SecretPattern.find(in: text) == nil) }
}
