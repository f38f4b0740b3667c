import SwiftUI

/// Rows with views behind them.
struct RowBackgroundsCase: View {
  @State private var isOn = true
  @State private var selected = "Mail 1"
  @State private var mails = ["Mail 1", "Mail 2", "Mail 3"]
  @State private var isColored = false

  var body: some View {
    List {
      Section("Kinds") {
        Text("Card")
          .listRowBackground(
            RoundedRectangle(cornerRadius: 12).fill(.yellow).accessibilityIdentifier("card").padding(.vertical, 4))
        Button("Button") { selected = "Button" }
          .listRowBackground(RowBackground(isSelected: selected == "Button").accessibilityIdentifier("button"))
        NavigationLink("Link") { Text("Inner") }
          .listRowBackground(
            LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing).opacity(0.5)
              .accessibilityIdentifier("link"))
        Toggle("Toggle", isOn: $isOn)
          .listRowBackground(Image(systemName: "star.fill").resizable().opacity(0.3).accessibilityIdentifier("toggle"))
        Text("A long text that is longer than a line of the list in a narrow window, so that its row is higher than others")
          .lineLimit(3)
          .listRowBackground(
            ZStack(alignment: .bottomTrailing) {
              Color.mint
              Text("Behind").font(.caption).accessibilityIdentifier("behind")
            }
            .accessibilityIdentifier("stack"))
        Text("Plain").accessibilityIdentifier("plain")
        Button("Color") { isColored.toggle() }.listRowBackground(isColored ? Color.blue : nil)
        Text("Last").listRowBackground(Rectangle().fill(.purple.opacity(0.4)).accessibilityIdentifier("last"))
      }
      Section("Mails") {
        ForEach(mails, id: \.self) { mail in
          Text(mail)
            .listRowBackground(RowBackground(isSelected: mail == selected).accessibilityIdentifier("behind \(mail)"))
            .onTapGesture { selected = mail }
            .swipeActions(edge: .leading) { Button("Flag") { selected = mail } }
        }
        .onDelete { mails.remove(atOffsets: $0) }
        .onMove { mails.move(fromOffsets: $0, toOffset: $1) }
        ForEach(["Colored"], id: \.self) { Text($0).listRowBackground(Color.mint) }.onDelete { _ in }
      }
    }
    .toolbar { EditButton() }
    .navigationTitle("Row backgrounds")
  }
}

/// A background with a state and a value of the environment.
private struct RowBackground: View {
  let isSelected: Bool
  @State private var opacity = 0.6
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    (colorScheme == .dark ? Color.indigo : Color.green).opacity(isSelected ? opacity : 0.1)
  }
}
