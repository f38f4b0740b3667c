import Foundation
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Suite("Flows")
struct FlowTests {
  private let stage = CheckoutStage()
  private var app: TestApp { stage.app }
  private var desk: CheckoutDesk { stage.desk }

  private func startAtPayment() async throws {
    stage.stack.start(CheckoutFlow(desk: desk))
    for _ in 0..<2 { try await stage.tap("Next") }
    #expect(app.presentations.map(\.kind) == [.sheet, .cover])
    #expect(app.exists("Step Payment"))
    _ = desk.take()
  }

  @Test("Steps are shown by their own methods, and the end closes and pops all of them")
  func mixedMethods() async throws {
    stage.stack.start(CheckoutFlow(desk: desk))
    #expect(app.stack == ["Cart", "Page 1", "Address"])
    try await stage.tap("Next")
    #expect(app.stack == ["Delivery"])
    #expect(app.presentations.map(\.kind) == [.sheet])
    try await stage.tap("Next")
    #expect(app.presentations.map(\.kind) == [.sheet, .cover])
    #expect(desk.take() == ["start", "next", "next"])
    try await stage.tap("Complete")
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Cart", "Page 1"])
    #expect(desk.take() == ["complete"])
  }

  @Test("A flow passes its value once to the checkpoint that it returns to, and then completes")
  func returnsValue() async throws {
    stage.stack.start(CheckoutFlow(desk: desk), returningTo: CheckoutStage.Cart.ordered)
    for _ in 0..<2 { try await stage.tap("Next") }
    _ = desk.take()
    try await stage.tap("Order")
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Cart"])
    #expect(desk.take() == ["order 7", "complete with 7"])
  }

  @Test("A value without a checkpoint is passed to the flow, and the user returns to the flow's start")
  func valueWithoutCheckpoint() async throws {
    try await startAtPayment()
    try await stage.tap("Order")
    #expect(app.stack == ["Cart", "Page 1"])
    #expect(desk.take() == ["complete with 7"])
  }

  @Test("A cancelled flow returns to its start, regardless of its checkpoint")
  func cancels() async throws {
    stage.stack.start(CheckoutFlow(desk: desk), returningTo: CheckoutStage.Cart.ordered)
    for _ in 0..<2 { try await stage.tap("Next") }
    _ = desk.take()
    try await stage.tap("Cancel")
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Cart", "Page 1"])
    #expect(desk.take() == ["cancel"])
  }

  @Test("A missing checkpoint is reported, and the flow returns to its start")
  func missingCheckpoint() async throws {
    stage.stack.start(CheckoutFlow(desk: desk), returningTo: NavigationCheckpoint(name: "nowhere"))
    _ = desk.take()
    try withKnownIssue {
      try app.tap("Order")
    } matching: {
      $0.description.contains("which is not registered")
    }
    #expect(app.stack == ["Cart", "Page 1"])
    #expect(desk.take() == ["complete with 7"])
  }

  @Test("Only the flow's own screens are removed, and earlier presentations and screens stay")
  func nothingElse() async throws {
    stage.stack.present(sheet: HomeDestinations.pageN(5), managed: true)
    let sheet = stage.front
    sheet.push(HomeDestinations.pageN(6))
    sheet.start(CheckoutFlow(desk: desk))
    #expect(app.stack == ["Page 5", "Page 6", "Address"])
    try await stage.tap("Next")
    try await stage.tap("Help")
    #expect(app.presentations.count == 3)
    #expect(sheet.cancel(CheckoutFlow(desk: desk)))
    #expect(app.presentations.count == 1)
    #expect(app.stack == ["Page 5", "Page 6"])
    #expect(stage.stack.count == 1)
  }

  @Test("A flow that is started below a sheet keeps that sheet")
  func startedBelowSheet() async throws {
    stage.stack.present(sheet: HomeDestinations.pageN(5), managed: true)
    app.session.settle()
    stage.stack.start(CheckoutFlow(desk: desk))
    #expect(stage.stack.count == 2)
    #expect(stage.stack.complete(CheckoutFlow(desk: desk)))
    #expect(stage.stack.count == 1)
    #expect(app.presentations.count == 1)
  }

  @Test("Flows can be nested, and the inner one returns to the step that started it")
  func nested() async throws {
    stage.stack.start(CheckoutFlow(desk: desk))
    try await stage.tap("Next")
    try await stage.tap("Sub-flow")
    #expect(app.stack == ["Delivery", "Gift"])
    _ = desk.take()
    try await stage.tap("Wrap")
    #expect(app.stack == ["Delivery"])
    #expect(desk.take() == ["gift complete"])
    try await stage.tap("Complete")
    #expect(app.stack == ["Cart", "Page 1"])
    #expect(desk.take() == ["complete"])
  }

  @Test("Two nested runs of one flow end one by one")
  func nestedSame() async throws {
    stage.stack.start(CheckoutFlow(desk: desk))
    stage.front.start(CheckoutFlow(desk: desk))
    #expect(app.stack == ["Cart", "Page 1", "Address", "Address"])
    try await stage.tap("Complete")
    #expect(app.stack == ["Cart", "Page 1", "Address"])
    try await stage.tap("Complete")
    #expect(app.stack == ["Cart", "Page 1"])
    #expect(desk.take() == ["start", "start", "complete", "complete"])
  }

  @Test("A flow can end at its first step or without any")
  func atOnce() async throws {
    let endings: [(InstantFlow.Ending, [String])] = [
      (.complete, ["complete"]), (.value, ["complete 3"]), (.cancel, ["cancel"]), (.error, ["error"]),
    ]
    for (ending, entries) in endings {
      stage.stack.start(InstantFlow(desk: desk, ending: ending))
      app.session.settle()
      #expect(desk.take() == entries)
      #expect(app.stack == ["Cart", "Page 1"])
    }
  }

  @Test(
    "A result can carry the flow, whose callbacks are then called",
    arguments: [
      (InstantFlow.Ending.complete, ["complete 4"], ["Cart", "Page 1"]), (.value, ["order 5", "complete 4 with 5"], ["Cart"]),
      (.cancel, ["cancel 4"], ["Cart", "Page 1"]), (.error, ["error 4"], ["Cart", "Page 1", "Settings main"]),
    ])
  private func carried(_ ending: InstantFlow.Ending, entries: [String], stack: [String]) async throws {
    var flow = CountingFlow(desk: desk, ending: ending, calls: 3)
    if ending == .value { flow.checkpoint = NavigationFlowCheckpoint(CheckoutStage.Cart.ordered) }
    stage.stack.start(flow)
    app.session.settle()
    try await stage.stack.next(flow)
    app.session.settle()
    #expect(desk.take() == entries)
    #expect(app.stack == stack)
  }

  @Test("A lock does not prevent a flow from ending")
  func locked() throws {
    stage.stack.start(LockedFlow())
    app.session.settle()
    #expect(stage.stack.isNavigationLocked)
    try app.tap("Pay")
    #expect(app.stack == ["Cart", "Page 1"])
  }

  @Test("Starting a flow without a stack or a managed view is reported")
  func outside() throws {
    let app = TestApp { StartingView() }
    try withKnownIssue {
      try app.tap("Start")
    } matching: {
      $0.description.contains("Cannot start the flow LockedFlow")
    }
  }

  @Test("A flow that is restored without its run continues, and returns to the screen below its first step")
  func restored() async throws {
    let flow = CheckoutFlow(desk: desk)
    stage.stack.push(CheckoutDestinations.address(flow))
    app.session.settle()
    stage.front.navigate(to: CheckoutDestinations.delivery(flow))
    app.session.settle()
    stage.front.push(HomeDestinations.pageN(3))
    app.session.settle()
    stage.front.pop()
    try await stage.tap("Next")
    #expect(app.exists("Step Payment") || app.exists("Step Address"))
    stage.front.complete(flow)
    app.session.settle()
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Cart", "Page 1"])
    #expect(desk.take() == ["next", "complete"])
    #expect(!stage.front.complete(flow))
  }

  @Test("The start of a flow is saved with it")
  func coding() throws {
    let checkpoint = NavigationFlowCheckpoint(CheckoutStage.Cart.ordered)
    let data = try JSONEncoder().encode(checkpoint)
    #expect(try JSONDecoder().decode(NavigationFlowCheckpoint<Int>.self, from: data) == checkpoint)
  }
}

/// A flow that ends in a given way when it starts.
nonisolated private struct InstantFlow: NavigationFlow {
  typealias Destination = SettingsDestinations

  enum Ending {
    case complete, value, cancel, error
  }

  let desk: CheckoutDesk
  let ending: Ending
  var checkpoint: NavigationFlowCheckpoint<Int>?

  @MainActor func start() -> FlowResult<Self> {
    switch ending {
    case .complete: .complete
    case .value: .completeWithValue(3)
    case .cancel: .cancel
    case .error: .error(CheckoutDesk.OutOfStock())
    }
  }

  @MainActor func next() async throws -> FlowResult<Self> { start() }
  @MainActor func onComplete() { desk.note("complete") }
  @MainActor func onComplete(_ value: Int) { desk.note("complete \(value)") }
  @MainActor func onCancel() { desk.note("cancel") }
  @MainActor func onError(_ error: any Error) { desk.note("error") }
}

/// A flow whose `next()` counts its calls in the flow that its result carries.
nonisolated private struct CountingFlow: NavigationFlow {
  typealias Destination = SettingsDestinations

  let desk: CheckoutDesk
  let ending: InstantFlow.Ending
  var calls = 0
  var checkpoint: NavigationFlowCheckpoint<Int>?

  @MainActor func start() -> FlowResult<Self> { .destination(.main) }

  @MainActor func next() async throws -> FlowResult<Self> {
    // The copy that is created anew has no checkpoint.
    let changed = CountingFlow(desk: desk, ending: ending, calls: calls + 1)
    return switch ending {
    case .complete: .complete(changed)
    case .value: .completeWithValue(5, changed)
    case .cancel: .cancel(changed)
    case .error: .error(changed, CheckoutDesk.OutOfStock())
    }
  }

  @MainActor func onComplete() { desk.note("complete \(calls)") }
  @MainActor func onComplete(_ value: Int) { desk.note("complete \(calls) with \(value)") }
  @MainActor func onCancel() { desk.note("cancel \(calls)") }
  @MainActor func onError(_ error: any Error) { desk.note("error \(calls)") }
}

nonisolated private struct LockedFlow: NavigationFlow, Hashable {
  typealias Destination = LockedDestinations

  var checkpoint: NavigationFlowCheckpoint<Void>?

  @MainActor func start() -> FlowResult<Self> { .destination(LockedDestinations.paying(self)) }
  @MainActor func next() async throws -> FlowResult<Self> { .complete }
}

nonisolated private enum LockedDestinations: NavigationDestination {
  case paying(LockedFlow)

  var body: some View {
    switch self {
    case .paying(let flow): PayingStep(flow: flow)
    }
  }
}

private struct PayingStep: View {
  let flow: LockedFlow
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Pay") { navigator.complete(flow) }
      .navigationTitle("Paying")
      .navigationLocked()
  }
}

private struct StartingView: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Start") { navigator.start(LockedFlow()) }
  }
}
