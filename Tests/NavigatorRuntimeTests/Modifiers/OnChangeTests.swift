import NavigatorTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("onChange")
struct OnChangeTests {
  private struct Current: View {
    let journal: Journal
    @State private var count = 0

    var body: some View {
      Button("Add") { count += 1 }
        .onChange(of: count) { [count] in journal.note("\(count)") }
    }
  }

  @available(*, deprecated)
  private struct DeprecatedCapture: View {
    let journal: Journal
    let count: Int
    var body: some View {
      Text("\(count)").onChange(of: count, perform: { journal.note("\(count) -> \($0)") })
    }
  }

  @available(*, deprecated)
  private struct DeprecatedOwner: View {
    let journal: Journal
    @State private var count = 0
    var body: some View {
      Button("Add") { count += 1 }
      DeprecatedCapture(journal: journal, count: count)
    }
  }

  @available(*, deprecated)
  @Test("The deprecated onChange calls the closure of the old view, which has captured the old value")
  func deprecated() throws {
    let journal = Journal()
    let app = TestApp { DeprecatedOwner(journal: journal) }
    try app.tap("Add")
    try app.tap("Add")
    #expect(journal.take() == ["0 -> 1", "1 -> 2"])
  }

  @Test("onChange calls the closure of the new view, which has captured the new value")
  func current() throws {
    let journal = Journal()
    let app = TestApp { Current(journal: journal) }
    try app.tap("Add")
    #expect(journal.take() == ["1"])
  }

  private struct Initial: View {
    let journal: Journal

    var body: some View {
      TabView {
        NavigationStack {
          NavigationLink("push", value: 1)
            .onChange(of: 7, initial: true) { old, new in journal.note("initial \(old) \(new)") }
            .navigationDestination(for: Int.self) { Text("pushed \($0)") }
        }
        .tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
    }
  }

  @Test("onChange(initial: true) runs each time the view appears: first, after a pop and on return to a tab")
  func initial() throws {
    let journal = Journal()
    let app = TestApp { Initial(journal: journal) }
    #expect(journal.take() == ["initial 7 7"])
    try app.tap("push")
    #expect(journal.take() == [])
    try app.goBack()
    #expect(journal.take() == ["initial 7 7"])
    try app.selectTab("Two")
    #expect(journal.take() == [])
    try app.selectTab("One")
    #expect(journal.take() == ["initial 7 7"])
  }

  @Observable final class Router {
    var pending: String?
  }

  private struct RouterRoot: View {
    let router: Router
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        Text("Root")
          .onChange(of: router.pending) { path = [$1].compactMap(\.self) }
          .navigationDestination(for: String.self) { word in
            Text("Screen \(word)")
            Button("Go to c") { router.pending = "c" }
            NavigationLink("push", value: word + word)
          }
      }
    }
  }

  @Test("onChange on a covered root runs at once, also below several screens")
  func coveredRoot() throws {
    let router = Router()
    let app = TestApp { RouterRoot(router: router) }
    router.pending = "a"
    #expect(app.exists("Screen a"))
    router.pending = "b"
    #expect(app.exists("Screen b"))
    try app.tap("push")
    #expect(app.exists("Screen bb"))
    try app.tap("Go to c")
    #expect(app.exists("Screen c"))
    #expect(app.stack.count == 2)
  }

  private struct BoundRoot: View {
    @Binding var pending: String?
    @Binding var path: [String]
    let journal: Journal

    var body: some View {
      Text("Root")
        .onChange(of: pending) { path = [$1].compactMap(\.self) }
        .onAppear { journal.note("root appeared") }
        .onDisappear { journal.note("root disappeared") }
        .task { journal.note("root task") }
        .navigationDestination(for: String.self) { word in
          Button("from \(word)") { pending = word + "!" }
        }
    }
  }

  private struct StateRouter: View {
    let journal: Journal
    @State private var pending: String?
    @State private var path = ["a"]

    var body: some View {
      NavigationStack(path: $path) { BoundRoot(pending: $pending, path: $path, journal: journal) }
    }
  }

  @Test("A covered root is evaluated and has not appeared")
  func coveredRootHasDisappeared() throws {
    let journal = Journal()
    let app = TestApp { StateRouter(journal: journal) }
    _ = journal.take()
    try app.tap("from a")
    #expect(app.exists("from a!"))
    #expect(!app.exists("Root"))
    #expect(journal.take() == [])
    try app.goBack()
    #expect(journal.entries.first == "root appeared")
  }

  private struct Endless: View {
    let journal: Journal
    @State private var number = 0
    @State private var taps = 0

    var body: some View {
      Button("Start") { number += 1 }
      Button("Tap") { taps += 1 }
      Text("Number: \(number), taps: \(taps)")
        .onChange(of: number) { _, new in
          journal.note("\(new)")
          number += 1
        }
    }
  }

  @Test("An onChange that writes what it watches stops after a few rounds, is reported, and runs with the next change")
  func endless() throws {
    try withKnownIssue {
      let journal = Journal()
      let app = TestApp { Endless(journal: journal) }
      try app.tap("Start")
      #expect(journal.take() == (1...8).map(String.init))
      #expect(app.exists("Number: 9, taps: 0"))
      try app.tap("Tap")
      #expect(journal.take() == [])
      #expect(app.exists("Number: 9, taps: 1"))
      try app.tap("Start")
      #expect(journal.take().count == 8)
    } matching: { issue in
      let text = "\(issue)"
      return text.contains("onChange(of: Int) did not come to rest") && text.contains("Endless")
    }
  }

  private struct Clamped: View {
    @State private var number = 0

    var body: some View {
      Button("Add 7") { number += 7 }
      Text("Number: \(number)").onChange(of: number) { number = min(number, 10) }
    }
  }

  @Test("An onChange may correct the value that it watches, at each change")
  func clamped() throws {
    let app = TestApp { Clamped() }
    for expected in [7] + Array(repeating: 10, count: 12) {
      try app.tap("Add 7")
      #expect(app.exists("Number: \(expected)"))
    }
  }
}
