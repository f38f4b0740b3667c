import SwiftUI

/// A bar above the keyboard without a navigation stack.
struct KeyboardBarCase: View {
  @State private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($isFocused)
      Text(isFocused ? "Editing" : "Idle")
      Toggle("Subscribed", isOn: .constant(true))
    }
    .padding()
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { isFocused = false }
      }
    }
  }
}
