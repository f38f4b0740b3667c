import Foundation
import NavigatorHost
import NavigatorTesting
import OpenCombine
import SwiftUI
import Testing

@MainActor
@Suite("Pasting and copying")
struct PasteTests {
  @Observable final class Model { var text = "none" }
  final class Object: ObservableObject { @Published var text = "none" }

  enum Source: String, CaseIterable, Sendable { case state, observable, object }

  private struct Screen: View {
    let model: Model
    @ObservedObject var object: Object
    let source: Source
    @State private var text = "none"

    private var shown: String {
      switch source {
      case .state: text
      case .observable: model.text
      case .object: object.text
      }
    }

    var body: some View {
      PasteButton(payloadType: String.self) { texts in
        switch source {
        case .state: text = texts.joined()
        case .observable: model.text = texts.joined()
        case .object: object.text = texts.joined()
        }
      }
      Text("Text: \(shown)")
    }
  }

  @Test("A paste button passes the text of the clipboard to its action", arguments: Source.allCases)
  func paste(_ source: Source) throws {
    let app = TestApp { Screen(model: Model(), object: Object(), source: source) }
    #expect(app.exists("Text: none"))
    try app.paste("Hello")
    #expect(app.exists("Text: Hello"))
  }

  @Test("A paste button passes only values of its type")
  func types() throws {
    struct Screen: View {
      @State private var log = ""

      var body: some View {
        PasteButton(payloadType: URL.self) { log += "url \($0.count) " }.accessibilityIdentifier("url")
        PasteButton(payloadType: Data.self) { log += "data \($0[0].count) " }.accessibilityIdentifier("data")
        PasteButton(payloadType: Image.self) { _ in log += "image " }.accessibilityIdentifier("image")
        PasteButton(supportedContentTypes: [.text]) { log += $0[0].registeredTypeIdentifiers[0] + " " }
          .accessibilityIdentifier("text")
        PasteButton(supportedContentTypes: [.url]) { _ in log += "address " }.accessibilityIdentifier("address")
        Text("Log: \(log)").accessibilityIdentifier("log")
      }
    }
    let app = TestApp { Screen() }
    for name in ["url", "data", "image", "text", "address"] { try app.paste("word", with: name) }
    #expect(try app.element("log").content.string(.text) == "Log: data 4 public.utf8-plain-text ")
    for name in ["url", "address"] { try app.paste(" https://example.com\n", with: name) }
    #expect(try app.element("log").content.string(.text) == "Log: data 4 public.utf8-plain-text url 1 address ")
  }

  @Test("A disabled paste button, and a text that is too long, paste nothing")
  func refusals() throws {
    struct Screen: View {
      @State private var text = "none"

      var body: some View {
        PasteButton(payloadType: String.self) { text = $0[0] }
        PasteButton(payloadType: String.self) { text = $0[0] }.disabled(true).accessibilityIdentifier("disabled")
        Text("Text: \(text.prefix(10))")
      }
    }
    let app = TestApp { Screen() }
    #expect(throws: TestFailure.self) { try app.paste("A", with: "disabled") }
    #expect(throws: TestFailure.self) { try app.paste(String(repeating: "A", count: 100_001), index: 0) }
    #expect(app.exists("Text: none"))
  }

  @Test("A paste button is inside of its row, because it has a surface of its own")
  func row() throws {
    let app = TestApp {
      List {
        PasteButton(payloadType: String.self) { _ in }
        Button("Other") {}
      }
    }
    let rows = try #require(app.elements(.list).first).children
    #expect(rows.map(\.role) == [.box, .button])
    #expect(rows.first?.children.map(\.role) == [.button])
    #expect(rows.first?.children.first?.content.hasVariant(.borderedProminent) == true)
  }

  @Test("A paste button in a menu closes the menu")
  func menu() throws {
    struct Screen: View {
      @State private var text = "none"

      var body: some View {
        Menu("Edit") { PasteButton(payloadType: String.self) { text = $0[0] } }
        Text("Text: \(text)")
      }
    }
    let app = TestApp { Screen() }
    try app.menu("Edit").paste("Hello")
    #expect(app.exists("Text: Hello"))
    #expect(app.presentations.isEmpty)
  }

  private struct Clipboard: View {
    @State private var read = "?"

    var body: some View {
      Button("Copy") { UIPasteboard.general.string = "A text" }
      Button("Copy address") { UIPasteboard.general.url = URL(string: "https://example.com") }
      Button("Clear") { UIPasteboard.general.string = nil }
      Button("Copy in a task") {
        Task.detached { UIPasteboard.general.string = "From a task" }
      }
      Button("Read") {
        let pasteboard = UIPasteboard.general
        read = "\(pasteboard.string ?? "nil") \(pasteboard.hasStrings) \(pasteboard.hasURLs)"
      }
      PasteButton(payloadType: String.self) { _ in }
      Text("Read: \(read)").accessibilityIdentifier("read")
    }
  }

  private func read(_ app: TestApp) throws -> String? {
    try app.tap("Read")
    return try app.element("read").content.string(.text)
  }

  @Test("The pasteboard has what the app has copied or the user has pasted, and each session has its own")
  func pasteboard() throws {
    let (app, other) = (TestApp { Clipboard() }, TestApp { Clipboard() })
    #expect(try read(app) == "Read: nil false false")
    try app.tap("Copy")
    #expect(app.copiedTexts == ["A text"])
    #expect(try read(app) == "Read: A text true false")
    #expect(try read(other) == "Read: nil false false")
    try app.tap("Copy address")
    #expect(app.copiedTexts.last == "https://example.com")
    #expect(try read(app) == "Read: https://example.com true true")
    try app.paste("Pasted")
    #expect(app.copiedTexts.count == 2)
    #expect(try read(app) == "Read: Pasted true false")
    try app.tap("Clear")
    #expect(try read(app) == "Read: nil false false")
    #expect(other.copiedTexts.isEmpty)
  }

  @Test("Outside of sessions, the pasteboard is empty and reports its use")
  func outside() {
    withKnownIssue { UIPasteboard.general.string = "A" }
    withKnownIssue { #expect(UIPasteboard.general.string == nil) }
  }
}
