import InMemoryLogging
import Logging
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@Observable
private final class Shown {
  var first = false
  var second = false
  var alert = false
}

private struct TwoSheets: View {
  @Bindable var shown: Shown

  init(shown: Shown) {
    self.shown = shown
  }

  var body: some View {
    VStack {
      Text("Content").sheet(isPresented: $shown.first) { Text("First") }
      Text("More").fullScreenCover(isPresented: $shown.second) { Text("Second") }
    }
    .alert("Alert", isPresented: $shown.alert) {}
  }
}

@MainActor
@Suite("Presentations that wait")
struct WaitingPresentationTests {
  private let handler = InMemoryLogHandler()
  private let shown = Shown()
  private let app: TestApp

  init() {
    let (handler, shown) = (handler, shown)
    app = TestApp(
      session: AppSession(
        types: TypeTable(), configuration: SessionConfiguration(), log: Logger(label: "test", factory: { _ in handler }),
        clock: HostClock(ContinuousClock())
      ) { $0.make(TwoSheets(shown: shown)) })
  }

  private var warnings: [String] { handler.entries.filter { $0.level == .warning }.map { "\($0.message)" } }

  @Test("A presentation that waits for another one is logged once, and is shown when the other one is closed")
  func waits() throws {
    for _ in 0..<2 {
      shown.first = true
      app.session.settle()
      shown.second = true
      app.session.settle()
      #expect(app.presentations.map(\.kind) == [.sheet])
      shown.first = false
      app.session.settle()
      #expect(app.presentations.map(\.kind) == [.cover])
      shown.second = false
      app.session.settle()
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("A presentation (cover) waits until another one (sheet) is closed") == true)
  }

  @Test("A presentation that replaces another one in the same turn is not logged")
  func replaces() {
    shown.first = true
    app.session.settle()
    shown.first = false
    shown.second = true
    app.session.settle()
    shown.first = true
    shown.second = false
    app.session.settle()
    #expect(app.presentations.map(\.kind) == [.sheet])
    #expect(warnings.isEmpty)
  }

  @Test("An alert does not wait for a sheet, and nothing is logged")
  func alert() {
    shown.first = true
    app.session.settle()
    shown.alert = true
    app.session.settle()
    #expect(app.presentations.map(\.kind) == [.sheet, .alert])
    #expect(warnings.isEmpty)
  }
}
