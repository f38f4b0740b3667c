import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Detents")
struct DetentTests {
  private struct Resizable: View {
    @State private var isShown = true
    @State private var detent: PresentationDetent = .medium
    @State private var detents: Set<PresentationDetent> = [.large, .medium, .height(120)]
    @State private var taps = 0

    var body: some View {
      Text(detent == .large ? "large" : detent == .medium ? "medium" : "low")
        .sheet(isPresented: $isShown) {
          Button("taps \(taps)") { taps += 1 }
          Button("grow") { detent = .large }
          Button("fewer and lower") {
            detents = [.height(120), .fraction(0.3)]
            detent = .height(120)
          }
          Button("fewer") { detents = [.large, .height(120)] }
            .presentationDetents(detents, selection: $detent)
        }
    }
  }

  private func sheet(_ app: TestApp) throws -> Element {
    app.session.settle()
    return try #require(app.session.root.children.last { $0.role == .sheet })
  }

  private func change(_ app: TestApp, _ value: Content.Value) throws -> EventOutcome {
    let outcome = app.session.send(InputEvent(target: try sheet(app).id, action: .change(value, revision: 0)))
    app.session.settle()
    return outcome
  }

  @Test("A sheet has the selected detent, and hosts receive the offered ones from the lowest to the highest")
  func selected() throws {
    let app = TestApp { Resizable() }
    #expect(app.detent == .medium)
    #expect(try sheet(app).content.strings(.detents) == ["height:120", "medium", "large"])
  }

  @Test("Writing the binding resizes the sheet, and its content keeps its state")
  func written() throws {
    let app = TestApp { Resizable() }
    try app.tap("taps 0")
    let cost = try app.measure { try app.tap("grow") }
    #expect(app.detent == .large)
    #expect(app.exists("taps 1"))
    #expect(cost.nodesMade == 0)
  }

  @Test("Resizing the sheet writes the binding")
  func resized() throws {
    let app = TestApp { Resizable() }
    try app.resizeSheet(to: .height(120))
    #expect(app.detent == .height(120))
    #expect(app.contains("low"))
    try app.resizeSheet(to: .large)
    #expect(app.contains("large"))
  }

  @Test("The detents and the selection may change in one turn")
  func changed() throws {
    let app = TestApp { Resizable() }
    try app.tap("fewer and lower")
    #expect(app.detent == .height(120))
    #expect(try sheet(app).content.strings(.detents) == ["height:120", "fraction:0.3"])
  }

  @Test("A selection that is not offered is reported, and the sheet has its lowest detent")
  func foreign() throws {
    let app = TestApp { Resizable() }
    try withKnownIssue {
      try app.tap("fewer")
    } matching: { issue in
      issue.description.contains("the selection medium is not one of the detents height:120, large")
    }
    #expect(app.detent == .height(120))
    #expect(app.contains("medium"))
  }

  @Test(
    "An event with an invalid detent, or one that is not offered, is dropped",
    arguments: [.string("fraction:0.9"), .string("full"), .string(""), .number(1), .bool(true)] as [Content.Value])
  func hostile(value: Content.Value) throws {
    let app = TestApp { Resizable() }
    #expect(try change(app, value) == .dropped(.invalidValue))
    #expect(app.detent == .medium)
    let failure = #expect(throws: TestFailure.self) { try app.resizeSheet(to: .fraction(0.9)) }
    #expect(failure?.message.contains("cannot resize the sheet to fraction:0.9") == true)
  }

  private struct Refusing: View {
    @State private var isLarge = false
    let journal: Journal

    var body: some View {
      let selection = Binding<PresentationDetent>(
        get: { isLarge ? .large : .medium }, set: { journal.note($0 == .large ? "asked for large" : "asked for another") })
      Text("below").sheet(isPresented: .constant(true)) {
        Text("in sheet").presentationDetents([.medium, .large], selection: selection)
      }
    }
  }

  @Test("A binding that keeps its value keeps the sheet's detent")
  func refused() throws {
    let journal = Journal()
    let app = TestApp { Refusing(journal: journal) }
    try app.resizeSheet(to: .large)
    #expect(app.detent == .medium)
    #expect(journal.take() == ["asked for large"])
  }

  private struct Unbound: View {
    let detents: Set<PresentationDetent>
    @State private var isShown = true

    var body: some View {
      Button("show") { isShown = true }
        .sheet(isPresented: $isShown) { Text("in sheet").presentationDetents(detents) }
    }
  }

  @Test("Without a selection, a sheet has its lowest detent until the user selects another, each time it is shown")
  func unbound() throws {
    let app = TestApp { Unbound(detents: [.large, .fraction(0.25), .medium]) }
    #expect(app.detent == .fraction(0.25))
    try app.resizeSheet(to: .large)
    #expect(app.detent == .large)
    try app.swipeAway()
    #expect(app.detent == nil)
    try app.tap("show")
    #expect(app.detent == .fraction(0.25))
  }

  @Test("A sheet with one detent, or with none, cannot be resized", arguments: [[.medium], []] as [Set<PresentationDetent>])
  func single(detents: Set<PresentationDetent>) throws {
    let app = TestApp { Unbound(detents: detents) }
    #expect(app.detent == detents.first)
    #expect(try sheet(app).events == [.dismiss, .back])
    #expect(try change(app, "medium") == .dropped(.notAccepted))
  }

  private struct OnCoveredScreen: View {
    @State private var path: [Int] = []
    @State private var detent: PresentationDetent = .medium

    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .sheet(isPresented: .constant(true)) {
            Button("push and grow") {
              path = [1]
              detent = .large
            }
            .presentationDetents([.medium, .large], selection: $detent)
          }
          .navigationDestination(for: Int.self) { Text("pushed \($0)") }
      }
    }
  }

  @Test("A sheet follows its selection even if a screen covers its presenter")
  func covered() throws {
    let app = TestApp { OnCoveredScreen() }
    try app.tap("push and grow")
    #expect(app.detent == .large)
  }

  @Test("Different spellings of a detent give the same height")
  func names() {
    #expect(PresentationDetent.height(200) == .height(200.0))
    #expect(PresentationDetent.fraction(2) == .fraction(1))
    #expect(PresentationDetent.fraction(0.5) != .medium)
    #expect(PresentationDetent.height(.nan) == .height(0))
  }
}
