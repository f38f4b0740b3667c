import NavigatorTesting
import SwiftUI
import Testing

private struct VisibilityReader: View {
  let name: String
  @Environment(\.labelsVisibility) private var visibility

  var body: some View {
    Text("\(name) \(visibility == .hidden ? "hidden" : visibility == .visible ? "visible" : "automatic")")
  }
}

/// The visibility of the labels of controls.
@MainActor
@Suite("The visibility of labels")
struct LabelsVisibilityTests {
  private struct Controls: View {
    @State private var visibility = Visibility.hidden

    var body: some View {
      VStack {
        Toggle("Outer", isOn: .constant(true))
        VisibilityReader(name: "outer")
        VStack {
          Toggle("Inner", isOn: .constant(true))
          VisibilityReader(name: "inner")
        }
        .labelsVisibility(.visible)
        VisibilityReader(name: "oldest").labelsHidden()
      }
      .labelsVisibility(visibility)
      Button("Show") { visibility = .automatic }
    }
  }

  @Test("The innermost modifier determines the visibility, which follows the state and can be read")
  func nesting() throws {
    let app = TestApp { Controls() }
    #expect(!app.visibleTexts.contains("Outer") && app.visibleTexts.contains("Inner"))
    #expect(app.exists("outer hidden") && app.exists("inner visible") && app.exists("oldest hidden"))
    #expect(try app.value(of: "Outer") == .bool(true))
    try app.tap("Show")
    #expect(app.visibleTexts.contains("Outer"))
    #expect(app.exists("outer automatic") && app.exists("inner visible") && app.exists("oldest hidden"))
  }
}
