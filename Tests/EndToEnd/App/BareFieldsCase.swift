import SwiftUI

/// Fields outside of lists.
struct BareFieldsCase: View {
  @State private var name = ""
  @State private var secret = ""
  @State private var note = "A note"

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Name", text: $name).accessibilityIdentifier("automatic")
      TextField("Plain", text: $name).textFieldStyle(.plain)
      TextField("Rounded", text: $name).textFieldStyle(.roundedBorder).accessibilityIdentifier("rounded")
      SecureField("Secret", text: $secret).accessibilityIdentifier("secret")
      TextField("Lines", text: $note, axis: .vertical)
      TextField("Composer", text: $name, axis: .vertical).lineLimit(2...4).accessibilityIdentifier("composer")
      TextField("Padded", text: $name).padding(10).background(.gray.opacity(0.2), in: .rect(cornerRadius: 8))
      TextEditor(text: $note).frame(height: 80).accessibilityIdentifier("editor")
      TextEditor(text: $note).frame(height: 80).border(.gray)
      Form { TextField("In a form", text: $name) }.frame(height: 120)
    }
    .padding()
    .navigationTitle("Bare fields")
    .navigationBarTitleDisplayMode(.inline)
  }
}
