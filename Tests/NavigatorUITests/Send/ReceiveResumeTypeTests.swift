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

@Suite("What a destination says of the values after it")
struct ReceiveResumeTypeTests {
  private func stack(after values: StepDestinations...) throws -> [String] {
    let stage = Stage { Text("root").navigationAutoReceive(StepDestinations.self) }
    try stage.navigator.send(values: values)
    return stage.app.stack
  }

  @Test("It lets them follow, gives them up or puts others in their place")
  func decides() throws {
    #expect(try stack(after: .step(1), .step(2)) == ["Home", "step(1)", "step(2)"])
    #expect(try stack(after: .step(1), .last, .step(2)) == ["Home", "step(1)", "last"])
    #expect(try stack(after: .detour, .step(2)) == ["Home", "detour", "step(9)"])
  }

  @Test("By default they follow")
  func byDefault() {
    guard case .auto = HomeDestinations.page2.receiveResumeType else {
      Issue.record("not .auto")
      return
    }
  }
}
