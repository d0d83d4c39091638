import KeylineCore

/// The layouts that the settings enable, from their files.
struct LayoutFiles {
  let folders: DataFolders

  /// The ids of all layouts, sorted.
  var ids: [String] { folders.names(in: "layouts", suffix: ".json") }

  /// Reads the enabled layouts.
  ///
  /// - Parameter ids: The ids of the layouts, in order.
  /// - Returns: Those that could be read, and a sentence for each that could not.
  func load(_ ids: [String]) -> (layouts: [Layout], problems: [String]) {
    var layouts: [Layout] = []
    var problems: [String] = []
    for id in ids {
      let name = "layouts/\(id).json"
      guard let bytes = folders.contents(of: name) else {
        let nearest = NearestName.find(id, in: self.ids).map { "; did you mean \($0)?" } ?? "."
        problems.append("No layout is called \(id)\(nearest) See `keyline layouts list`.")
        continue
      }
      do throws(LayoutError) {
        layouts.append(try LayoutReader.readChecked(bytes, file: name))
      } catch {
        problems.append(error.description)
      }
    }
    return (layouts, problems)
  }
}
