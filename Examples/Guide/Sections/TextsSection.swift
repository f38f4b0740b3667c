import NavigatorUI
import SwiftUI

struct TextsSection: View {
  @State private var count = 1
  @State private var boarding = Date.now...Date.now.addingTimeInterval(300)

  var body: some View {
    SectionScreen(
      section: .texts,
      summary: """
        String literals and attributed strings are parsed as Markdown. Inflection makes words agree with numbers. The page \
        updates times without the server. Text can be selected where the app enables it.
        """
    ) {
      Text("Some **bold**, some *italic*, some `code`, and [a link](https://example.com).")
      Text(Self.notice)
      Text("One " + "text".uppercased()).bold() + Text(" of two styles").italic().foregroundStyle(.secondary)
      Stepper(value: $count, in: 0...9) {
        Text("^[\(count) message](inflect: true)")
      }
      LabeledContent("Ten minutes ago") {
        Text(Date.now.addingTimeInterval(-600), style: .relative)
      }
      LabeledContent("Boarding ends in") {
        Text(timerInterval: boarding).monospacedDigit()
      }
      Text("Larger, whatever size the user chose").dynamicTypeSize(.xxxLarge)
      Text("Select me").textSelection(.enabled)
    }
  }

  /// A text from outside of the source, such as one that a server sends.
  private static let notice = (try? AttributedString(markdown: "Doors close **five minutes** ~~after~~ before departure.")) ?? ""
}
