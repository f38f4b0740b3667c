import NavigatorHost

extension TestApp {
  /// Checks that the patches received so far produce the tree of the session. If ``checksEveryAction`` is true, each action
  /// performs this check.
  ///
  /// - Throws: ``TestFailure`` with the first patch that cannot be applied, or with the first difference between the trees.
  public func checkInvariants(fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    try checkInvariants(at: TestLocation(fileID: fileID, line: line))
  }

  func checkInvariants(at location: TestLocation) throws(TestFailure) {
    session.settle()
    if let broken = brokenPatch?.description ?? mirror.checkInvariants() {
      throw failure("the session sent a wrong patch: \(broken)", location)
    }
    if let difference = Self.difference(mirror.root, session.root) {
      throw failure("the patches lead to another tree than the session holds: \(difference)", location)
    }
  }

  /// Returns a description of the first difference between two trees, or nil if they are equal.
  static func difference(_ mirror: Element, _ session: Element, path: String = "") -> String? {
    let path = path + "/\(session.role.rawValue)\(session.id)"
    func text(of part: String, _ one: some Any, _ other: some Any) -> String {
      "\(path): \(part) is \(one) by the patches, \(other) in the session"
    }
    if mirror.id != session.id { return text(of: "the id", mirror.id, session.id) }
    if mirror.role != session.role { return text(of: "the role", mirror.role, session.role) }
    if mirror.content != session.content { return text(of: "the content", mirror.content.entries, session.content.entries) }
    if mirror.style != session.style { return text(of: "the style", mirror.style.properties, session.style.properties) }
    if mirror.events != session.events { return text(of: "the set of events", mirror.events.rawValue, session.events.rawValue) }
    let ids = (mirror.children.map(\.id), session.children.map(\.id))
    if ids.0 != ids.1 { return text(of: "the list of children", ids.0, ids.1) }
    for (one, other) in zip(mirror.children, session.children) {
      if let difference = difference(one, other, path: path) { return difference }
    }
    return nil
  }
}
