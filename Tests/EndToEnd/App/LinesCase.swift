import SwiftUI

/// Texts whose frames have the width of their longest line.
struct LinesCase: View {
  @State private var messages = ["The ferry to the island leaves at nine, and the last one returns to the harbor at six."]
  @State private var isRead = false
  @State private var hasBadge = false

  var body: some View {
    ScrollView {
      VStack {
        ForEach(messages.indices, id: \.self) { index in
          HStack {
            Spacer()
            Text(messages[index])
              .padding()
              .background(isRead ? .gray : .blue, in: .rect(cornerRadius: 16))
              .accessibilityIdentifier("message \(index)")
            if hasBadge { Color.red.frame(width: 80, height: 20) }
          }
        }
        HStack {
          Image(systemName: "star").accessibilityIdentifier("star")
          Text("A text beside an image that is too long for one line of a narrow window").accessibilityIdentifier("beside")
        }
        Text("A text in a frame, whose lines are in the middle of the window").frame(maxWidth: .infinity)
          .accessibilityIdentifier("framed")
        Text("Short").padding().background(.yellow).accessibilityIdentifier("short")
        VStack(alignment: .leading) {
          Text("The second line of this text, which is in a column, is not indented").accessibilityIdentifier("hidden")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        Button("Send") { messages.append("A new message, which has enough words for two lines of its bubble") }
        Button("Continue") { messages[0] += " Tickets are sold on board." }
        Button("Shorten") { messages[0] = "At nine." }
        Button("Read") { withAnimation(.linear(duration: 60)) { isRead.toggle() } }
        Button("Badge") { hasBadge.toggle() }
      }
    }
  }
}
