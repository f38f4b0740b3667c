import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@testable import AppChat

@MainActor
@Suite("A chat with a publisher for each part of its state")
struct AppChatTests {
  private func start(_ model: ChatViewModel = ChatViewModel()) -> TestApp {
    TestApp { ChatView(viewModel: model) }
  }

  @Test("A message can be sent when its text is not blank, and an answer follows")
  func sending() async throws {
    let app = start()
    #expect(app.title == "Ann" && app.exists("Hi there!"))
    #expect(try !app.isEnabled("Send"))
    try app.type("  ", into: "Message")
    #expect(try !app.isEnabled("Send"))
    try app.clear("Message")
    try app.type("Hello", into: "Message")
    try app.tap("Send")
    #expect(try app.value(of: "Message") == .string(""))
    await app.settle()
    #expect(app.exists("You said: Hello"))
    #expect(try !app.isEnabled("Send"))
  }

  @Test("An indicator is shown until the answer arrives, and Markdown in the answer is styled")
  func typing() async throws {
    let (answers, answer) = AsyncStream.makeStream(of: String.self)
    let app = start(
      ChatViewModel { _ in
        for await text in answers { return text }
        return nil
      })
    try app.type("Ping", into: "Message")
    try app.tap("Send")
    await app.settle()
    #expect(app.exists("Ping") && app.exists("Typing"))
    answer.yield("Echo *Ping*")
    await app.settle()
    #expect(app.exists("Echo Ping") && !app.exists("Typing"))
  }

  @Test("A reaction from the context menu is shown on the message, and removed by the same command")
  func reactions() throws {
    let app = start()
    try app.contextMenu(of: "Hi there!").tap("❤️")
    #expect(app.exists("❤️"))
    try app.contextMenu(of: "Hi there!").tap("👍")
    #expect(app.exists("❤️👍"))
    try app.contextMenu(of: "Hi there!").tap("❤️")
    #expect(app.exists("👍"))
  }

  @Test("A message's text is copied")
  func copying() throws {
    let app = start()
    try app.contextMenu(of: "Hi there!").tap("Copy")
    #expect(app.copiedTexts == ["Hi there!"])
  }

  @Test("A notification changes the view's state")
  func notification() throws {
    let app = start()
    #expect(!app.exists("1 new"))
    NotificationCenter.default.post(name: .didReceiveMessage, object: nil)
    #expect(app.exists("1 new"))
  }

  @Test("A tap beside the field ends the editing")
  func focus() throws {
    let app = start()
    try app.focus("Message")
    #expect(app.focusedField == "Message")
    try app.tap("Hi there!")
    #expect(app.focusedField == nil)
  }
}
