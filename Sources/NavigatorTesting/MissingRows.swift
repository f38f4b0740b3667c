import NavigatorHost

/// Creates the rows of long lists and lazy stacks that are far from the window. Each step creates a number of rows, starting with
/// the first ones.
///
/// A session creates such rows when the user scrolls near them. A test that searches for a row therefore scrolls through the
/// list.
struct MissingRows {
  /// The number of rows of a request.
  private static let count = 300
  /// The maximum number of requests.
  private static let maximumRequests = 4_000

  private var requests = 0
  private var isAtStart = false
  /// The elements before the last requested gap. A request may replace some of these rows by gaps, which must not be requested
  /// again.
  private var passed: Set<ElementID> = []

  /// Creates further rows below `roots`. Returns false if all rows have been created.
  @MainActor
  mutating func createMore(in app: TestApp, _ roots: [ElementID]) -> Bool {
    requests += 1
    guard requests < Self.maximumRequests else { return false }
    let shown = app.surface.visible(in: roots)
    if !isAtStart {
      isAtStart = true
      let leading = shown.filter { $0.role == .rowGap && $0.content.hasKind(.leading) }
      for gap in leading { app.requestRows(of: gap.id, first: 0, count: Self.count) }
      if !leading.isEmpty { return true }
    }
    let start = shown.lastIndex { passed.contains($0.id) } ?? shown.startIndex
    guard let next = shown[start...].firstIndex(where: { isNext($0) }) else { return false }
    passed = Set(shown[..<next].map(\.id))
    app.requestRows(of: shown[next].id, first: 0, count: Self.count)
    return true
  }

  /// Returns a Boolean value that indicates whether an element represents rows that are still to be requested.
  private func isNext(_ element: Element) -> Bool {
    element.role == .rowGap && !element.content.hasKind(.leading) && !passed.contains(element.id)
  }
}

extension TestApp {
  /// Requests rows of a gap, as a host does when the gap is near its viewport.
  func requestRows(of gap: ElementID, first: Int, count: Int) {
    session.send(InputEvent(target: gap, action: .change(.string("\(first) \(count) 1"), revision: 0)))
    session.settle()
  }
}
