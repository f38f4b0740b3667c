import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Sizes and labels of progress views")
struct ProgressSizeTests {
  private struct Upload: View {
    @State private var size = ControlSize.mini

    var body: some View {
      VStack {
        ProgressView()
        ProgressView(value: 0.5)
      }
      .controlSize(size)
      ProgressView(value: 0.5).controlSize(.regular)
      Button("Enlarge") { size = .large }
    }
  }

  private func sizes(_ app: TestApp) -> [ControlSizeStyle?] {
    app.elements(.progress).map { progress in
      for case .controlSize(let size) in progress.style.properties { return size }
      return nil
    }
  }

  @Test("Spinners and bars of progress have the size that the app sets, also after a change")
  func sizes() throws {
    let app = TestApp { Upload() }
    #expect(sizes(app) == [.mini, .mini, nil])
    try app.tap("Enlarge")
    #expect(sizes(app) == [.large, .large, nil])
  }

  private struct Download: View {
    @State private var hidesLabels = true

    var body: some View {
      if hidesLabels { content.labelsHidden() } else { content }
      Button("Show") { hidesLabels = false }
    }

    @ViewBuilder private var content: some View {
      ProgressView("Bar", value: 0.5)
      ProgressView("Spinner")
      DatePicker("Date", selection: .constant(.distantPast), displayedComponents: .date)
      ColorPicker("Color", selection: .constant(.red))
    }
  }

  @Test("Hidden labels of progress views and pickers are not shown, but read")
  func hiddenLabels() throws {
    let app = TestApp(environment: .phone) { Download() }
    #expect(app.visibleTexts == ["Show"])
    #expect(app.accessibilityTree.prefix(4).map(\.label) == ["Bar", "Spinner", "Date", "Color"])
    try app.tap("Show")
    #expect(app.visibleTexts == ["Bar", "Spinner", "Date", "Color", "Show"])
  }

  @Test("A bar without its label is as high as the bar")
  func hiddenLabelHeight() throws {
    let app = TestApp(environment: .phone) {
      ProgressView("Bar", value: 0.5).labelsHidden().accessibilityIdentifier("bar")
    }
    #expect(try app.frame(of: "bar").height == 4)
  }
}
