import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A chat: a scroll view that follows the last message, bubbles of a custom shape, a typing indicator, and visible errors.

private struct Message: Identifiable, Equatable {
  enum Body: Equatable { case text(String), image(name: String, caption: String?), deleted }
  enum Sender: Hashable { case me, other(String) }

  let id: Int
  var body: Body
  let sender: Sender
  var isFailed = false
  var isMine: Bool { sender == .me }
}

private enum ChatError: LocalizedError, Equatable {
  case offline(unsent: Int)
  case tooLong

  var errorDescription: String? {
    switch self {
    case .offline: "No connection"
    case .tooLong: "The message is too long"
    }
  }

  var recoverySuggestion: String? {
    if case .offline(let unsent) = self { "\(unsent) unsent" } else { nil }
  }
}

private struct Bubble: Shape {
  var isMine: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect, cornerSize: CGSize(width: 12, height: 12), style: .continuous)
    let x = isMine ? rect.maxX : rect.minX
    path.addLines([
      CGPoint(x: x, y: rect.maxY - 16), CGPoint(x: x + (isMine ? 6 : -6), y: rect.maxY), CGPoint(x: x, y: rect.maxY),
    ])
    return path
  }
}

@MainActor
private final class ChatModel: ObservableObject {
  @Published private(set) var messages = (1...30).map {
    Message(id: $0, body: .text("Message \($0)"), sender: $0 % 3 == 0 ? .me : .other("Ann"))
  }
  @Published var isOnline = true
  @Published var error: ChatError?
  @Published private(set) var typing: Set<String> = []
  private var replies: [CheckedContinuation<String, Never>] = []

  var hasError: Bool {
    get { error != nil }
    set { if !newValue { error = nil } }
  }

  func send(_ text: String) {
    guard text.count <= 20 else { return error = .tooLong }
    messages.append(Message(id: messages.count + 1, body: .text(text), sender: .me, isFailed: !isOnline))
    if !isOnline { error = .offline(unsent: messages.filter(\.isFailed).count) }
  }

  func delete(_ message: Message) {
    guard let index = messages.firstIndex(of: message) else { return }
    messages[index].body = .deleted
  }

  func retry() {
    for index in messages.indices where messages[index].isFailed { messages[index].isFailed = !isOnline }
  }

  /// Waits for an answer to the last message.
  func answer(from name: String) async {
    guard messages.last?.isMine == true else { return }
    typing.insert(name)
    let text = await withCheckedContinuation { replies.append($0) }
    typing.remove(name)
    guard !Task.isCancelled else { return }
    messages.append(Message(id: messages.count + 1, body: .image(name: "photo", caption: text), sender: .other(name)))
  }

  func reply(_ text: String) {
    replies.forEach { $0.resume(returning: text) }
    replies = []
  }
}

private struct MessageRow: View {
  let message: Message
  @EnvironmentObject private var model: ChatModel

  var body: some View {
    HStack(alignment: .lastTextBaseline) {
      if message.isMine { Spacer(minLength: 40) }
      content
        .padding(.init(top: 6, leading: 10, bottom: 6, trailing: 10))
        .background(message.isMine ? Color.accentColor : .gray.opacity(0.2), in: Bubble(isMine: message.isMine))
        .foregroundStyle(message.isMine ? .white : .primary)
        .contextMenu(message.body == .deleted ? nil : ContextMenu { Button("Unsend") { model.delete(message) } })
        .textSelection(.enabled)
      if message.isFailed {
        Button(action: model.retry) { Image(systemName: "exclamationmark.arrow.circlepath") }
          .accessibilityLabel(Text("Retry \(message.id)"))
      }
      if !message.isMine { Spacer(minLength: 40) }
    }
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder
  private var content: some View {
    switch message.body {
    case .text(let text) where text.allSatisfy(\.isEmoji): Text(text).font(.system(size: 48))
    case .text(let text): Text(LocalizedStringKey(text))
    case .image(let name, let caption?):
      VStack {
        Image(systemName: name).resizable().scaledToFit().frame(width: 60)
        Text(caption).italic()
      }
    case .image(let name, nil): Image(systemName: name)
    case .deleted: Text("Unsent").strikethrough(pattern: .dashDot, color: .red)
    }
  }
}

extension Character {
  fileprivate var isEmoji: Bool { unicodeScalars.first?.properties.isEmojiPresentation == true }
}

private struct ChatView: View {
  @ObservedObject var model: ChatModel
  @State private var text = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    NavigationStack {
      ScrollViewReader { reader in
        ScrollView(.vertical) {
          LazyVStack(spacing: 8) {
            ForEach(model.messages) { MessageRow(message: $0) }
            if !model.typing.isEmpty {
              Text("\(model.typing.sorted(), format: .list(type: .and)) is typing").id("typing")
            }
          }
          .padding(.horizontal)
        }
        .defaultScrollAnchor(.bottom)
        .scrollDismissesKeyboard(.immediately)
        .scrollBounceBehavior(.basedOnSize, axes: .vertical)
        .onChange(of: model.messages.last?.id) { _, last in
          withAnimation(.easeOut(duration: 0.2)) { reader.scrollTo(last, anchor: .bottom) }
        }
        .toolbar { Button("First") { reader.scrollTo(1, anchor: .top) } }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { bar }
      .navigationTitle(Text("Ann").bold())
      .task(id: model.messages.count) { await model.answer(from: "Ann") }
    }
    .alert(isPresented: $model.hasError, error: model.error) { error in
      if error == .tooLong { Button("Cut") { text = String(text.prefix(20)) } }
      Button("OK", role: .cancel) {}
    } message: { error in
      Text(error.recoverySuggestion ?? "Cut it to 20 characters.")
    }
    .environmentObject(model)
  }

  private var bar: some View {
    HStack {
      TextField("Message", text: $text, axis: .vertical)
        .lineLimit(1...5)
        .focused($isWriting)
        .submitLabel(.send)
        .onSubmit(send)
      Button("Send", systemImage: "paperplane.fill", action: send)
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.circle)
        .disabled(text.trimmingCharacters(in: .whitespaces).isEmpty)
        .keyboardShortcut(.return, modifiers: .command)
    }
    .padding()
    .background(.bar)
  }

  private func send() {
    let before = model.error
    model.send(text)
    if model.error == before || model.error != .tooLong { text = "" }
    isWriting = true
  }
}

/// A chat whose last message is in sight.
@MainActor
@Suite("A chat")
struct ChatAppTests {
  private func start() async -> (TestApp, ChatModel) {
    let model = ChatModel()
    let app = TestApp(environment: .phone) { ChatView(model: model) }
    await app.settle()
    return (app, model)
  }

  @Test("The chat begins at its end, and a message that is sent is scrolled into sight")
  func sending() async throws {
    let (app, model) = await start()
    #expect(app.title == "Ann" && app.exists("Message 30"))
    #expect(try app.visibility(of: "Message 30") == .visible)
    #expect(try !app.isEnabled("Send"))
    try app.tap("First")
    await app.settle()
    #expect(try app.visibility(of: "Message 1") == .visible)
    try app.type("Hello", into: "Message")
    try app.tap("Send")
    await app.settle()
    #expect(try app.visibility(of: "Hello") == .visible)
    #expect(try app.value(of: "Message") == .string("") && app.isFocused("Message"))
    model.reply("")
  }

  @Test("An answer is announced while it is awaited, and shown with its picture")
  func answering() async throws {
    let (app, model) = await start()
    try app.type("Hi", into: "Message")
    try app.press(KeyboardShortcut(.return, modifiers: .command))
    await app.settle()
    #expect(app.exists("Ann is typing"))
    model.reply("My cat")
    await app.settle()
    #expect(app.exists("My cat") && !app.exists("Ann is typing"))
  }

  @Test("A long message shows the error's own texts, and can be cut")
  func errors() async throws {
    let (app, model) = await start()
    try app.type("This message is far too long", into: "Message")
    try app.tap("Send")
    #expect(app.presentations == [Presentation(.alert, title: "The message is too long")])
    #expect(app.frontTexts.contains("Cut it to 20 characters."))
    try app.tap("Cut")
    #expect(try app.value(of: "Message") == .string("This message is far "))
    #expect(model.error == nil)
  }

  @Test("A message that was not sent is sent again, and one that is unsent has no menu")
  func failing() async throws {
    let (app, model) = await start()
    model.isOnline = false
    try app.type("Hey", into: "Message")
    try app.tap("Send")
    #expect(app.frontTexts.contains("1 unsent"))
    try app.tap("OK")
    model.isOnline = true
    try app.tap("Retry 31")
    #expect(!app.exists("Retry 31") && app.exists("Hey"))
    try app.contextMenu(of: "Hey").tap("Unsend")
    #expect(app.exists("Unsent") && !app.exists("Hey"))
    #expect(throws: TestFailure.self) { try app.contextMenu(of: "Unsent") }
    model.reply("")
  }
}
