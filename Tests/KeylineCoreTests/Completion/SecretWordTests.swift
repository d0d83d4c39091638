import Testing

@testable import KeylineCore

@Suite struct SecretWordTests {
  @Test(arguments: [
    ("my password is ", "sunshine"), ("Password: ", "sunshine"), ("password: correct horse ", "battery"),
    ("das Passwort lautet ", "Sonne"), ("pw = ", "sunshine"), ("mot de passe : ", "soleil"),
    ("senha: ", "sol"),
    ("Hi.\nmy passphrase is correct horse battery ", "staple"), ("my \"password\": ", "\"sunshine"),
    ("my key is ", "sk-ant-api03-AbCdEf0123456789xyz"), ("key sk-ant-api03-AbCdEf0123456789xyz and ", "so"),
    ("export API_KEY=", "abcd1234efgh"), ("pay with 4111 1111 1111 1111 ", "now"),
  ])
  func `a word that may be a secret is found`(context: String, word: String) {
    #expect(SecretPattern.mayBe(in: word, after: context))
  }

  @Test(arguments: [
    ("", "hello"), ("I forgot my ", "password"), ("I forgot my password ", "again"),
    ("my password is long. It has ", "words"), ("password: sunshine\n", "then"), ("the pass ", "over"),
    ("she was ", "there"), ("a: ", "b"), ("the compass is ", "broken"),
  ])
  func `a word is no secret`(context: String, word: String) {
    #expect(!SecretPattern.mayBe(in: word, after: context))
  }
}
