import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// Asynchronous steps and the user's actions during them.
@Suite("Flows with asynchronous steps")
struct FlowAsyncTests {
  private let stage = CheckoutStage()
  private let door = Door()
  private var app: TestApp { stage.app }
  private var desk: CheckoutDesk { stage.desk }

  private func start() {
    stage.stack.start(CheckoutFlow(desk: desk))
    app.session.settle()
    _ = desk.take()
    desk.door = door
  }

  @Test("A step that throws reports the error to the flow and the caller, and the user stays")
  func throwing() async throws {
    start()
    desk.fails = true
    door.open()
    try await stage.tap("Next")
    #expect(app.stack == ["Cart", "Page 1", "Address"])
    #expect(desk.take() == ["next", "error OutOfStock", "thrown OutOfStock"])
    desk.fails = false
    try await stage.tap("Next")
    #expect(app.stack == ["Delivery"])
    try await stage.tap("Fail")
    #expect(desk.take() == ["next", "error OutOfStock"])
    #expect(app.stack == ["Delivery"])
  }

  @Test("A step that is requested twice from one screen runs once")
  func twice() async throws {
    start()
    try await stage.tap("Next")
    try await stage.tap("Next")
    #expect(desk.take() == ["next"])
    door.open()
    await app.settle()
    #expect(app.presentations.count == 1)
    try await stage.tap("Next")
    #expect(desk.take() == ["next"])
  }

  @Test("A step that completes after the user has gone back does nothing and does not delay the next")
  func wentBack() async throws {
    start()
    door.open()
    try await stage.tap("Next")
    #expect(app.stack == ["Delivery"])
    let slow = Door()
    desk.door = slow
    try await stage.tap("Next")
    try app.swipeAway()
    #expect(app.stack == ["Cart", "Page 1", "Address"])
    // From the previous step, the flow continues at once.
    desk.door = nil
    try await stage.tap("Next")
    #expect(app.stack == ["Delivery"])
    slow.open()
    await app.settle()
    #expect(app.stack == ["Delivery"])
    #expect(app.presentations.count == 1)
  }

  @Test("A step that completes after the user has left the flow does nothing")
  func left() async throws {
    start()
    try await stage.tap("Next")
    try app.goBack()
    var events = stage.root.events.makeAsyncIterator()
    door.open()
    await app.settle()
    #expect(app.stack == ["Cart", "Page 1"])
    #expect(app.presentations.isEmpty)
    let event = await events.next()
    #expect(event?.verbosity == .warning)
    #expect(event?.event.description.contains("the user had left") == true)
    // A completion is too late as well.
    #expect(!stage.stack.complete(CheckoutFlow(desk: desk)))
    #expect(desk.take() == ["next"])
  }

  @Test("A failure after the user has left is not reported to the flow")
  func failedAfterLeaving() async throws {
    start()
    desk.fails = true
    try await stage.tap("Next")
    try app.goBack()
    door.open()
    await app.settle()
    #expect(desk.take() == ["next", "thrown OutOfStock"])
  }

  @Test("A step that completes after the flow was cancelled does nothing")
  func cancelledFlow() async throws {
    start()
    try await stage.tap("Next")
    try await stage.tap("Cancel")
    door.open()
    await app.settle()
    #expect(app.stack == ["Cart", "Page 1"])
    #expect(desk.take() == ["next", "cancel"])
  }

  @Test("In a cancelled task no next step starts or takes effect")
  func cancelledTask() async throws {
    start()
    let flow = CheckoutFlow(desk: desk, address: "Home")
    let navigator = stage.stack
    let before = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await navigator.next(flow)
    }
    await #expect(throws: CancellationError.self) { try await before.value }
    #expect(desk.take() == [])
    let during = Task { try await navigator.next(flow) }
    try await app.settle(until: { door.waitingCount == 1 })
    during.cancel()
    door.open()
    await #expect(throws: CancellationError.self) { try await during.value }
    #expect(app.stack == ["Cart", "Page 1", "Address"])
    #expect(desk.take() == ["next"])
    try await navigator.next(flow)
    #expect(app.stack == ["Delivery"])
  }

  @Test("A deep link during a step is followed, and the step does nothing")
  func deepLink() async throws {
    start()
    try await stage.tap("Next")
    stage.front.perform(.reset, .with(navigator: "cart") { $0.push(HomeDestinations.pageN(9)) })
    #expect(app.stack == ["Cart", "Page 9"])
    door.open()
    await app.settle()
    #expect(app.stack == ["Cart", "Page 9"])
  }
}
