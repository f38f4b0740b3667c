import NavigatorHost

extension TestScope {
  /// A search for an element: the text in the test, the name of the action, and the position in the test's source.
  struct Query {
    let text: String
    var index: Int?
    let verb: String
    let location: TestLocation

    init(_ text: String, index: Int? = nil, to verb: String, _ location: TestLocation) {
      self.text = text
      self.index = index
      self.verb = verb
      self.location = location
    }

    var attempt: String { "\(verb) \"\(text)\"" }
  }

  /// Returns the element that a query refers to.
  ///
  /// - Throws: ``TestFailure`` with a description of the screen if there is no such element, or if there are several.
  func find(_ query: Query, where isWanted: @escaping (Element) -> Bool) throws(TestFailure) -> ElementID {
    var rows = MissingRows()
    var surface = app.surface
    var roots = try roots(in: surface, query)
    var result = Search(surface: surface, query: query.text, index: query.index, isWanted: isWanted).run(in: roots)
    while result == .nothing, rows.createMore(in: app, roots) {
      surface = app.surface
      roots = try self.roots(in: surface, query)
      result = Search(surface: surface, query: query.text, index: query.index, isWanted: isWanted).run(in: roots)
    }
    switch result {
    case .found(let id): return id
    case .ambiguous(let ids, let isExact): throw failure(query, Self.ambiguity(ids, isExact: isExact, in: surface))
    case .outOfRange(let ids):
      throw failure(query, "there are only \(ids.count) matches: \(surface.list(ids))")
    case .unusable(let id): throw failure(query, "the \(surface.role(of: id).rawValue) does not support that action")
    case .nothing where isCovered(query.text, in: surface):
      let cover = surface.front.first.map { surface.role(of: $0).rawValue } ?? "presentation"
      throw failure(query, "the \(cover) in front covers it")
    case .nothing: throw failure(query, "no visible element has that text or identifier", isClosestWanted: true)
    }
  }

  private static func ambiguity(_ ids: [ElementID], isExact: Bool, in surface: Surface) -> String {
    """
    \(ids.count) elements \(isExact ? "match" : "contain that text"): \(surface.list(ids)). \
    Choose one with row(_:), within(_:) or an accessibility identifier, or with index: 0 to \(ids.count - 1)
    """
  }

  private func isCovered(_ text: String, in surface: Surface) -> Bool {
    steps.isEmpty && surface.layers.dropFirst().contains { surface.texts(in: $0).contains(text) }
  }

  private func failure(_ query: Query, _ reason: String, isClosestWanted: Bool = false) -> TestFailure {
    let place = steps.reversed().map { " in \($0)" }.joined()
    return app.failure(
      "cannot \(query.attempt)\(place): \(reason)", closestTo: isClosestWanted ? query.text : nil, query.location)
  }

  // MARK: Steps

  /// Returns the top elements of the scope.
  func roots(in surface: Surface, _ query: Query) throws(TestFailure) -> [ElementID] {
    var roots = surface.front
    for (index, step) in steps.enumerated() {
      let outer = TestScope(app: app, steps: Array(steps[..<index]))
      roots = [try outer.element(at: step, in: roots, of: surface, query)]
    }
    return roots
  }

  private func element(
    at step: Step, in roots: [ElementID], of surface: Surface, _ query: Query
  ) throws(TestFailure) -> ElementID {
    switch step {
    case .row(let text, let index):
      return try single(surface.rows(with: text, index: index, in: roots), step, surface, query) {
        "its rows are \(surface.quoted(surface.rows(in: roots)))"
      }
    case .rowAt(let index):
      let rows = surface.rows(in: roots)
      guard rows.indices.contains(index) else { throw missing(step, "there are \(rows.count) rows", query) }
      return rows[index]
    case .container(let name, let index):
      return try single(surface.containers(named: name, index: index, in: roots), step, surface, query) {
        "the sections and identifiers are \(surface.containerNames(in: roots).map { "\"\($0)\"" }.joined(separator: ", "))"
      }
    case .column(let column):
      let columns = surface.visible(in: roots).filter { $0.role == .column }
      guard let found = columns.first(where: { $0.content.hasKind(column.kind) }) else {
        throw missing(step, columns.isEmpty ? "there is no split view" : "the split view has no such column", query)
      }
      return found.id
    }
  }

  private func single(
    _ result: Search.Result, _ step: Step, _ surface: Surface, _ query: Query, others: () -> String
  ) throws(TestFailure) -> ElementID {
    switch result {
    case .found(let id): return id
    case .ambiguous(let ids, let isExact): throw missing(step, Self.ambiguity(ids, isExact: isExact, in: surface), query)
    case .outOfRange(let ids): throw missing(step, "there are only \(ids.count) matches: \(surface.list(ids))", query)
    case .unusable, .nothing: throw missing(step, "it is not on the screen; \(others())", query)
    }
  }

  private func missing(_ step: Step, _ reason: String, _ query: Query) -> TestFailure {
    failure(query, "cannot find \(step): \(reason)")
  }
}
