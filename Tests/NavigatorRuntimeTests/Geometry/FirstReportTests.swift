import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

/// The actions of views in geometry readers while the size of the window is an estimate.
@MainActor
@Suite("Actions before the first report of sizes")
struct FirstReportTests {
  private struct Screen: View {
    @State private var widths: [Int] = []
    @State private var tasks: [Int] = []
    @State private var isShown = true
    @State private var appearances = 0

    var body: some View {
      Button("Toggle") { isShown.toggle() }
      if isShown {
        GeometryReader { proxy in
          Color.clear
            .onAppear { widths.append(Int(proxy.size.width)) }
            .onDisappear { widths.append(-1) }
            .task { tasks.append(Int(proxy.size.width)) }
        }
      }
      Text("Widths: \(widths), tasks: \(tasks), appearances: \(appearances)").onAppear { appearances += 1 }
    }
  }

  private let clock = TestClock()

  private func open(isEstimated: Bool = true, recordsOpening: Bool = true, url: String? = nil) -> any HostSession {
    var configuration = SessionConfiguration(url: url)
    (configuration.windowWidth, configuration.windowHeight) = (390, 844)
    configuration.recordsOpening = recordsOpening
    configuration.isWindowEstimated = isEstimated
    let session = ViewRunner(clock: clock) { Screen() }.makeSession(configuration)
    session.onPatches = { _ in }
    session.beginAnimations()
    session.settle()
    return session
  }

  private func text(of session: any HostSession) -> String? {
    session.root.everything.compactMap { $0.content.string(.text) }.first { $0.hasPrefix("Widths") }
  }

  private func measure(_ session: any HostSession) {
    let frames = session.root.everything.filter { $0.content.string(.measures) != nil }.map {
      InputEvent.MeasuredFrame(element: $0.id, width: 320, height: 100)
    }
    #expect(session.perform(InputEvent(target: session.root.id, action: .measure(frames))) == .handled)
    session.settle()
  }

  private func toggle(_ session: any HostSession) throws {
    let button = try #require(session.root.everything.first { $0.role == .button })
    #expect(session.perform(InputEvent(target: button.id, action: .tap)) == .handled)
    session.settle()
  }

  /// Runs the tasks that have been started.
  private func runTasks(of session: any HostSession) async {
    await clock.advance(by: .zero)
    session.settle()
  }

  @Test("The actions of a view in a geometry reader run once, with the reported size")
  func report() async {
    let session = open()
    await runTasks(of: session)
    #expect(text(of: session) == "Widths: [], tasks: [], appearances: 1")
    measure(session)
    measure(session)
    await runTasks(of: session)
    #expect(text(of: session) == "Widths: [320], tasks: [320], appearances: 1")
  }

  @Test("Without a report, the actions also run after a second in a session that records no animations")
  func noRecording() async {
    let session = open(recordsOpening: false)
    #expect(text(of: session)?.hasPrefix("Widths: [],") == true)
    await clock.advance(by: .seconds(1))
    session.settle()
    #expect(text(of: session)?.hasPrefix("Widths: [390],") == true)
  }

  @Test("The actions do not wait while no view handles the address, because they may show that view")
  func unhandledAddress() {
    #expect(text(of: open(url: "https://a.example/orders"))?.hasPrefix("Widths: [390],") == true)
  }

  @Test("With the size of a known window, the actions run at once")
  func knownWindow() {
    #expect(text(of: open(isEstimated: false))?.hasPrefix("Widths: [390]") == true)
  }

  @Test("A view that is removed before the report neither appears nor disappears")
  func removal() throws {
    let session = open()
    try toggle(session)
    measure(session)
    #expect(text(of: session)?.hasPrefix("Widths: [],") == true)
  }

  @Test("A view that is removed and inserted before the report appears once")
  func insertion() throws {
    let session = open()
    try toggle(session)
    try toggle(session)
    measure(session)
    #expect(text(of: session)?.hasPrefix("Widths: [320],") == true)
  }

  @Test("The actions run after a second if no sizes are reported, and those of later views at once")
  func noReport() async throws {
    let session = open()
    await clock.advance(by: .seconds(1))
    session.settle()
    #expect(text(of: session)?.hasPrefix("Widths: [390],") == true)
    try toggle(session)
    try toggle(session)
    #expect(text(of: session)?.hasPrefix("Widths: [390, -1, 390],") == true)
  }

  @Test("In a session without geometry readers, the actions of later readers run at once")
  func laterReaders() throws {
    struct Later: View {
      @State private var isShown = false
      @State private var width = 0

      var body: some View {
        Button("Show") { isShown = true }
        if isShown { GeometryReader { proxy in Color.clear.onAppear { width = Int(proxy.size.width) } } }
        Text("Widths: \(width)")
      }
    }
    var configuration = SessionConfiguration()
    configuration.recordsOpening = true
    configuration.isWindowEstimated = true
    let session = ViewRunner(clock: clock) { Later() }.makeSession(configuration)
    session.onPatches = { _ in }
    session.beginAnimations()
    session.settle()
    try toggle(session)
    #expect(text(of: session) == "Widths: 390")
  }
}
