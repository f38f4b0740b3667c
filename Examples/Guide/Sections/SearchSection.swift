import NavigatorUI
import SwiftUI

@Routable("messages")
nonisolated enum MessageDestinations: NavigationDestination {
  case inbox
  case message(String)

  @MainActor var body: some View {
    switch self {
    case .inbox: InboxView()
    case .message(let subject): PageView(title: subject)
    }
  }
}

struct SearchSection: View {
  var body: some View {
    SectionScreen(
      section: .search,
      summary: """
        The search field is in the bar of the screen that it searches. Swipe a row to show its actions, or reach them with Tab \
        or an arrow key.
        """
    ) {
      NavigationLink("Open the inbox", to: MessageDestinations.inbox)
    }
  }
}

struct InboxView: View {
  @State private var messages = Message.received
  @State private var text = ""

  private var found: [Message] {
    text.isEmpty ? messages : messages.filter { "\($0.sender) \($0.subject)".localizedCaseInsensitiveContains(text) }
  }

  var body: some View {
    List {
      ForEach(found) { message in
        NavigationLink(to: MessageDestinations.message(message.subject)) {
          MessageRow(message: message)
        }
        .swipeActions {
          Button(role: .destructive) {
            messages.removeAll { $0.id == message.id }
          } label: {
            Label("Delete", systemImage: "trash")
          }
          Button {
            change(message) { $0.isFlagged.toggle() }
          } label: {
            Label(message.isFlagged ? "Unflag" : "Flag", systemImage: "flag")
          }
          .tint(.orange)
        }
        .swipeActions(edge: .leading) {
          Button(message.isRead ? "Unread" : "Read") {
            change(message) { $0.isRead.toggle() }
          }
          .tint(.blue)
        }
      }
      if found.isEmpty {
        Text("Nothing is about “\(text)”.")
      }
    }
    .navigationTitle("Inbox")
    .navigationBarTitleDisplayMode(.large)
    .searchable(text: $text, prompt: "Messages")
    .searchSuggestions {
      if text.isEmpty {
        ForEach(["Ada", "Boat", "Train"], id: \.self) { word in
          Label(word, systemImage: "magnifyingglass").searchCompletion(word)
        }
      }
    }
  }

  private func change(_ message: Message, _ body: (inout Message) -> Void) {
    guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
    body(&messages[index])
  }
}

struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(message.isRead ? .clear : .blue)
        .frame(width: 10, height: 10)
      VStack(alignment: .leading, spacing: 2) {
        Text(message.sender).font(.headline)
        Text(message.subject).foregroundStyle(.secondary)
      }
      Spacer()
      if message.isFlagged {
        Image(systemName: "flag.fill").foregroundStyle(.orange).accessibilityLabel("Flagged")
      }
    }
  }
}

struct Message: Identifiable {
  let id: Int
  let sender: String
  let subject: String
  var isRead = false
  var isFlagged = false

  static let received = [
    Message(id: 1, sender: "Ada", subject: "The boat leaves at nine"),
    Message(id: 2, sender: "Grace", subject: "Notes from Tuesday", isRead: true),
    Message(id: 3, sender: "Charles", subject: "Your train tickets", isFlagged: true),
    Message(id: 4, sender: "Ada", subject: "Photographs of the harbour", isRead: true),
    Message(id: 5, sender: "Hedy", subject: "Which frequency?"),
    Message(id: 6, sender: "Alan", subject: "A puzzle for Sunday", isRead: true),
    Message(id: 7, sender: "Grace", subject: "A moth in the relay"),
    Message(id: 8, sender: "Katherine", subject: "The numbers agree", isRead: true),
    Message(id: 9, sender: "Charles", subject: "Platform three, not two"),
    Message(id: 10, sender: "Edith", subject: "Kettle, cups, spoons", isRead: true),
    Message(id: 11, sender: "Alan", subject: "Running along the river", isRead: true),
    Message(id: 12, sender: "Hedy", subject: "Piano lesson moved to Friday"),
  ]
}
