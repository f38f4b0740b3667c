import NavigatorTesting
import SwiftUI
import Testing

/// Large collections that change while a user sees rows in their middle.
@MainActor
@Suite("Rows after their collection was reordered")
struct ReorderedRowsTests {
  enum Change: String, CaseIterable {
    case shuffle, reverse, replace, removal

    func apply(to numbers: inout [Int]) {
      switch self {
      case .shuffle: numbers.sort { $0 * 7_919 % 10_007 < $1 * 7_919 % 10_007 }
      case .reverse: numbers.reverse()
      case .replace: numbers = Array(20_000..<30_000)
      case .removal: numbers.removeAll { $0 == 5_000 }
      }
    }
  }

  enum Source: CaseIterable { case state, observable, observableObject }

  @Observable
  final class ObservedNumbers { var numbers = Array(0..<10_000) }

  final class PublishedNumbers: ObservableObject { @Published var numbers = Array(0..<10_000) }

  /// A collection in a container with buttons that scroll to its middle and change it.
  struct Screen: View {
    let source: Source
    let container: LargeContainer
    let change: Change
    @State private var numbers = Array(0..<10_000)
    @State private var observed = ObservedNumbers()
    @StateObject private var published = PublishedNumbers()

    var body: some View {
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo(5_000, anchor: .center) }
        Button("Change") { apply(change) }
        Button("Animate") { withAnimation { apply(change) } }
        Button("Restore") { set(Array(0..<10_000)) }
        LargeCollection(container: container) {
          ForEach(shown, id: \.self) { Text(verbatim: "Row \($0)").frame(width: 90, height: 40) }
        }
      }
    }

    private var shown: [Int] {
      switch source {
      case .state: numbers
      case .observable: observed.numbers
      case .observableObject: published.numbers
      }
    }

    private func apply(_ change: Change) {
      var new = shown
      change.apply(to: &new)
      set(new)
    }

    private func set(_ new: [Int]) {
      switch source {
      case .state: numbers = new
      case .observable: observed.numbers = new
      case .observableObject: published.numbers = new
      }
    }
  }

  /// Returns a Boolean value that indicates whether at least three rows are in the visible part.
  private func showsRows(_ app: TestApp) -> Bool {
    var found = 0
    for text in app.visibleTexts where text.hasPrefix("Row") && found < 3 {
      if (try? app.visibility(of: text)) == .visible { found += 1 }
    }
    return found == 3
  }

  @Test("The visible part shows rows after a change", arguments: LargeContainer.allCases, [Change.shuffle, .replace])
  func containers(container: LargeContainer, change: Change) throws {
    let app = TestApp { Screen(source: .state, container: container, change: change) }
    try app.tap("Go")
    #expect(try app.visibility(of: "Row 5000") == .visible)
    try app.tap("Change")
    #expect(showsRows(app))
    try app.tap("Restore")
    try app.tap("Go")
    #expect(try app.visibility(of: "Row 5000") == .visible)
  }

  @Test("The visible part shows rows after each change of each source of truth", arguments: Source.allCases, Change.allCases)
  func sources(source: Source, change: Change) throws {
    let app = TestApp { Screen(source: source, container: .vStack, change: change) }
    try app.tap("Go")
    _ = app.takeAnimations()
    try app.tap("Animate")
    #expect(showsRows(app))
    // The gaps, which contain no texts, have their new sizes at once.
    #expect(!app.takeAnimations().contains { $0.texts.isEmpty })
  }

  /// A scroll view with a position, whose views the buttons reorder.
  struct Positioned: View {
    let isLazy: Bool
    @State private var numbers: [Int]
    @State private var position: Int?

    init(isLazy: Bool) {
      self.isLazy = isLazy
      numbers = Array(4_950..<(isLazy ? 14_950 : 5_050))
    }

    var body: some View {
      Button("Go") { position = 5_000 }
      ForEach(Change.allCases, id: \.self) { change in
        Button(change.rawValue) { withAnimation { change.apply(to: &numbers) } }
      }
      Text(verbatim: "At \(position ?? -1)")
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { rows }.scrollTargetLayout()
        }
      }
      .scrollPosition(id: $position, anchor: .top)
    }

    private var rows: some View {
      ForEach(numbers, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 40) }
    }
  }

  @Test("A scroll view keeps its position at a view that is moved", arguments: [true, false], [Change.shuffle, .reverse])
  func positions(isLazy: Bool, change: Change) throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) { Positioned(isLazy: isLazy) }
    try app.tap("Go")
    let top = try app.frame(of: "Row 5000").minY
    try app.tap(change.rawValue)
    #expect(try app.frame(of: "Row 5000").minY == top)
    #expect(app.exists("At 5000"))
  }

  @Test("Rows that are moved elsewhere leave the position of the others")
  func movedRow() throws {
    struct Screen: View {
      @State private var numbers = Array(0..<10_000)
      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo(5_000, anchor: .top) }
          Button("Move") { numbers.swapAt(5_001, 9_000) }
          ScrollView { LazyVStack { ForEach(numbers, id: \.self) { Text(verbatim: "Row \($0)") } } }
        }
      }
    }
    let app = TestApp { Screen() }
    try app.tap("Go")
    let top = try app.frame(of: "Row 5000").minY
    try app.tap("Move")
    #expect(try app.frame(of: "Row 5000").minY == top)
    #expect(try app.frame(of: "Row 9000").minY > top)
  }
}
