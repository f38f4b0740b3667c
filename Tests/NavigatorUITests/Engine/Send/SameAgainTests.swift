import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("Repeated requests")
struct SameAgainTests {
  @Observable
  fileprivate final class Model {
    var page: HomeDestinations?
    var sent: Int?
    var list: [AnyHashable]?
    var isDone = false
    var isBlocked = true
    @ObservationIgnored var received: [Int] = []
    @ObservationIgnored var asked = 0
  }

  private let model = Model()

  private func start() -> TestApp {
    let model = model
    return TestApp {
      ManagedNavigationStack {
        SameAgainView(model: model)
      }
      .navigationGuard { destination, _ in
        model.asked += 1
        // Another caller requests the same destination during the navigation.
        if model.asked == 1 { model.page = destination as? HomeDestinations }
        return .allow
      }
      .navigationRoot(Navigator(configuration: NavigationConfiguration(logger: nil)))
    }
  }

  @Test("A binding that is set to the destination in progress is reset and works again")
  func destination() throws {
    let app = start()
    model.page = .pageN(1)
    app.session.settle()
    #expect(app.stack == ["Root", "Page 1"])
    #expect(model.page == nil)
    try app.goBack()
    model.page = .pageN(1)
    #expect(app.stack == ["Root", "Page 1"])
    #expect(model.page == nil)
  }

  @Test("A trigger that a blocking view sets again is reset and works again")
  func trigger() throws {
    let model = model
    let navigator = Navigator(configuration: NavigationConfiguration(logger: nil))
    let app = TestApp {
      ManagedNavigationStack(name: "root") { Text("Root") }.navigationRoot(navigator)
        .environment(model)
    }
    navigator.named("root")?.present(sheet: BlockingPlace(), managed: true)
    app.session.settle()
    model.isDone = true
    app.session.settle()
    #expect(app.presentations.count == 1)
    #expect(!model.isDone)
    model.isBlocked = false
    model.isDone = true
    app.session.settle()
    #expect(app.presentations.isEmpty)
  }

  @Test("A binding that is set to the same value again sends it again")
  func value() throws {
    let app = start()
    for _ in 0..<3 {
      model.sent = 7
      app.session.settle()
      #expect(model.sent == nil)
      model.list = [7, 7]
      app.session.settle()
      #expect(model.list == nil)
    }
    #expect(model.received == Array(repeating: 7, count: 9))
    model.list = []
    app.session.settle()
    #expect(model.list == nil)
    #expect(model.received.count == 9)
  }
}

nonisolated private struct BlockingPlace: NavigationDestination {
  @MainActor var body: some View { BlockingView() }
}

private struct BlockingView: View {
  @Environment(SameAgainTests.Model.self) private var model

  var body: some View {
    Text("Blocking")
      .navigationDismiss(trigger: Bindable(model).isDone)
      .navigationBlocked(when: model.isBlocked) { _ in model.isDone = true }
  }
}

private struct SameAgainView: View {
  @Bindable var model: SameAgainTests.Model

  var body: some View {
    Text("Root")
      .navigationTitle("Root")
      .navigate(to: $model.page)
      .navigationSend($model.sent)
      .navigationSend(values: $model.list)
      .onNavigationReceive { (number: Int) in
        model.received.append(number)
        return .auto
      }
  }
}
