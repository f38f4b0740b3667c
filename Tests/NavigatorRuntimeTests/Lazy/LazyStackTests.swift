import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Views in lazy stacks and grids appear when they are scrolled near the window.
@MainActor
@Suite("Lazy stacks and grids")
struct LazyStackTests {
  @Observable
  final class Rows {
    var count: Int
    init(_ count: Int) { self.count = count }
  }

  private struct Noted: View {
    let number: Int
    let journal: Journal

    var body: some View {
      Text("Row \(number)").onAppear { journal.note("+\(number)") }.onDisappear { journal.note("-\(number)") }
    }
  }

  @Test("Views of a lazy stack appear when they are scrolled near, and disappear when they are scrolled away")
  func stackAppearance() throws {
    let journal = Journal()
    let app = TestApp { ScrollView { LazyVStack { ForEach(0..<60, id: \.self) { Noted(number: $0, journal: journal) } } } }
    #expect(journal.take() == (0..<17).map { "+\($0)" })
    try app.scrollTo("Row 17")
    #expect(journal.take() == ["+17", "-0"])
  }

  @Test("Rows of a grid appear line by line, with an assumed number of columns")
  func gridAppearance() throws {
    let journal = Journal()
    let app = TestApp {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<60, id: \.self) { Noted(number: $0, journal: journal) } }
      }
    }
    #expect(journal.take().count == 34)
    try app.scrollTo("Row 59")
    #expect(journal.take().contains("+59"))
  }

  @Test("Rows of sections in a lazy stack and in a lazy grid appear when they are scrolled near", arguments: [false, true])
  func sectionAppearance(isGrid: Bool) throws {
    let journal = Journal()
    let app = TestApp {
      ScrollView {
        if isGrid {
          LazyVGrid(columns: [GridItem(.fixed(50))], pinnedViews: [.sectionHeaders]) {
            Section("First") { ForEach(0..<40, id: \.self) { Noted(number: $0, journal: journal) } }
            Section("Second") { ForEach(40..<50, id: \.self) { Noted(number: $0, journal: journal) } }
          }
        } else {
          LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
            Section("First") { ForEach(0..<40, id: \.self) { Noted(number: $0, journal: journal) } }
            Section("Second") { ForEach(40..<50, id: \.self) { Noted(number: $0, journal: journal) } }
          }
        }
      }
    }
    #expect(journal.take() == (0..<16).map { "+\($0)" })
    try app.scrollTo("Row 45")
    #expect(journal.take().contains("+45"))
    #expect(app.exists("First"))
  }

  @Test("Views of a lazy stack in a row appear only while the row is near")
  func nestedStacks() throws {
    let journal = Journal()
    let app = TestApp {
      ScrollView {
        LazyVStack {
          ForEach(0..<40, id: \.self) { line in
            LazyHStack { ForEach(0..<2, id: \.self) { Noted(number: line * 10 + $0, journal: journal) } }
          }
        }
      }
    }
    let appeared = journal.take()
    #expect(appeared.contains("+161") && !appeared.contains("+170"))
    try app.scrollTo("Row 390")
    #expect(journal.take().contains("+391"))
  }

  @Test("The last row of a lazy stack loads more rows when it appears")
  func paging() throws {
    struct Pages: View {
      let rows: Rows
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<rows.count, id: \.self) { number in
              Text("Row \(number)").onAppear { if number == rows.count - 1 { rows.count += 20 } }
            }
          }
        }
      }
    }
    let rows = Rows(20)
    let app = TestApp { Pages(rows: rows) }
    #expect(rows.count == 20)
    try app.scrollTo("Row 19")
    #expect(rows.count == 40)
    #expect(app.exists("Row 39"))
  }

  private struct Cards: View {
    @State private var spacing: CGFloat = -20

    var body: some View {
      ScrollView {
        LazyVStack(spacing: spacing) {
          ForEach(0..<3, id: \.self) { Color.red.frame(height: 50).accessibilityIdentifier("card \($0)") }
          Section {
            Color.blue.frame(height: 30).accessibilityIdentifier("row")
          } header: {
            Color.green.frame(height: 30).accessibilityIdentifier("header")
          }
        }
        .accessibilityIdentifier("stack")
        Button("Spread") { spacing = 5 }
      }
    }
  }

  @Test("The views of a lazy stack with a negative spacing overlap")
  func negativeSpacing() throws {
    let app = TestApp { Cards() }
    let names = ["card 0", "card 1", "card 2", "header", "row"]
    #expect(try names.map { try app.frame(of: $0).minY } == [0, 30, 60, 90, 100])
    #expect(try app.frame(of: "stack").height == 130)
    try app.tap("Spread")
    #expect(try names.map { try app.frame(of: $0).minY } == [0, 55, 110, 165, 200])
    let row = TestApp {
      LazyHStack(spacing: -10) {
        Color.red.frame(width: 40, height: 10).accessibilityIdentifier("a")
        Color.red.frame(width: 40, height: 10).accessibilityIdentifier("b")
      }
    }
    #expect(try row.frame(of: "b").minX - row.frame(of: "a").minX == 30)
  }

  @Test("A lazy grid passes its columns, spacing and alignment to hosts")
  func gridElement() throws {
    let app = TestApp {
      LazyVGrid(
        columns: [
          GridItem(.fixed(50), spacing: 4, alignment: .leading), GridItem(.flexible(minimum: 20, maximum: 90)),
          GridItem(.adaptive(minimum: 80)),
        ],
        alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]
      ) { Text("a") }
    }
    let grid = try #require(app.elements(.lazyStack).first)
    #expect(grid.content.strings(.tracks) == ["fixed:50.0", "flexible:20.0:90.0", "adaptive:80.0"])
    #expect(grid.content.number(.spacing) == 12)
    #expect(grid.content.number(.trackSpacing) == 4)
    #expect(grid.content.string(.alignment) == "leading")
    #expect(grid.content.string(.trackAlignment) == "leading")
    #expect(grid.content.strings(.pinnedViews) == ["headers"])
  }

  @Test(
    "Invalid sizes of grid items are replaced by valid ones",
    arguments: [
      (GridItem.Size.fixed(.nan), "fixed:0.0"), (.fixed(-5), "fixed:0.0"), (.adaptive(minimum: 0), "adaptive:1.0"),
      (.adaptive(minimum: .infinity), "adaptive:10.0"), (.flexible(minimum: 50, maximum: 20), "flexible:50.0:50.0"),
      (.flexible(minimum: .nan, maximum: .nan), "flexible:10.0"),
    ])
  func invalidSizes(size: GridItem.Size, name: String) throws {
    let app = TestApp { LazyHGrid(rows: [GridItem(size, spacing: .nan)], spacing: -.infinity) { Text("a") } }
    let grid = try #require(app.elements(.lazyStack).first)
    #expect(grid.content.strings(.tracks) == [name])
    #expect(grid.content.number(.spacing) == nil && grid.content.number(.trackSpacing) == nil)
  }

  @Test("Each column of a lazy grid has its own spacing and alignment, in sections too")
  func differentColumns() throws {
    let columns = [
      GridItem(.fixed(60), spacing: 5, alignment: .topLeading), GridItem(.fixed(60), spacing: 25, alignment: .trailing),
      GridItem(.fixed(50)),
    ]
    func cells(_ name: String) -> some View {
      ForEach(0..<4) { index in
        Color.red.frame(width: 20, height: index == 2 ? 40 : 10).accessibilityIdentifier("\(name) \(index)")
      }
    }
    let app = TestApp(size: CGSize(width: 200, height: 600)) {
      LazyVGrid(columns: columns, spacing: 0) {
        cells("plain")
        Section { cells("section") }
      }
    }
    for name in ["plain", "section"] {
      let frames = try (0..<4).map { try app.frame(of: "\(name) \($0)") }
      #expect(frames.map(\.minX) == [0, 105, 165, 0])
      // The first view is at the top of its line, and the second one in its middle.
      #expect(frames.map { $0.minY - frames[0].minY } == [0, 15, 0, 40])
    }
  }

  @Test("A lazy grid with an adaptive column, or with more than four, has the spacing and the alignment of the first one")
  func equalColumns() throws {
    func content(_ columns: [GridItem]) throws -> Content {
      let app = TestApp { LazyVGrid(columns: columns) { Text("A") } }
      return try #require(app.elements(.lazyStack).first).content
    }
    let different = [GridItem(spacing: 1, alignment: .leading), GridItem(spacing: 2), GridItem(spacing: 1)]
    #expect(try content(different).strings(.trackSpacings).count == 3)
    #expect(try content(different).strings(.trackAlignments).count == 3)
    for columns in [different + different, different + [GridItem(.adaptive(minimum: 50))], [different[0], different[0]]] {
      let content = try content(columns)
      #expect(content[.trackSpacings] == nil && content[.trackAlignments] == nil)
      #expect(content.number(.trackSpacing) == 1 && content.string(.trackAlignment) == "leading")
    }
  }
}
