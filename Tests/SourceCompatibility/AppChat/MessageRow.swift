import Combine
import SwiftUI

struct BubbleShape: Shape {
  let isMine: Bool
  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect.insetBy(dx: 2, dy: 0), cornerRadius: 16)
    path.addEllipse(in: CGRect(x: isMine ? rect.maxX - 8 : rect.minX, y: rect.maxY - 8, width: 8, height: 8))
    return path
  }
}

struct TypingIndicator: View {
  @State private var isAnimating = false
  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3) { i in
        Circle()
          .frame(width: 6, height: 6)
          .offset(y: isAnimating ? -4 : 0)
          .animation(.easeInOut(duration: 0.4).repeatForever().delay(Double(i) * 0.1), value: isAnimating)
      }
    }
    .onAppear { isAnimating = true }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Typing")
  }
}

struct MessageRow: View {
  @Binding var message: Message
  var body: some View {
    HStack(alignment: .bottom) {
      if message.isMine { Spacer(minLength: 60) }
      Text(LocalizedStringKey(message.text))
        .textSelection(.enabled)
        .padding(.horizontal, 14)
        .padding(.vertical, 10)
        .foregroundStyle(message.isMine ? .white : .primary)
        .background(
          message.isMine ? Color.accentColor : Color(.secondarySystemBackground), in: BubbleShape(isMine: message.isMine)
        )
        .overlay(alignment: .bottomTrailing) {
          if !message.reactions.isEmpty {
            Text(message.reactions.map(\.rawValue).sorted().joined()).font(.caption2).padding(3)
              .background(Capsule().fill(.background).shadow(radius: 1)).offset(y: 10)
          }
        }
        .contextMenu {
          ForEach(Message.Reaction.allCases) { reaction in
            Button(reaction.rawValue) { message.reactions.formSymmetricDifference([reaction]) }
          }
          Button {
            UIPasteboard.general.string = message.text
          } label: {
            Label("Copy", systemImage: "doc.on.doc")
          }
        }
      if !message.isMine { Spacer(minLength: 60) }
    }
    .transition(.asymmetric(insertion: .push(from: message.isMine ? .trailing : .leading), removal: .opacity))
  }
}
