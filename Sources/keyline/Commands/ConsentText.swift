/// What a person consents to who grants Full Access.
///
/// `docs/privacy.md` and the README hold the same text.
enum ConsentText {
  /// The text, in lines of at most 80 columns.
  static let text = """
    Full Access allows Keyline to send what you write to the provider that you have
    chosen, such as Anthropic, or a server of your own.

    What it allows:

    - When you pause or ask, the last sentences before the cursor, and a little of
      what follows it, leave this machine for that provider, with the language and
      the kind of text. The connection is encrypted unless you gave the provider an
      address that begins with http://.
    - Your key for that provider is sent with each request, to nobody else.

    What it is used for:

    - To get completions of the text that you are writing. Nothing else.

    What it is never used for:

    - Nothing is sent from a password field, in incognito, or while the text to be
      sent has something in it that looks like a key, a token or a card number.
    - Files, the clipboard, learned words and the rest of your text stay here.
    - Nobody counts, profiles or advertises with it. Keyline has no server that sees
      your text, and writes it into no log. The ledger keeps sizes and times, and
      texts only if you set ledger.keepText.

    What the provider does with the text is for its own terms to say. You can see
    each request before and after it leaves (F12, keyline ledger), and take Full
    Access back at any moment: keyline access revoke.
    """
}
