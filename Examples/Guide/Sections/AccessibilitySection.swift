import NavigatorUI
import SwiftUI

struct AccessibilitySection: View {
  @State private var rating = 3
  @State private var log = "No action yet"
  @State private var name = ""
  @State private var isMissing = false
  @AccessibilityFocusState private var isMessageFocused: Bool

  var body: some View {
    SectionScreen(
      section: .accessibility,
      summary: """
        Views have a label, a value and actions for assistive technologies. The page shows the actions in the context menu of \
        a view. The app can move the focus of a screen reader. Tests read the same tree with TestApp.accessibilityTree.
        """
    ) {
      HStack {
        Text("Rating")
        Spacer()
        ForEach(1..<6) { star in
          Image(systemName: star <= rating ? "star.fill" : "star").foregroundStyle(.orange)
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) of 5")
      .accessibilityAdjustableAction { direction in
        rating = min(max(rating + (direction == .increment ? 1 : -1), 0), 5)
      }
      HStack {
        Text("Ada")
        Text("The boat leaves at nine").foregroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Archive") { log = "Archived" }
      .accessibilityCustomContent("Received", Text("yesterday"))
      Text(log).accessibilityIdentifier("log")
      TextField("Your name", text: $name)
      if isMissing {
        Text("The name is missing.")
          .foregroundStyle(.red)
          .accessibilityFocused($isMessageFocused)
      }
      Button("Check the name") {
        isMissing = name.isEmpty
        isMessageFocused = isMissing
      }
    }
  }
}
