/// Nodes in the order of their addition. Each change takes constant time on average.
struct MatchedGeometryMembers {
  /// The nodes, and nil at the places of removed nodes.
  private var places: [(any MatchedGeometryMember)?] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The index of the first place with a node, or the number of places.
  private var start = 0

  init() {}

  var isEmpty: Bool { indices.isEmpty }
  var first: (any MatchedGeometryMember)? { start < places.count ? places[start] : nil }
  var all: some Sequence<any MatchedGeometryMember> { places.lazy.compactMap { $0 } }

  mutating func append(_ member: any MatchedGeometryMember) {
    indices[ObjectIdentifier(member)] = places.count
    places.append(member)
  }

  /// Removes a node. Returns false if it is not a member.
  mutating func remove(_ member: any MatchedGeometryMember) -> Bool {
    guard let index = indices.removeValue(forKey: ObjectIdentifier(member)) else { return false }
    places[index] = nil
    while start < places.count, places[start] == nil { start += 1 }
    if places.count > 2 * indices.count { compact() }
    return true
  }

  /// Removes the empty places.
  private mutating func compact() {
    places.removeAll { $0 == nil }
    start = 0
    for (index, member) in places.enumerated() {
      if let member { indices[ObjectIdentifier(member)] = index }
    }
  }
}
