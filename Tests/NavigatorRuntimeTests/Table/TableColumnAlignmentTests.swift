import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Alignment and comparators of table columns")
struct TableColumnAlignmentTests {
  private struct Track: Identifiable {
    let id: Int
    let title: String
    let plays: Int
    let isLiked: Bool
    static let all = [
      Track(id: 1, title: "track 10", plays: 7, isLiked: false), Track(id: 2, title: "Track 9", plays: 12, isLiked: true),
    ]
  }

  /// Orders liked tracks first.
  private struct LikedFirst: SortComparator {
    var order = SortOrder.forward

    func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
      guard lhs != rhs else { return .orderedSame }
      return lhs == (order == .forward) ? .orderedAscending : .orderedDescending
    }
  }

  private struct Tracks: View {
    @State private var tracks = Track.all
    @State private var order: [KeyPathComparator<Track>] = []
    let alignment: TableColumnAlignment

    var body: some View {
      Table(tracks, sortOrder: $order) {
        TableColumn("Title", value: \.title, comparator: .lexical)
        TableColumn("Plays", value: \.plays) { Text("\($0.plays)") }.width(80).alignment(alignment)
        TableColumn("Liked", value: \.isLiked, comparator: LikedFirst()) { Text($0.isLiked ? "yes" : "no") }
        TableColumn("Note") { _ in Text("-") }.alignment(alignment)
      }
      .onChange(of: order) { tracks.sort(using: order) }
    }
  }

  /// The number of elements whose content is at a place of the width of their column.
  private func count(_ style: AlignmentStyle, in app: TestApp) -> Int {
    func count(_ element: Element) -> Int {
      let own = element.style.properties.count { property in
        guard case .frame(let frame) = property else { return false }
        return frame.maxWidth == .infinity && frame.minWidth == nil && frame.alignment == style
      }
      return element.children.reduce(own) { $0 + count($1) }
    }
    return count(app.session.root)
  }

  private func titles(_ app: TestApp) -> [String] {
    app.visibleTexts.filter { $0.lowercased().hasPrefix("track") }
  }

  @Test("The header and the cells of a column have its alignment")
  func alignment() {
    // Two columns, each with a header and two cells.
    #expect(count(.trailing, in: TestApp(environment: .tablet) { Tracks(alignment: .trailing) }) == 6)
    #expect(count(.center, in: TestApp(environment: .tablet) { Tracks(alignment: .center) }) == 6)
    let leading = TestApp(environment: .tablet) { Tracks(alignment: .automatic) }
    #expect(count(.trailing, in: leading) == 0 && count(.center, in: leading) == 0)
  }

  @Test("Numbers end at the right side in both layout directions, and right-to-left numerals end at the left side")
  func numeric() {
    func trailing(_ alignment: TableColumnAlignment, _ direction: LayoutDirection) -> Int {
      count(
        .trailing,
        in: TestApp(environment: .tablet) { Tracks(alignment: alignment).environment(\.layoutDirection, direction) })
    }
    #expect(trailing(.numeric, .leftToRight) == 6)
    #expect(trailing(.numeric, .rightToLeft) == 0)
    #expect(trailing(.numeric(.init("adlm")), .rightToLeft) == 6)
    #expect(trailing(.numeric(.init("adlm")), .leftToRight) == 0)
  }

  @Test("An aligned header sorts the rows")
  func sorting() throws {
    let app = TestApp(environment: .tablet) { Tracks(alignment: .numeric) }
    try app.tap("Plays")
    try app.tap("Plays")
    #expect(titles(app) == ["Track 9", "track 10"])
  }

  @Test("A column sorts its texts, and values without an order of their own, by a comparator")
  func comparators() throws {
    let app = TestApp(environment: .tablet) { Tracks(alignment: .automatic) }
    #expect(titles(app) == ["track 10", "Track 9"])
    try app.tap("Liked")
    #expect(titles(app) == ["Track 9", "track 10"])
    try app.tap("Liked")
    #expect(titles(app) == ["track 10", "Track 9"])
    try app.tap("Title")
    #expect(titles(app) == ["Track 9", "track 10"])
  }
}
