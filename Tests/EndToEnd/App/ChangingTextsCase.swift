import SwiftUI

/// Texts that change again while the transition of an earlier change plays. Each change lasts 10 seconds.
struct ChangingTextsCase: View {
  @State private var number = 118
  @State private var word = "First"
  @State private var isShown = true

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        Button("Add") { withAnimation(.linear(duration: 10)) { number += 1 } }
        Button("Add ten") { withAnimation(.linear(duration: 10)) { number += 10 } }
        Button("Set") { number = 500 }
        Button("Word") { withAnimation(.linear(duration: 10)) { word = word == "First" ? "Second" : "Third" } }
      }
      HStack {
        Button("Toggle") { withAnimation(.linear(duration: 10)) { isShown.toggle() } }
        Button("Remove") { isShown = false }
      }
      VStack {
        Text("Number")
        if isShown {
          Text("\(number)").font(.system(.largeTitle, design: .monospaced)).contentTransition(.numericText())
            .accessibilityIdentifier("number")
        }
      }
      Text(word).contentTransition(.opacity).accessibilityIdentifier("word").frame(width: 200, alignment: .leading)
    }
    .navigationTitle("Changing texts")
    .navigationBarTitleDisplayMode(.inline)
  }
}
