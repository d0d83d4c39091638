/// The characters of one frame that are made of several scalars, each held once.
struct ClusterTable: Equatable, Sendable {
  private(set) var clusters: [Character] = []
  private var indices: [Character: UInt32] = [:]

  /// The place of a cluster, given to it when it is first seen.
  mutating func index(of cluster: Character) -> UInt32 {
    if let index = indices[cluster] { return index }
    let index = UInt32(clusters.count)
    clusters.append(cluster)
    indices[cluster] = index
    return index
  }

  subscript(index: UInt32) -> Character { clusters[Int(index)] }

  /// Scalar by scalar: Swift's `==` takes `é` in one scalar and in two for the same, and a terminal may not.
  static func == (left: ClusterTable, right: ClusterTable) -> Bool {
    left.clusters.count == right.clusters.count
      && zip(left.clusters, right.clusters).allSatisfy { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }
  }
}
