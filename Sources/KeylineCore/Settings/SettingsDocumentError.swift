/// Why a settings document could not be read.
enum SettingsDocumentError: Error { case notJSON, notAnObject }
