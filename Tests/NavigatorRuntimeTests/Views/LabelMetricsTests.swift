import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Lengths of labels")
struct LabelMetricsTests {
  private struct Labels: View {
    @State private var spacing: CGFloat = 20

    var body: some View {
      VStack {
        Label("Plain", systemImage: "star")
        VStack {
          Label("Spaced", systemImage: "star")
          Label("Reserved", systemImage: "star").labelReservedIconWidth(60)
        }
        .labelIconToTitleSpacing(spacing)
        Button("wider") { spacing = 40 }
      }
    }
  }

  private func label(_ index: Int, in app: TestApp) -> Element? {
    let labels = app.elements(.label)
    return labels.indices.contains(index) ? labels[index] : nil
  }

  @Test("A label has the space and the width of the icon that the view around it sets")
  func lengths() throws {
    let app = TestApp { Labels() }
    #expect(label(0, in: app)?.content[.spacing] == nil)
    #expect(label(1, in: app)?.content.number(.spacing) == 20)
    #expect(label(2, in: app)?.content.number(.spacing) == 20)
    let icon = label(2, in: app)?.children.first { $0.role == .labelIcon }
    #expect(icon?.style.properties.contains(.frame(Frame(minWidth: 60))) == true)
    try app.tap("wider")
    #expect(label(1, in: app)?.content.number(.spacing) == 40)
  }

  @Test("Lengths that are no lengths do no harm", arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300])
  func hostile(length: CGFloat) throws {
    let app = TestApp { Label("Text", systemImage: "star").labelReservedIconWidth(length).labelIconToTitleSpacing(length) }
    #expect(app.exists("Text"))
    #expect(try app.frame(of: "Text").width.isFinite)
  }
}
