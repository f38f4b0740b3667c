import SwiftUI

/// A form whose texts may be longer than what a page may say at once.
struct LongTextsCase: View {
  @State private var name = ""
  @State private var story = ""
  @State private var saved = "nothing"

  var body: some View {
    Form {
      TextField("Name", text: $name)
      // What the app changes of the field must leave a text in it that it was not told.
      TextField(saved == "nothing" ? "Story" : "Story, saved", text: $story, axis: .vertical)
      Button("Save") { saved = "\(name) and \(story.count) characters" }
      Text("Saved \(saved)").accessibilityIdentifier("saved")
    }
    .navigationTitle("Long texts")
  }
}
