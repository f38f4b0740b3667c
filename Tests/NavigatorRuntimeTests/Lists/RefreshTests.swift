import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Refreshing")
struct RefreshTests {
  /// A source whose load waits until the test finishes it.
  @MainActor
  private final class Source: ObservableObject {
    @Published var rows = ["Old"]
    var continuations: [CheckedContinuation<Void, Never>] = []
    var wasCancelled = false

    func load() async {
      await withCheckedContinuation { continuations.append($0) }
      if Task.isCancelled { wasCancelled = true }
      rows = ["New \(continuations.count)"]
    }
  }

  private struct Rows: View {
    @ObservedObject var source: Source
    @Environment(\.refresh) private var refresh

    var body: some View {
      List(source.rows, id: \.self) { Text($0) }
        .refreshable { await source.load() }
    }
  }

  @Test("A list is refreshed until the action returns, and once at a time")
  func list() async throws {
    let source = Source()
    let app = TestApp { Rows(source: source) }
    let list = try #require(app.elements(.list).first)
    #expect(!app.isRefreshing)
    for _ in 0..<2 {
      #expect(app.session.perform(InputEvent(target: list.id, action: .change(.bool(true), revision: 0))) == .handled)
    }
    try await app.settle { !source.continuations.isEmpty }
    #expect(app.isRefreshing)
    #expect(source.continuations.count == 1)
    source.continuations[0].resume()
    try await app.settle { !app.isRefreshing }
    #expect(app.exists("New 1"))
  }

  @Test("A test refreshes the list in front and waits for the end")
  func headless() async throws {
    struct Quick: View {
      @State private var count = 0
      var body: some View {
        ScrollView { Text("Loaded \(count)") }
          .refreshable { count += 1 }
      }
    }
    let app = TestApp { Quick() }
    try await app.refresh()
    #expect(app.exists("Loaded 1"))
    try await app.refresh()
    #expect(app.exists("Loaded 2"))
  }

  private struct RefreshedForm: View {
    @State private var count = 0

    var body: some View {
      Form { Text("Refreshed \(count) times") }
        .refreshable { count += 1 }
    }
  }

  @Test("A form is refreshed as a list is")
  func refreshedForm() async throws {
    let app = TestApp { RefreshedForm() }
    try await app.refresh()
    try await app.refresh()
    #expect(app.exists("Refreshed 2 times"))
    await #expect(throws: TestFailure.self) { try await TestApp { Form { Text("A") } }.refresh() }
  }

  @Test("Views inside read the action, and a list without one cannot be refreshed")
  func environment() async throws {
    struct Reader: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Text(refresh == nil ? "no action" : "an action") }
    }
    let app = TestApp { VStack { Reader().refreshable {} } }
    #expect(app.exists("an action"))
    let plain = TestApp { List { Reader() } }
    #expect(plain.exists("no action"))
    await #expect(throws: TestFailure.self) { try await plain.refresh() }
  }

  @Test("The button by which a host offers a refresh has a name in the language of the view, and an English one has none")
  func buttonName() {
    for role in [Role.list, .form, .scrollView] {
      let app = TestApp { Container(role: role).environment(\.locale, Locale(identifier: "de_DE")) }
      #expect(app.elements(role).map { $0.content.strings(.partNames) } == [["Aktualisieren"]], "\(role)")
      let english = TestApp { Container(role: role) }
      #expect(english.elements(role).allSatisfy { $0.content[.isRefreshing] == .bool(false) && $0.content[.partNames] == nil })
    }
  }

  private struct Container: View {
    let role: Role

    var body: some View {
      switch role {
      case .list: List { Text("A") }.refreshable {}
      case .form: Form { Text("A") }.refreshable {}
      default: ScrollView { Text("A") }.refreshable {}
      }
    }
  }

  @Test("A list drops values other than true")
  func hostile() throws {
    let app = TestApp { List { Text("Row") }.refreshable {} }
    let list = try #require(app.elements(.list).first)
    for value in [NavigatorHost.Content.Value.bool(false), .number(1), .string("true")] {
      let outcome = app.session.perform(InputEvent(target: list.id, action: .change(value, revision: 0)))
      #expect(outcome == .dropped(.invalidValue))
    }
  }
}
