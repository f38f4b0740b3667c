import NavigatorTesting
import SwiftUI
import Testing

/// The actions of a view that appears read its actual size, not the size of the window.
@MainActor
@Suite("Sizes in the first actions")
struct FirstSizeTests {
  @Observable
  final class Model {
    var heights: [Int: Double] = [:]
  }

  private struct Measured: View {
    let model: Model
    @State private var height = -1.0
    @State private var heights: [Double] = []

    var body: some View {
      List {
        Color.red.frame(height: 60)
          .background(
            GeometryReader { proxy in
              Color.clear.onAppear {
                height = proxy.size.height
                model.heights[0] = proxy.size.height
                heights.append(proxy.size.height)
              }
            })
        Text("state \(Int(height)), model \(Int(model.heights[0] ?? -1)), values \(heights.map { Int($0) })")
      }
    }
  }

  @Test("The action of a view in a geometry reader reads the reader's size when it appears")
  func appearance() {
    #expect(TestApp { Measured(model: Model()) }.visibleTexts == ["state 60, model 60, values [60]"])
  }

  @Test("A view that a later change inserts has its size when it appears")
  func insertion() async throws {
    struct Screen: View {
      @State private var isShown = false
      @AppStorage("first width") private var width = 0.0
      var body: some View {
        VStack {
          Button("Show") { isShown = true }
          if isShown {
            GeometryReader { proxy in Color.clear.task { width = proxy.size.width } }.frame(width: 120, height: 20)
          }
          Text("width \(Int(width))")
        }
      }
    }
    let app = TestApp { Screen() }
    try app.tap("Show")
    await app.settle()
    #expect(app.exists("width 120"))
  }

  private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat? = nil
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
      if let next = nextValue() { value = max(value ?? 0, next) }
    }
  }

  @Test("Views that are as wide as the widest one, by a preference, do not get the width of the window")
  func equalWidths() throws {
    struct Screen: View {
      @State private var width: CGFloat?
      var body: some View {
        VStack {
          ForEach([40, 90], id: \.self) { own in
            Color.red.frame(width: CGFloat(own), height: 20)
              .frame(width: width)
              .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
              .accessibilityIdentifier("\(own)")
          }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    let app = TestApp { Screen() }
    #expect(try app.frame(of: "40").width == 90)
    #expect(try app.frame(of: "90").width == 90)
  }

  @Test("A view that is shown only in a window of another size does not appear")
  func alternatives() {
    final class Log {
      var entries: [String] = []
    }
    let log = Log()
    let app = TestApp(size: CGSize(width: 800, height: 600)) {
      GeometryReader { proxy in
        if proxy.size.width > 500 {
          Text("wide").onAppear { log.entries.append("wide") }
        } else {
          Text("narrow").onAppear { log.entries.append("narrow") }
        }
      }
      .frame(width: 200)
    }
    #expect(app.visibleTexts == ["narrow"])
    #expect(log.entries == ["narrow"])
  }

  @Test("Readers in readers that write state in their first actions come to rest")
  func nested() {
    struct Level: View {
      let depth: Int
      @State private var width = 0.0
      var body: some View {
        GeometryReader { proxy in
          VStack {
            Text("level \(depth) \(Int(width))")
            if depth > 0 { AnyView(Level(depth: depth - 1).frame(width: proxy.size.width / 2)) }
          }
          .onAppear { width = proxy.size.width }
        }
      }
    }
    let app = TestApp(size: CGSize(width: 320, height: 600)) { Level(depth: 4) }
    #expect(app.visibleTexts == ["level 4 320", "level 3 160", "level 2 80", "level 1 40", "level 0 20"])
  }
}
