import NavigatorUI
import SwiftUI

/// The screen of a section: a summary, the live example, its article, and its source. A wide window shows the source beside the
/// rest.
struct SectionScreen<Content: View>: View {
  let section: GuideSection
  let summary: String
  @ViewBuilder let content: Content
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    Group {
      if width == .regular {
        HStack(spacing: 0) {
          list.frame(width: 380)
          Divider()
          ScrollView {
            source
              .padding()
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      } else {
        list
      }
    }
    .navigationTitle(section.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var list: some View {
    List {
      Section {
        Text(summary)
      }
      Section("Result") {
        content
      }
      Section("Article") {
        NavigationLink(to: GuideDestinations.article(section.article)) {
          Label("Read about it", systemImage: "book")
        }
      }
      if width != .regular {
        Section("Source") {
          source
        }
      }
    }
  }

  private var source: some View {
    Highlighted(source: Listing(section).text)
      .accessibilityIdentifier("source")
  }
}
