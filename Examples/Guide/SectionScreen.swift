import SwiftUI

/// A section's screen: what it is about, what it does, and the source of what it does.
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
