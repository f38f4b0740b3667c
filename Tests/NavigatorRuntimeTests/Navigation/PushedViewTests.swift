import NavigatorTesting
import SwiftUI
import Testing

@MainActor
func boundLink<L: View, D: View>(_ isActive: Binding<Bool>, destination: D, label: L) -> NavigationLink<L, D> {
  NavigationLink(isActive: isActive) {
    destination
  } label: {
    label
  }
}

@MainActor
@Suite("Views pushed by modifiers and links")
struct PushedViewTests {
  private enum Place {
    case first, second
  }

  private struct Swapping: View {
    @State private var place: Place?

    var body: some View {
      NavigationStack {
        VStack {
          Text("place \(place.map { "\($0)" } ?? "none")")
          Button("first") { place = .first }
          Button("second") { place = .second }
        }
        .navigationDestination(isPresented: shows(.first)) {
          Button("to second") { place = .second }.navigationTitle("First")
        }
        .navigationDestination(isPresented: shows(.second)) {
          Button("to first") { place = .first }.navigationTitle("Second")
        }
      }
    }

    private func shows(_ place: Place) -> Binding<Bool> {
      Binding(get: { self.place == place }, set: { if !$0, self.place == place { self.place = nil } })
    }
  }

  @Test("A screen pushed by one modifier replaces one removed by another in the same turn, regardless of their nesting")
  func swap() throws {
    let app = TestApp { Swapping() }
    try app.tap("first")
    try app.tap("to second")
    #expect(app.stack == ["", "Second"])
    try app.tap("to first")
    #expect(app.stack == ["", "First"])
    try app.goBack()
    #expect(app.exists("place none"))
  }

  private struct Activated: View {
    @State var isActive = false

    var body: some View {
      NavigationStack {
        VStack {
          Text("active \(isActive)")
          Button("set") { isActive = true }
          boundLink(
            $isActive, destination: Button("unset") { isActive = false }.navigationTitle("Detail"), label: Text("Follow"))
        }
      }
    }
  }

  @Test("A link with a binding pushes while it is true: following the link sets it, and going back resets it")
  func link() throws {
    let app = TestApp { Activated() }
    try app.tap("Follow")
    #expect(app.title == "Detail")
    try app.goBack()
    #expect(app.exists("active false"))
    try app.tap("set")
    #expect(app.title == "Detail")
    try app.tap("unset")
    #expect(app.exists("active false"))
  }

  @Test("A link whose binding is true initially has pushed its screen")
  func activeLink() throws {
    let app = TestApp { Activated(isActive: true) }
    #expect(app.stack == ["", "Detail"])
  }
}
