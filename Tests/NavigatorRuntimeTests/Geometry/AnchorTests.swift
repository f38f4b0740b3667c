import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Anchors")
struct AnchorTests {
  private struct Bounds: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct Tabs: View {
    @State private var selection = 0

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { index in
          Button("Tab \(index)") { selection = index }
            .frame(width: 100, height: 40)
            .anchorPreference(key: Bounds.self, value: .bounds) { [index: $0] }
        }
      }
      .overlayPreferenceValue(Bounds.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds[selection] {
            let frame = proxy[anchor]
            Text("\(Int(frame.minX)) \(Int(frame.width)) \(Int(frame.height))")
              .frame(width: frame.width, height: 2)
              .accessibilityIdentifier("line")
              .offset(x: frame.minX, y: frame.maxY - 2)
          }
        }
      }
    }
  }

  @Test("An overlay follows the bounds of the selected view")
  func overlay() throws {
    let app = TestApp { Tabs() }
    #expect(app.visibleTexts.last == "0 100 40")
    try app.tap("Tab 2")
    #expect(app.visibleTexts.last == "200 100 40")
    #expect(try app.frame(of: "line").minX == 245)
  }

  private struct Points: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
  }

  @Test("Points are relative to the view that reads them")
  func points() {
    let app = TestApp {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 40, height: 20)
          .anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
          .padding(10)
      }
      .backgroundPreferenceValue(Points.self) { points in
        GeometryReader { proxy in
          Text(points.map { "\(Int(proxy[$0].x)) \(Int(proxy[$0].y))" }.joined(separator: ", "))
        }
      }
    }
    #expect(app.visibleTexts == ["50 30"])
  }

  @Test("A view adds its own anchors to those of its content, or to the default value")
  func transformation() {
    let texts = { (points: [Anchor<CGPoint>]) in
      GeometryReader { proxy in
        Text(points.map { "\(Int(proxy[$0].x)) \(Int(proxy[$0].y))" }.joined(separator: ", "))
      }
    }
    let app = TestApp {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
        .padding(10)
        .transformAnchorPreference(key: Points.self, value: .bottomTrailing) { $0.append($1) }
        .overlayPreferenceValue(Points.self, texts)
      Color.red.frame(width: 10, height: 10)
        .transformAnchorPreference(key: Points.self, value: .bottom) { $0.append($1) }
        .overlayPreferenceValue(Points.self, texts)
    }
    #expect(app.visibleTexts == ["10 10, 60 40", "5 10"])
  }
}
