import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

/// Alignments of apps in frames.
extension AlignmentIDTests {
  @Test("A fixed frame aligns its view by an app's alignment, also one that is larger than the frame")
  func fixedFrame() throws {
    let app = place {
      block("a", 30, 20).frame(width: 90, height: 40, alignment: Alignment(horizontal: .third, vertical: .middle))
        .accessibilityIdentifier("frame")
      block("b", 30, 20).alignmentGuide(.third) { _ in -10 }
        .frame(width: 90, alignment: Alignment(horizontal: .third, vertical: .center))
      block("c", 120, 10).frame(width: 90, height: 40, alignment: Alignment(horizontal: .third, vertical: .bottom))
      block("below", 10, 10)
    }
    #expect(try app.frame(of: "frame") == CGRect(x: 0, y: 0, width: 90, height: 40))
    #expect(try app.frame(of: "a") == CGRect(x: 20, y: 10, width: 30, height: 20))
    #expect(try app.frame(of: "b") == CGRect(x: 40, y: 40, width: 30, height: 20))
    #expect(try app.frame(of: "c") == CGRect(x: -10, y: 90, width: 120, height: 10))
    #expect(try app.frame(of: "below").minY == 100)
  }

  @Test("A flexible frame takes the space that it is offered and aligns its view by an app's alignment")
  func flexibleFrame() throws {
    let app = place {
      block("a", 30, 20).frame(maxWidth: .infinity, minHeight: 60, alignment: Alignment(horizontal: .third, vertical: .middle))
        .accessibilityIdentifier("frame")
      block("b", 30, 20).frame(minWidth: 60, maxWidth: 60, alignment: Alignment(horizontal: .third, vertical: .top))
    }
    let frame = try app.frame(of: "frame")
    #expect(frame.width > 100 && frame.height == 60)
    #expect(try abs(app.frame(of: "a").minX - (frame.width - 30) / 3) < 0.01)
    #expect(try app.frame(of: "a").minY == 20)
    #expect(try app.frame(of: "b") == CGRect(x: 10, y: 60, width: 30, height: 20))
  }

  @Test("A frame without an app's alignment keeps the state of its view", arguments: ["State", "Observable", "Object"])
  func frameSources(_ name: String) throws {
    let app = TestApp { ShiftingFrame() }
    // The button is in the middle of its frame.
    #expect(try abs(app.frame(of: "a").midX - 45) < 0.01)
    try app.tap(name)
    #expect(try abs(app.frame(of: "a").midX - 40) < 0.01)
    try app.tap("Own")
    try app.tap("Leading")
    #expect(try abs(app.frame(of: "a").midX - 15) < 0.01)
    #expect(app.exists("Own 1"))
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Own") { count += 1 }.accessibilityLabel(count == 0 ? "Own" : "Own \(count)") }
  }

  private struct ShiftingFrame: View {
    @State private var shift: CGFloat = 0
    @State private var model = Model()
    @StateObject private var old = OldModel()
    @State private var isLeading = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Counter().frame(width: 30, height: 10).alignmentGuide(.third) { [shift, model, old] in
          $0[.third] + shift + model.shift + old.shift
        }
        .accessibilityIdentifier("a")
        .frame(width: 120, alignment: isLeading ? .leading : Alignment(horizontal: .third, vertical: .center))
        Button("State") { shift += 5 }
        Button("Observable") { model.shift += 5 }
        Button("Object") { old.shift += 5 }
        Button("Leading") { isLeading = true }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test(
    "Hostile lengths and guides of a frame have no effect on others", arguments: [CGFloat.nan, .infinity, -.infinity, -9, 1e300])
  func hostileFrames(_ value: CGFloat) throws {
    let app = place {
      block("a", 30, 20).alignmentGuide(.third) { _ in value }
        .frame(width: value, height: value, alignment: Alignment(horizontal: .third, vertical: .middle))
      block("b", 30, 20)
        .frame(minWidth: value, maxWidth: value, alignment: Alignment(horizontal: .third, vertical: .middle))
    }
    for name in ["a", "b"] {
      let frame = try app.frame(of: name)
      #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite)
    }
  }
}
