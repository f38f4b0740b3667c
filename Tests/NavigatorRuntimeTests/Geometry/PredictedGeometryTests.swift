import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Without a host that measures, the layout computes sizes and positions.
@MainActor
@Suite("Predicted geometry")
struct PredictedGeometryTests {
  @Observable
  final class Model {
    var height = 0.0
  }

  private struct Sizes: View {
    @State private var isNarrow = false

    var body: some View {
      VStack(spacing: 0) {
        Toggle("Narrow", isOn: $isNarrow)
        GeometryReader { proxy in
          Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height)) at \(Int(proxy.frame(in: .global).minY))")
        }
        .frame(width: isNarrow ? 100 : nil)
      }
    }
  }

  @Test("A reader has its true size in the first tree")
  func firstTree() {
    let app = TestApp { Sizes() }
    #expect(app.visibleTexts.last == "390 x 813 at 31")
  }

  @Test("A reader follows its frame and the size of the window")
  func changes() throws {
    let app = TestApp { Sizes() }
    try app.tap("Narrow")
    #expect(app.visibleTexts.last == "100 x 813 at 31")
    app.environment.windowSize = CGSize(width: 300, height: 200)
    #expect(app.visibleTexts.last == "100 x 169 at 31")
    try app.tap("Narrow")
    #expect(app.visibleTexts.last == "300 x 169 at 31")
  }

  @Test("A reader on a screen has the size below the bar, and a reader in a pushed screen has its own")
  func screens() throws {
    let app = TestApp {
      NavigationStack {
        VStack {
          NavigationLink("Push") { GeometryReader { Text("pushed \(Int($0.size.height))") }.navigationTitle("Next") }
          GeometryReader { Text("root \(Int($0.frame(in: .global).maxY))") }
        }
        .navigationBarTitleDisplayMode(.inline)
        .navigationTitle("Root")
      }
    }
    #expect(app.visibleTexts.last == "root 844")
    try app.tap("Push")
    #expect(app.visibleTexts.last?.hasPrefix("pushed ") == true)
  }

  @Test("Readers in readers come to rest")
  func nestedReaders() {
    struct Nest: View {
      let level: Int
      var body: some View {
        GeometryReader { proxy in
          if level == 0 {
            Text("\(Int(proxy.size.width))")
          } else {
            AnyView(Nest(level: level - 1).frame(width: proxy.size.width / 2))
          }
        }
      }
    }
    let app = TestApp { Nest(level: 3) }
    #expect(app.visibleTexts == ["48"])
  }

  @Test("A view whose size depends on itself is reported and keeps a size")
  func endlessSize() {
    struct Growing: View {
      @State private var width = 10.0
      var body: some View {
        Color.red.frame(width: width).onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
      }
    }
    withKnownIssue {
      let app = TestApp { Growing() }
      #expect(app.statistics.transactions < 100)
    }
  }

  @Test("A host's measurement of an element has priority over the computed frame")
  func measuredElements() throws {
    let app = TestApp { Sizes() }
    try app.measure(x: 1, y: 2, width: 3, height: 4)
    try app.tap("Narrow")
    #expect(app.visibleTexts.last == "3 x 4 at 2")
  }

  @Test("The frames of elements are computed by the layout")
  func frames() throws {
    let app = TestApp {
      VStack(spacing: 10) {
        Color.red.frame(width: 50, height: 40).accessibilityIdentifier("red")
        Color.blue.frame(maxWidth: .infinity, maxHeight: 60).accessibilityIdentifier("blue")
      }
    }
    #expect(try app.frame(of: "red") == CGRect(x: 170, y: 367, width: 50, height: 40))
    #expect(try app.frame(of: "blue") == CGRect(x: 0, y: 417, width: 390, height: 60))
    #expect(throws: TestFailure.self) { try app.frame(of: "green") }
  }

  @Test("Observable models and state that an action of a geometry change writes are shown in the first tree")
  func sources() {
    struct Screen: View {
      let model: Model
      @State private var width = 0.0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 70)
            .onGeometryChange(for: CGSize.self, of: \.size) { size in
              model.height = size.height
              width = size.width
            }
          Text("\(Int(width)) \(Int(model.height))")
        }
      }
    }
    #expect(TestApp { Screen(model: Model()) }.visibleTexts == ["390 70"])
  }
}
