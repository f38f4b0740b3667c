import SwiftUI

/// A form whose texts may exceed the limit of a message.
struct LongTextsCase: View {
  @State private var name = ""
  @State private var story = ""
  @State private var saved = "nothing"

  var body: some View {
    Form {
      TextField("Name", text: $name)
      // A change of the field by the app must keep the text that the app has not received.
      TextField(saved == "nothing" ? "Story" : "Story, saved", text: $story, axis: .vertical)
      Button("Save") { saved = "\(name) and \(story.count) characters" }
      Text("Saved \(saved)").accessibilityIdentifier("saved")
    }
    .navigationTitle("Long texts")
  }
}
