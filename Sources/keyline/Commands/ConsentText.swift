/// What a person consents to who grants Full Access.
///
/// `docs/privacy.md` and the README hold the same text.
enum ConsentText {
  /// The text, in lines of at most 80 columns.
  static let text = """
    Full Access lets Keyline send a piece of what you write to the provider that you
    have chosen, such as Anthropic, or to a model server of your own. Without it
    nothing leaves this machine.

    What it allows:

    - When you pause or ask, at most 1500 bytes of the text before the cursor and
      200 bytes after it go to that provider, with the language and the kind of
      text. The connection is encrypted, unless the provider's address begins with
      http://, as that of a server on this machine does.
    - Your key for that provider goes with each request, and nowhere else.

    What it is used for:

    - To get completions of the text that you are writing. Nothing else.

    What it is never used for:

    - Nothing is sent from a password field or in incognito. While the text to be
      sent holds something that looks like a key, a password or a card number,
      nothing is sent unless you say so for that one request.
    - The rest of your text, other files, the clipboard and your keystrokes are
      never sent.
    - Keyline has no server that sees your text. Nobody counts, profiles or
      advertises with it, and it is written into no log. The ledger on your disk has
      sizes and times; it has texts only if you set ledger.keepText.

    What the provider does with the text is for its own terms to say. You can see
    every request, before and after (F12, keyline ledger), and take Full Access back
    at any moment: keyline access revoke.
    """
}
