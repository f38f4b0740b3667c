import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

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
