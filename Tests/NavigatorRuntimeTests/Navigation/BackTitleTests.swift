import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Titles of Back buttons")
struct BackTitleTests {
  @Observable final class Model {
    var count = 0
  }

  /// Returns the title of the Back button of the screen on top.
  private func backTitle(in app: TestApp) -> String? {
    app.elements(.backButton).last?.content.string(.text)
  }

  private struct StateInbox: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        NavigationLink("Open") { Button("Receive") { count += 1 } }
          .navigationTitle("Inbox \(count)")
      }
    }
  }

  private struct ModelInbox: View {
    let model: Model

    var body: some View {
      NavigationStack {
        NavigationLink("Open", value: 1)
          .navigationTitle("Inbox \(model.count)")
          .navigationDestination(for: Int.self) { _ in
            Button("Receive") { model.count += 1 }
          }
      }
    }
  }

  @Test("A Back button follows the title of the covered screen below")
  func changedTitle() throws {
    for app in [TestApp { StateInbox() }, TestApp { ModelInbox(model: Model()) }] {
      try app.tap("Open")
      #expect(backTitle(in: app) == "Inbox 0")
      try app.tap("Receive")
      #expect(backTitle(in: app) == "Inbox 1")
      try app.goBack()
      #expect(app.title == "Inbox 1")
    }
  }

  private struct Jumping: View {
    static let paths = [[1, 2, 3], [1], [1, 4], [5], [5, 6, 7], [5, 6]]
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        jumps
          .navigationTitle("root")
          .navigationDestination(for: Int.self) { number in jumps.navigationTitle("number \(number)") }
      }
    }

    private var jumps: some View {
      VStack {
        ForEach(Self.paths.indices, id: \.self) { index in
          Button("jump \(index)") { path = Self.paths[index] }
        }
      }
    }
  }

  @Test("A Back button has the title of the screen below after several screens are pushed, popped or replaced at once")
  func jumps() throws {
    let app = TestApp { Jumping() }
    var titles: [String?] = []
    for index in Jumping.paths.indices {
      try app.tap("jump \(index)")
      titles.append(backTitle(in: app))
    }
    #expect(titles == ["number 2", "root", "number 1", "root", "number 6", "number 5"])
  }
}
