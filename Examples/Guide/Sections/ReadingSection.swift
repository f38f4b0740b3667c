import NavigatorUI
import SwiftUI

struct ReadingSection: View {
  @State private var log = "No action yet"

  var body: some View {
    SectionScreen(
      section: .reading,
      summary: """
        Headings can be reached with the rotor or a key. Decoration is hidden from assistive technologies, and a drawing \
        provides children for them. Siblings are read in the order of their sort priorities, if the browser supports it. Voice \
        control finds a control by any of its input labels.
        """
    ) {
      Text("Today")
        .font(.title2.bold())
        .accessibilityAddTraits(.isHeader)
      HStack {
        Image(systemName: "cloud.rain").accessibilityHidden(true)
        Text("Rain until the evening")
      }
      VStack(alignment: .leading) {
        Text("Ferry to the island, at nine")
        Text("Canceled").bold().accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .contain)

      Text("This week")
        .font(.title3.bold())
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(.h2)
      HStack(alignment: .bottom, spacing: 12) {
        ForEach(RainyDay.all) { day in
          RoundedRectangle(cornerRadius: 4)
            .fill(.blue)
            .frame(width: 28, height: CGFloat(day.millimeters) * 6)
        }
      }
      .frame(maxWidth: .infinity, minHeight: 72, alignment: .bottomLeading)
      .accessibilityChildren {
        ForEach(RainyDay.all) { day in
          Text("\(day.name): \(day.millimeters) millimeters of rain")
        }
      }

      Button {
        log = "Saved the place"
      } label: {
        Image(systemName: "bookmark")
      }
      .accessibilityLabel("Save the place")
      .accessibilityInputLabels(["Save", "Bookmark", "Keep"])
      Text("Mail from Ada")
        .accessibilityActions {
          Button("Reply") { log = "Replied" }
          Button("Forward") { log = "Forwarded" }
        }
      Text(log)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("log")
    }
  }
}

nonisolated private struct RainyDay: Identifiable {
  let name: String
  let millimeters: Int
  var id: String { name }

  static let all = [
    RainyDay(name: "Monday", millimeters: 3), RainyDay(name: "Tuesday", millimeters: 11),
    RainyDay(name: "Wednesday", millimeters: 6), RainyDay(name: "Thursday", millimeters: 1),
  ]
}
