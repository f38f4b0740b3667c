import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("The same again")
struct SameAgainTests {
  @Observable
  fileprivate final class Model {
    var page: HomeDestinations?
    var sent: Int?
    var list: [AnyHashable]?
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
        // Someone else wants the same again, in the midst of it.
        if model.asked == 1 { model.page = destination as? HomeDestinations }
        return .allow
      }
      .navigationRoot(Navigator(configuration: NavigationConfiguration(logger: nil)))
    }
  }

  @Test("A binding that gets the same destination while it is being gone to is set back, and works again")
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

  @Test("A binding that gets the same value again sends it again")
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
