import Testing

@testable import KeylineCore

@Suite struct SecretWordTests {
  @Test(arguments: [
    ("my password is ", "sunshine"), ("Password: ", "sunshine"), ("password: correct horse ", "battery"),
    ("das Passwort lautet ", "Sonne"), ("pw = ", "sunshine"), ("mot de passe : ", "soleil"),
    ("senha: ", "sol"),
    ("Hi.\nmy passphrase is correct horse battery ", "staple"), ("my \"password\": ", "\"sunshine"),
    ("my key is ", "sk-ant-api03-AbCdEf0123456789xyz"), ("key sk-ant-api03-AbCdEf0123456789xyz and ", "so"),
    ("my pin is ", "tuxedo"), ("PIN: ", "tuxedo"), ("the PIN code is ", "tuxedo"), ("pin code: ", "tuxedo"),
    ("my passcode is ", "sunshine"), ("code PIN : ", "soleil"), ("mi contrasena es ", "sol"),
    ("mi contraseña es ", "sol"), ("mi contrasen\u{303}a es ", "sol"), ("Contrase\u{F1}a: ", "sol"),
    ("mi clave es ", "sol"), ("mon mot de passe est ", "soleil"),
    ("pwd ", "sunshine"), ("my pw ", "sunshine"), ("password ", "sunshine"), ("pass: ", "sunshine"),
    ("my pasword is ", "sunshine"), ("passwords: ", "sunshine"), ("the passphrase is correct ", "horse"),
    ("my password for the old router is ", "sunshine"), ("das Passwort für den Router: ", "Sonne"),
    ("password\n", "sunshine"), ("Password:\n", "sunshine"), ("my password is\nsunny ", "shine"),
    ("PIN\n", "tuxedo"), ("My PIN code:\n\n", "tuxedo"), ("Hi.\nPasswort\n", "Sonne"),
    ("mot de passe\n", "soleil"), ("contraseña\n", "sol"), ("pass:\n", "sunshine"),
    ("My password is: ", "sunshine"), ("secret: ", "sunshine"), ("API key: ", "sunshine"),
    ("psw: ", "sunshine"),
    ("Sk-ant-api03-AbCdEf0123456789xyz and ", "so"), ("Ghp_0123456789abcdefghijABCDEFGHIJ012345 ", "so"),
    ("EyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U ", "so"),
    ("export API_KEY=", "abcd1234efgh"), ("pay with 4111 1111 1111 1111 ", "now"),
  ])
  func `a word that may be a secret is found`(context: String, word: String) {
    #expect(SecretPattern.mayBe(in: word, after: context))
  }

  @Test(arguments: [
    ("", "hello"), ("I forgot my ", "password"), ("I forgot my password ", "again"),
    ("my password is long. It has ", "words"), ("password: sunshine\n", "then"), ("the pass ", "over"),
    ("my password is sunshine\n", "then"), ("password\nsunshine\n", "then"),
    ("I have forgotten my password\n", "then"), ("a pin in the ", "wall"), ("pin that to the ", "wall"),
    ("she passed the ", "word"), ("the passport is ", "here"), ("she was ", "there"), ("a: ", "b"),
    ("the compass is ", "broken"), ("the secret is ", "patience"), ("the key ", "fits"),
  ])
  func `a word is no secret`(context: String, word: String) {
    #expect(!SecretPattern.mayBe(in: word, after: context))
  }
}
