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
      switch load(id) {
      case .success(let layout): layouts.append(layout)
      case .failure(let failure): problems.append(failure.message)
      }
    }
    return (layouts, problems)
  }

  /// Reads the enabled layouts again; one that cannot be read now stays as it was.
  ///
  /// - Parameters:
  ///   - ids: The ids of the layouts, in order.
  ///   - previous: The layouts as they have been.
  /// - Returns: The layouts, and a sentence for each that could not be read.
  func reload(_ ids: [String], after previous: [Layout]) -> (layouts: [Layout], problems: [String]) {
    var layouts: [Layout] = []
    var problems: [String] = []
    for id in ids {
      switch load(id) {
      case .success(let layout): layouts.append(layout)
      case .failure(let failure):
        guard let last = previous.first(where: { $0.id == id }) else {
          problems.append(failure.message)
          continue
        }
        layouts.append(last)
        let isGone = folders.file("layouts/\(id).json") == nil
        problems.append(
          isGone ? "The file of the layout \(id) is gone; the layout stays as it was." : failure.message)
      }
    }
    return (layouts, problems)
  }

  /// Everything that is wrong with a layout.
  func problems(of id: String) -> [String] {
    guard let (path, bytes) = folders.file("layouts/\(id).json") else { return load([id]).problems }
    let problems = Self.problems(in: bytes, file: path)
    return problems.isEmpty ? load([id]).problems : problems
  }

  /// Everything that is wrong with a layout file, one sentence each.
  static func problems(in bytes: [UInt8], file: String) -> [String] {
    do throws(LayoutError) {
      let layout = try LayoutReader.read(bytes, file: file)
      return LayoutChecker.problems(of: layout, file: file).map(\.description)
    } catch {
      return [error.description]
    }
  }

  private func load(_ id: String) -> Result<Layout, CommandFailure> {
    guard let (path, bytes) = folders.file("layouts/\(id).json") else {
      let nearest = NearestName.find(id, in: self.ids).map { "; did you mean \($0)?" } ?? "."
      return .failure(
        CommandFailure(message: "No layout is called \(id)\(nearest) See `keyline layouts list`."))
    }
    do throws(LayoutError) {
      let layout = try LayoutReader.readChecked(bytes, file: path)
      guard layout.id == id else { throw LayoutError(.idIsNotFileName(layout.id), file: path) }
      return .success(layout)
    } catch {
      return .failure(CommandFailure(message: error.description))
    }
  }
}
