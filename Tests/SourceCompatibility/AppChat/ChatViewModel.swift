import Combine
import SwiftUI

extension Notification.Name {
  static let didReceiveMessage = Notification.Name("didReceiveMessage")
}

@MainActor
final class ChatViewModel: ObservableObject {
  @Published var messages: [Message] = [Message(text: "Hi there!", sender: .other(name: "Ann"))]
  @Published var draft = ""
  @Published private(set) var isTyping = false
  @Published private(set) var canSend = false
  private var bag = Set<AnyCancellable>()
  let reply: (String) async -> String?

  init(reply: @escaping (String) async -> String? = { "You said: \($0)" }) {
    self.reply = reply
    $draft
      .map { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
      .assign(to: &$canSend)
    NotificationCenter.default.publisher(for: .didReceiveMessage)
      .compactMap { $0.userInfo?["text"] as? String }
      .receive(on: RunLoop.main)
      .sink { [weak self] text in self?.messages.append(Message(text: text, sender: .other(name: "Push"))) }
      .store(in: &bag)
  }

  func send() {
    guard canSend else { return }
    let text = draft
    draft = ""
    withAnimation(.spring) { messages.append(Message(text: text, sender: .me)) }
    Task { @MainActor [weak self] in
      self?.isTyping = true
      defer { self?.isTyping = false }
      guard let answer = await self?.reply(text) else { return }
      self?.messages.append(Message(text: answer, sender: .other(name: "Ann")))
    }
  }
}
