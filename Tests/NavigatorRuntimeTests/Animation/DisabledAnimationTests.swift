import NavigatorTesting
import SwiftUI
import Testing

/// Presentations and screens that appear and end in transactions that disable animations.
@MainActor
@Suite("Presentations and screens without animations")
struct DisabledAnimationTests {
  private struct Screen: View {
    @State private var path: [Int] = []
    @State private var isShown = false

    private func still(_ body: () -> Void) {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction, body)
    }

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Present at once") { still { isShown = true } }
          Button("Present") { isShown = true }
          Button("Push at once") { still { path = [1] } }
          Button("Push") { path = [1] }
        }
        .navigationDestination(for: Int.self) { _ in
          Button("Pop at once") { still { path = [] } }
          Button("Pop") { path = [] }
        }
        .fullScreenCover(isPresented: $isShown) {
          Button("Close at once") { still { isShown = false } }
          Button("Close") { isShown = false }
        }
      }
    }
  }

  @Test("A host shows and removes them at once", arguments: zip(["Present", "Push"], ["Close", "Pop"]))
  func still(show: String, remove: String) throws {
    let app = TestApp { Screen() }
    try app.tap("\(show) at once")
    let shown = app.takeAnimations()
    #expect(shown.map(\.kind) == [.insertion] && shown.map(\.animation.duration) == [0])
    try app.tap("\(remove) at once")
    let removed = app.takeAnimations()
    #expect(removed.map(\.kind) == [.change] && removed.map(\.animation.duration) == [0])
    #expect(app.exists("Push") && !app.exists(remove))
  }

  @Test("Otherwise a host plays its own animations", arguments: zip(["Present", "Push"], ["Close", "Pop"]))
  func animated(show: String, remove: String) throws {
    let app = TestApp { Screen() }
    try app.tap(show)
    try app.tap(remove)
    #expect(app.takeAnimations().isEmpty)
  }
}
