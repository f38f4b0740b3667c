import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Guides for the separators of rows")
struct SeparatorGuideTests {
  private func ends(of name: String, _ app: TestApp) throws -> StyleProperty? {
    try app.element(name).style.properties.first { if case .rowSeparatorEnds = $0 { true } else { false } }
  }

  @Test("A view in a row sets the ends of the line below the row")
  func ends() throws {
    let app = TestApp {
      List {
        Text("Leading").alignmentGuide(.listRowSeparatorLeading) { _ in 30 }.accessibilityIdentifier("leading")
        Section("More") {
          Text("Trailing").alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] - 20 }.accessibilityIdentifier("trailing")
          Text("Neither").accessibilityIdentifier("neither")
        }
      }
    }
    #expect(try ends(of: "leading", app) == .rowSeparatorEnds(leading: 46, trailing: nil))
    #expect(try ends(of: "trailing", app) == .rowSeparatorEnds(leading: nil, trailing: 36))
    #expect(try ends(of: "neither", app) == nil)
  }

  @Test("The line of a row begins at a view inside, after the insets of the row")
  func inside() throws {
    let app = TestApp {
      List {
        HStack(spacing: 0) {
          Color.red.frame(width: 50, height: 20)
          Text("Name").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
        .listRowInsets(EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 0))
        .accessibilityIdentifier("row")
      }
    }
    #expect(try ends(of: "row", app) == .rowSeparatorEnds(leading: 57, trailing: nil))
  }

  @Test("A row with swipe actions, a row that can be deleted and a row with a control have the same line as others")
  func partsOfRows() throws {
    struct Rows: View {
      @State private var chosen: Set<Int> = []
      @State private var mode = EditMode.inactive

      var body: some View {
        List(selection: $chosen) {
          Text("Inner").alignmentGuide(.listRowSeparatorLeading) { _ in 30 }.swipeActions { Button("Pin") {} }
          Text("Outer").swipeActions { Button("Pin") {} }.alignmentGuide(.listRowSeparatorLeading) { _ in 30 }
          ForEach(0..<1, id: \.self) { _ in Text("Deletable").alignmentGuide(.listRowSeparatorLeading) { _ in 30 } }
            .onDelete { _ in }
        }
        .environment(\.editMode, $mode)
        .toolbar { Button("Select") { mode = .active } }
      }
    }
    let app = TestApp { NavigationStack { Rows() } }
    for name in ["Inner", "Outer", "Deletable"] {
      #expect(try ends(of: name, app) == .rowSeparatorEnds(leading: 46, trailing: nil), "\(name)")
    }
    try app.tap("Select")
    for name in ["Inner", "Outer", "Deletable"] {
      #expect(try ends(of: name, app) == .rowSeparatorEnds(leading: 46, trailing: nil), "\(name)")
    }
    try app.checkInvariants()
  }

  @Observable
  fileprivate final class Model { var shift: CGFloat = 0 }

  fileprivate final class OldModel: ObservableObject { @Published var shift: CGFloat = 0 }

  private struct Rows: View {
    @State private var shift: CGFloat = 0
    @State private var model = Model()
    @StateObject private var old = OldModel()
    @State private var hasGuide = true

    var body: some View {
      List {
        if hasGuide {
          Text("Row").alignmentGuide(.listRowSeparatorLeading) { [shift, model, old] _ in shift + model.shift + old.shift }
            .accessibilityIdentifier("row")
        } else {
          Text("Row").accessibilityIdentifier("row")
        }
        Button("State") { shift = 4 }
        Button("Observable") { model.shift = 4 }
        Button("Object") { old.shift = 4 }
        Button("Remove") { hasGuide = false }
      }
    }
  }

  @Test("The line of a row follows the value of the guide", arguments: ["State", "Observable", "Object"])
  func sources(_ name: String) throws {
    let app = TestApp { Rows() }
    #expect(try ends(of: "row", app) == .rowSeparatorEnds(leading: 16, trailing: nil))
    try app.tap(name)
    #expect(try ends(of: "row", app) == .rowSeparatorEnds(leading: 20, trailing: nil))
    try app.tap("Remove")
    #expect(try ends(of: "row", app) == nil)
  }

  @Test("Guides that are no numbers or huge have no effect on others", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func hostile(_ value: CGFloat) throws {
    let app = TestApp {
      List {
        Text("Row").alignmentGuide(.listRowSeparatorLeading) { _ in value }.accessibilityIdentifier("row")
      }
    }
    guard case .rowSeparatorEnds(let leading?, nil) = try ends(of: "row", app) else { return }
    #expect(leading.isFinite)
  }
}
