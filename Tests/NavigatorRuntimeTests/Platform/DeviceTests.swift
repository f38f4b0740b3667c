import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("UIKit's shared objects")
struct DeviceTests {
  private struct Idiom: View {
    var body: some View {
      Text(UIDevice.current.userInterfaceIdiom == .pad ? "Wide" : "Narrow")
    }
  }

  @Test("The device is a phone in a narrow or low window, and a tablet in others")
  func idiom() {
    let app = TestApp(environment: .phone) { Idiom() }
    #expect(app.exists("Narrow"))
    app.environment.horizontalSizeClass = .regular
    app.environment.verticalSizeClass = .regular
    #expect(app.exists("Wide"))
    app.environment.verticalSizeClass = .compact
    #expect(app.exists("Narrow"))
    #expect(UIDevice.current.userInterfaceIdiom == .unspecified)
  }

  private struct Screen: View {
    @State private var tapped = ""

    var body: some View {
      let bounds = UIScreen.main.bounds
      Text(verbatim: "\(bounds.minX) \(bounds.width) x \(bounds.height), scale \(UIScreen.main.scale)")
      Button("Read") { tapped = "\(UIScreen.main.bounds.width)" }
      Text(verbatim: "Read: \(tapped)")
    }
  }

  @Test("The screen has the size of the window that the host reports, and views that read it follow it")
  func screen() throws {
    let session = ViewRunner { Screen() }.makeSession(SessionConfiguration())
    session.onPatches = { _ in }
    var texts: [String] { session.root.everything.compactMap { $0.content.string(.text) } }
    #expect(texts.contains("0.0 390.0 x 844.0, scale 1.0"))
    #expect(session.root.content.string(.measures) != nil)
    for width in [500.0, 320] {
      let frame = InputEvent.MeasuredFrame(element: session.root.id, width: width, height: 700)
      #expect(session.perform(InputEvent(target: session.root.id, action: .measure([frame]))) == .handled)
      session.settle()
      #expect(texts.contains("0.0 \(width) x 700.0, scale 1.0"))
    }
    let button = try #require(session.root.everything.first { $0.role == .button })
    session.perform(InputEvent(target: button.id, action: .tap))
    #expect(texts.contains("Read: 320.0"))
    #expect(TestApp(size: CGSize(width: 375, height: 667)) { Screen() }.exists("0.0 375.0 x 667.0, scale 1.0"))
    #expect(UIScreen.main.bounds == .zero)
    #expect(UIScreen.main.scale == 1)
  }

  private struct Opener: View {
    @State private var log: [String] = []

    private func open(_ address: String) {
      guard let url = URL(string: address) else { return }
      let app = UIApplication.shared
      app.open(url) { log.append("\(app.canOpenURL(url)) \($0)") }
    }

    var body: some View {
      Button("Site") { open("https://example.com") }
      Button("Mail") { open("mailto:a@example.com") }
      Button("Other") { open("other:thing") }
      Button("Wait") {
        guard let url = URL(string: "https://example.com/2") else { return }
        Task { log.append("\(await UIApplication.shared.open(url))") }
      }
      Text("Log: \(log.joined(separator: ", "))").accessibilityIdentifier("log")
    }
  }

  @Test("The application opens addresses that hosts can open, and reports it")
  func open() async throws {
    let app = TestApp { Opener() }
    try app.tap("Site")
    try app.tap("Mail")
    try app.tap("Other")
    #expect(app.openedURLs == ["https://example.com", "mailto:a@example.com"])
    #expect(try app.element("log").content.string(.text) == "Log: true true, true true, false false")
    try app.tap("Wait")
    await app.settle()
    #expect(app.openedURLs.last == "https://example.com/2")
    #expect(try app.element("log").content.string(.text) == "Log: true true, true true, false false, true")
  }

  @Test("Outside of sessions, nothing is opened")
  func outside() throws {
    let url = try #require(URL(string: "https://example.com"))
    var isOpened: Bool?
    UIApplication.shared.open(url) { isOpened = $0 }
    #expect(isOpened == false)
  }
}
