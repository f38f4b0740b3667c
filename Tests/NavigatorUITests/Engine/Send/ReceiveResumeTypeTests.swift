import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private enum StepDestinations: NavigationDestination {
  case step(Int)
  case last
  case detour

  @MainActor var body: some View {
    Text("\(String(describing: self))").navigationTitle("\(String(describing: self))")
  }

  var receiveResumeType: NavigationReceiveResumeType {
    switch self {
    case .step: .auto
    case .last: .cancel
    case .detour: .replacing([StepDestinations.step(9)])
    }
  }
}

@Suite("The result of a destination's receiver for the values after it")
struct ReceiveResumeTypeTests {
  private func stack(after values: StepDestinations...) throws -> [String] {
    let stage = Stage { Text("root").navigationAutoReceive(StepDestinations.self) }
    try stage.navigator.send(values: values)
    return stage.app.stack
  }

  @Test("The result delivers, cancels or replaces the following values")
  func decides() throws {
    #expect(try stack(after: .step(1), .step(2)) == ["Home", "step(1)", "step(2)"])
    #expect(try stack(after: .step(1), .last, .step(2)) == ["Home", "step(1)", "last"])
    #expect(try stack(after: .detour, .step(2)) == ["Home", "detour", "step(9)"])
  }

  @Test("By default the following values are delivered")
  func byDefault() {
    guard case .auto = HomeDestinations.page2.receiveResumeType else {
      Issue.record("not .auto")
      return
    }
  }
}
