import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Sizes of progress views")
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
}
