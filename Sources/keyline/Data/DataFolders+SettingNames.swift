import KeylineCore

extension DataFolders {
  /// The names that settings may hold: those of the files that are there now.
  @Sendable func settingNames() -> SettingNames {
    SettingNames(layouts: LayoutFiles(folders: self).ids, themes: ThemeFiles(folders: self).names)
  }
}
