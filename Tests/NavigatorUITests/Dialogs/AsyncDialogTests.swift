import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private enum Action: Equatable {
  case retry
}

@Observable
private final class Upload {
  @ObservationIgnored let clock: TestClock
  @ObservationIgnored let journal = Journal()
  var attempts = 0
  var alert: AlertState<Action>?
  var dialog: ConfirmationDialogState<Action>?

  init(clock: TestClock) {
    self.clock = clock
  }

  func start() {
    alert = AlertState {
      TextState("Upload failed \(attempts) times")
    } actions: {
      ButtonState(action: .retry) { TextState("Retry") }
      ButtonState(role: .cancel) { TextState("Give up") }
    }
  }

  func handle(_ action: Action?) async {
    journal.note("\(action.map { "\($0)" } ?? "nothing"), alert \(alert == nil ? "nil" : "set")")
    guard action == .retry else { return }
    attempts += 1
    try? await clock.sleep(for: .seconds(1))
    start()
  }
}

private struct UploadView: View {
  @Bindable var upload: Upload
  @State private var isShown = true

  var body: some View {
    Button("Upload") { upload.start() }
    Toggle("Shown", isOn: $isShown)
    if isShown {
      Text("attempts \(upload.attempts)")
        .alert($upload.alert) { action in
          await upload.handle(action)
        }
        .confirmationDialog($upload.dialog) { action in
          await upload.handle(action)
        }
    }
  }
}

@Suite("Asynchronous answers to alerts and dialogs")
struct AsyncDialogTests {
  @Test("The alert is dismissed while the handler runs, and a handler can present another alert")
  func again() async throws {
    let clock = TestClock()
    let upload = Upload(clock: clock)
    let app = TestApp { UploadView(upload: upload) }
    try app.tap("Upload")
    for attempt in 1...3 {
      try app.tap("Retry")
      await app.settle()
      #expect(upload.journal.take() == ["retry, alert nil"])
      #expect(app.presentations.isEmpty)
      #expect(app.exists("attempts \(attempt)"))
      await clock.advance(by: .seconds(1))
      #expect(app.presentations == [Presentation(.alert, title: "Upload failed \(attempt) times")])
    }
    try app.tap("Give up")
    await app.settle()
    #expect(upload.journal.take() == ["nothing, alert nil"])
    #expect(app.presentations.isEmpty)
  }

  @Test("A handler that has started continues after the view is removed")
  func outlivesView() async throws {
    let clock = TestClock()
    let upload = Upload(clock: clock)
    let app = TestApp { UploadView(upload: upload) }
    try app.tap("Upload")
    try app.tap("Retry")
    await app.settle()
    try app.setToggle("Shown", to: false)
    await clock.advance(by: .seconds(1))
    #expect(upload.alert != nil)
    #expect(app.presentations.isEmpty)
    try app.setToggle("Shown", to: true)
    #expect(app.presentations == [Presentation(.alert, title: "Upload failed 1 times")])
  }

  @Test("A dialog passes its action to an asynchronous handler once")
  func dialog() async throws {
    let clock = TestClock()
    let upload = Upload(clock: clock)
    let app = TestApp { UploadView(upload: upload) }
    upload.dialog = ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Upload?")
    } actions: {
      ButtonState(action: .retry) { TextState("Upload now") }
    }
    try app.tap("Upload now")
    await app.settle()
    #expect(upload.journal.take() == ["retry, alert nil"])
    #expect(app.presentations.isEmpty)
    await clock.advance(by: .seconds(1))
    #expect(app.presentations.map(\.kind) == [.alert])
  }
}
