import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Layouts of texts as a preference")
struct TextLayoutKeyTests {
  private struct Lines: View {
    let texts: [Text.LayoutKey.AnchoredLayout]

    var body: some View {
      GeometryReader { proxy in
        ForEach(texts.indices, id: \.self) { index in
          let (origin, layout) = (proxy[texts[index].origin], texts[index].layout)
          Text("\(layout.count) at \(Int(origin.x)), \(Int(origin.y))")
        }
      }
    }
  }

  private struct Notes: View {
    @State private var second = "b"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("a").frame(height: 30, alignment: .top)
        Text(second).frame(width: 50, alignment: .leading)
      }
      .overlayPreferenceValue(Text.LayoutKey.self) { Lines(texts: $0) }
      Button("Longer") { second = "aaaa aaaa aaaa" }
    }
  }

  @Test("A layer receives the layout and the position of each text, also after a text has changed")
  func layers() throws {
    let app = TestApp { Notes() }
    #expect(app.exists("1 at 0, 0") && app.exists("1 at 0, 30"))
    try app.tap("Longer")
    #expect(app.exists("1 at 0, 0") && app.exists("3 at 0, 30"))
    try app.checkInvariants()
  }

  @Test("Texts outside of the content, and in the layer, have no layouts in the preference")
  func others() {
    let app = TestApp {
      VStack {
        Text("outside")
        Text("inside").backgroundPreferenceValue(Text.LayoutKey.self) { texts in Text("\(texts.count) texts") }
      }
    }
    #expect(app.exists("1 texts"))
  }
}
