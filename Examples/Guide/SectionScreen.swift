import SwiftUI

/// The screen of a section: a summary, the live example, and its source.
struct SectionScreen<Content: View>: View {
  let section: GuideSection
  let summary: String
  @ViewBuilder let content: Content

  var body: some View {
    List {
      Section {
        Text(summary)
      }
      Section("Result") {
        content
      }
      Section("Source") {
        Text(verbatim: Listing(section).text)
          .font(.system(.footnote, design: .monospaced))
          .accessibilityIdentifier("source")
      }
    }
    .navigationTitle(section.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
