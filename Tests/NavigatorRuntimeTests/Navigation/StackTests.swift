import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Stacks")
struct StackTests {
  private struct Numbers: View {
    let journal: Journal
    @Binding var path: [Int]

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("to 1", value: 1)
          .navigationTitle("root")
          .navigationDestination(for: Int.self) { number in
            NumberScreen(number: number, journal: journal)
          }
      }
    }
  }

  private struct NumberScreen: View {
    let number: Int
    let journal: Journal
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    init(number: Int, journal: Journal) {
      self.number = number
      self.journal = journal
      journal.note("made \(number)")
    }

    var body: some View {
      VStack {
        Text("presented \(isPresented)")
        Button("count \(count)") { count += 1 }
        NavigationLink("to \(number + 1)", value: number + 1)
        Button("dismiss") { dismiss() }
      }
      .navigationTitle("number \(number)")
    }
  }

  private struct Owner: View {
    let journal: Journal
    @State var path: [Int] = []

    var body: some View {
      Text("path \(path)")
      Button("deep link") { path = [1, 2, 3] }
      Numbers(journal: journal, path: $path)
    }
  }

  @Test("A destination's view is built only when its value is on the path, and once per appearance")
  func builtOnce() throws {
    let journal = Journal()
    let app = TestApp { Owner(journal: journal) }
    #expect(journal.take() == [])
    try app.tap("to 1")
    #expect(journal.take() == ["made 1"])
    #expect(app.title == "number 1")
  }

  @Test("Back writes through the path binding, and the screen below has kept its state")
  func back() throws {
    let app = TestApp { Owner(journal: Journal()) }
    try app.tap("to 1")
    try app.tap("count 0")
    try app.tap("to 2")
    #expect(app.stack == ["root", "number 1", "number 2"])
    try app.goBack()
    #expect(app.exists("count 1"))
    #expect(app.exists("path [1]"))
    try app.goBack()
    #expect(app.exists("path []"))
    #expect(app.title == "root")
  }

  @Test("A path that is set at once shows its last value over the others")
  func deepLink() throws {
    let app = TestApp { Owner(journal: Journal()) }
    try app.tap("deep link")
    #expect(app.stack == ["root", "number 1", "number 2", "number 3"])
    try app.goBack()
    #expect(app.exists("path [1, 2]"))
  }

  @Test("dismiss pops a pushed screen, on which isPresented is true")
  func dismiss() throws {
    let app = TestApp { Owner(journal: Journal()) }
    try app.tap("to 1")
    #expect(app.exists("presented true"))
    try app.tap("dismiss")
    #expect(app.title == "root")
  }

  private struct Deep: View {
    let journal: Journal
    @State private var path = Array(1...50)

    var body: some View {
      Numbers(journal: journal, path: $path)
    }
  }

  @Test("Pushing on a stack of depth 50 evaluates only the new screen and the bar")
  func depth() throws {
    let app = TestApp { Deep(journal: Journal()) }
    let cost = try app.measure { try app.tap("to 51") }
    #expect(cost.bodiesEvaluated == 1)
    // The screen below is covered, the new one is inserted.
    #expect(cost.patchesSent == 2)
    #expect(app.stack.count == 52)
  }

  private struct Covered: View {
    @State private var count = 0
    let journal: Journal

    var body: some View {
      NavigationStack {
        CoveredScreen(name: "root", count: $count, journal: journal)
          .navigationDestination(for: String.self) { name in
            if name == "top" {
              Button("change what is covered") { count += 1 }
            } else {
              CoveredScreen(name: name, count: $count, journal: journal)
            }
          }
      }
    }
  }

  private struct CoveredScreen: View {
    let name: String
    @Binding var count: Int
    let journal: Journal

    var body: some View {
      let _ = journal.note("\(name) evaluated")
      Text("count \(count)")
      NavigationLink("from \(name)", value: name == "root" ? "middle" : "top")
    }
  }

  @Test("A change evaluates a covered root at once, and a covered screen above it when that is uncovered")
  func covered() throws {
    let journal = Journal()
    let app = TestApp { Covered(journal: journal) }
    try app.tap("from root")
    try app.tap("from middle")
    _ = journal.take()
    let cost = try app.measure { try app.tap("change what is covered") }
    #expect(cost.bodiesEvaluated == 1)
    #expect(cost.patchesSent == 1)
    #expect(journal.take() == ["root evaluated"])
    try app.goBack()
    #expect(journal.take() == ["middle evaluated"])
    #expect(app.exists("count 1"))
    try app.goBack()
    #expect(journal.take() == [])
    #expect(app.exists("count 1"))
  }

  private struct Eager: View {
    let journal: Journal
    var body: some View {
      NavigationStack {
        NavigationLink("follow") { Destination(journal: journal) }
      }
    }
  }

  private struct Destination: View {
    let journal: Journal
    init(journal: Journal) {
      self.journal = journal
      journal.note("value")
    }
    var body: some View {
      let _ = journal.note("body")
      Text("destination")
    }
  }

  @Test("NavigationLink(destination:) creates its destination's value eagerly but never evaluates its body")
  func eagerLink() throws {
    let journal = Journal()
    let app = TestApp { Eager(journal: journal) }
    #expect(Set(journal.take()) == ["value"])
    try app.tap("follow")
    #expect(journal.entries.filter { $0 == "body" }.count == 1)
    #expect(app.frontTexts.contains("destination"))
    try app.goBack()
    #expect(app.exists("follow"))
  }

  private struct Twice: View {
    var body: some View {
      NavigationStack {
        NavigationLink("go", value: 1)
          .navigationDestination(for: Int.self) { _ in Text("inner") }
          .navigationDestination(for: Int.self) { _ in Text("outer") }
      }
    }
  }

  @Test("A second handler for a type is ignored with a warning that contains the type")
  func secondHandler() throws {
    try withKnownIssue {
      let app = TestApp { Twice() }
      try app.tap("go")
      #expect(app.frontTexts.contains("outer"))
    } matching: { issue in
      "\(issue)".contains("navigationDestination(for: Int.self) occurs more than once")
    }
  }

  @Test("A stack shows a bounded number of screens of a longer path, which is reported, and Back removes the others as well")
  func tooLong() throws {
    let journal = Journal()
    var app: TestApp?
    withKnownIssue {
      app = TestApp { Owner(journal: journal, path: Array(1...1_500)) }
    } matching: { issue in
      "\(issue)".contains("has more than 1000 screens")
    }
    let started = try #require(app)
    #expect(started.stack.count == 1_001)
    #expect(started.stack.last == "number 1,000")
    try started.goBack()
    #expect(started.stack.last == "number 999")
    try started.tap("to 1,000")
    #expect(started.stack.count == 1_001)
    try started.goBack()
    try started.goBack()
    #expect(started.stack.last == "number 998")
  }

  private struct Unhandled: View {
    var body: some View {
      NavigationStack { NavigationLink("go", value: 1.5) }
    }
  }

  @Test("A value without a handler shows a placeholder and reports the type")
  func unhandled() throws {
    try withKnownIssue {
      let app = TestApp { Unhandled() }
      try app.tap("go")
      #expect(app.contains("No navigationDestination for Double"))
    } matching: { issue in
      "\(issue)".contains("No navigationDestination(for: Double.self)")
    }
  }

  private struct Flagged: View {
    @State private var isShown = false
    @State private var item: String?

    var body: some View {
      NavigationStack {
        VStack {
          Text("shown \(isShown) item \(item ?? "none")")
          Button("flag") { isShown = true }
          Button("item") { item = "one" }
        }
        .navigationDestination(isPresented: $isShown) {
          Button("lower the flag") { isShown = false }.navigationTitle("flagged")
        }
        .navigationDestination(item: $item) { value in
          Button("replace \(value)") { item = "two" }.navigationTitle(value)
        }
      }
    }
  }

  @Test("navigationDestination(isPresented:) follows its binding both ways, also from the screen that covers it")
  func flag() throws {
    let app = TestApp { Flagged() }
    try app.tap("flag")
    #expect(app.title == "flagged")
    try app.goBack()
    #expect(app.exists("shown false item none"))
    try app.tap("flag")
    try app.tap("lower the flag")
    #expect(app.exists("shown false item none"))
  }

  @Test("navigationDestination(item:) replaces the screen of the previous item")
  func item() throws {
    let app = TestApp { Flagged() }
    try app.tap("item")
    #expect(app.title == "one")
    try app.tap("replace one")
    #expect(app.title == "two")
    try app.goBack()
    #expect(app.exists("shown false item none"))
  }

  private struct Plain: Hashable {}
  private struct Saved: Hashable, Codable {
    let id: Int
  }

  @Test("A path with a value that is not Codable has no codable representation")
  func codable() throws {
    var path = NavigationPath()
    path.append(Saved(id: 7))
    #expect(path.codable != nil)
    path.append(Plain())
    #expect(path.codable == nil)
  }

  private struct Restoring: View {
    @State var path: NavigationPath
    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Saved.self) { Text("saved \($0.id)") }
      }
    }
  }

  @Test("A saved path is decoded only to the types that the stack can show")
  func restore() throws {
    var path = NavigationPath()
    path.append(Saved(id: 7))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let restored = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    let app = TestApp { Restoring(path: restored) }
    #expect(app.frontTexts.contains("saved 7"))
  }

  private struct Barred: View {
    var body: some View {
      NavigationStack {
        Text("content")
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          }
      }
    }
  }

  @Test("The items of a toolbar are in the bar of its screen")
  func toolbar() {
    let app = TestApp { Barred() }
    #expect(app.tree().contains("toolbarItem"))
    #expect(app.exists("Cancel") && app.exists("Save"))
    #expect(app.title == "Title")
  }
}
