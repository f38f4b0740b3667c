import SwiftUI

/// Inputs of dates and colors, an editor, and groups that collapse.
struct InputsCase: View {
  @State private var date = Date(timeIntervalSince1970: 1_795_449_600)
  @State private var color = Color(.sRGB, red: 1, green: 0.5, blue: 0)
  @State private var note = "A note"
  @State private var log = "none"
  @State private var pasted = ""
  @State private var keys: [String] = []
  @State private var typed = ""
  @FocusState private var isBoardFocused: Bool
  @AccessibilityFocusState private var isErrorFocused: Bool

  var body: some View {
    Form {
      Section("Dates") {
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        DatePicker("Both", selection: $date, in: date.addingTimeInterval(-864_000)...date.addingTimeInterval(864_000))
        Text(verbatim: "\(Int(date.timeIntervalSince1970))").accessibilityIdentifier("seconds")
      }
      .environment(\.timeZone, .gmt)
      Section("Others") {
        ColorPicker("Color", selection: $color)
        Text("Painted").foregroundStyle(color)
        TextEditor(text: $note).accessibilityLabel("Note")
        Text("\(note.count) characters").accessibilityIdentifier("count")
        DisclosureGroup("Details") { Text("Inside") }
        Gauge(value: 0.4) {
          Text("Level")
        } currentValueLabel: {
          Text("40 %")
        }
        Text("Loading").redacted(reason: .placeholder)
      }
      Section("Keys") {
        Button("Save") { log = "saved" }.keyboardShortcut("s")
        Button("Find") { log = "found" }.keyboardShortcut("f", modifiers: [.command, .shift])
        Button("Mark") { log = "marked" }.keyboardShortcut("m", modifiers: [])
        Text("Log: \(log)").accessibilityIdentifier("log")
        ShareLink(item: "A shared text")
      }
      clipboard
      handledKeys
      Section("Accessibility focus") {
        Text("The name is missing").accessibilityFocused($isErrorFocused)
        Button("Check the name") { isErrorFocused = true }
      }
    }
    .navigationTitle("Inputs")
  }

  private var clipboard: some View {
    Section("Clipboard") {
      PasteButton(payloadType: String.self) { pasted = $0.joined() }
      Button("Copy a code") { UIPasteboard.general.string = "CODE-7" }
      Text("Pasted: \(pasted)").accessibilityIdentifier("pasted")
      Text(UIDevice.current.userInterfaceIdiom == .pad ? "A tablet" : "A phone").accessibilityIdentifier("idiom")
      Text("Screen width: \(Int(UIScreen.main.bounds.width))").accessibilityIdentifier("screenWidth")
    }
  }

  private var handledKeys: some View {
    Section("Handled keys") {
      Text("Board")
        .frame(maxWidth: .infinity, minHeight: 44)
        .focusable()
        .focused($isBoardFocused)
        .onKeyPress(keys: [.leftArrow, .space]) { press in
          keys.append(press.key == .space ? "space" : "left")
          return .handled
        }
        .onKeyPress(characters: .decimalDigits, phases: .all) { press in
          keys.append("\(press.characters)\(press.phase.debugDescription)")
          return .handled
        }
      Button("Focus the board") { isBoardFocused = true }
      TextField("Typed", text: $typed)
        .onKeyPress(.upArrow) {
          keys.append("up")
          return .handled
        }
        .onKeyPress(characters: .lowercaseLetters) { press in
          keys.append(press.characters)
          return .ignored
        }
      HStack {
        Button("Press") { keys.append("pressed") }
        TextField("Inner", text: $typed)
      }
      .onKeyPress(keys: [.space, .leftArrow, .tab, .escape]) { press in
        keys.append("around")
        return .ignored
      }
      Text("Keys: \(keys.joined(separator: " "))\(isBoardFocused ? ", focused" : "")").accessibilityIdentifier("keys")
    }
  }
}
