import Foundation
import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

/// Clips and masks whose shapes change with an animation.
@MainActor
@Suite("Animated clips and masks")
struct ClipAnimationTests {
  /// Taps a button, and returns the change of the outline to which an element is clipped.
  private func change(_ app: TestApp, _ button: String = "Open") throws -> ElementAnimation {
    try app.tap(button)
    return try #require(app.takeAnimations().first { !$0.keyframeStyles.isEmpty })
  }

  private func bounds(_ style: Style) -> CGRect? {
    for case .clip(let drawing) in style.properties {
      let points = drawing.items.flatMap(\.steps).compactMap { step -> CGPoint? in
        switch step {
        case .move(let x, let y), .line(let x, let y), .quadCurve(let x, let y, _, _), .curve(let x, let y, _, _, _, _):
          CGPoint(x: x.rounded(), y: y.rounded())
        case .close: nil
        }
      }
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    return nil
  }

  /// Taps a button, and returns the bounds of the outline half way through a change of two seconds.
  private func middle<V: View>(_ view: @escaping () -> V) throws -> CGRect {
    try #require(bounds(change(TestApp { view() }).style(at: .seconds(1))))
  }

  private static var slow: Animation { .linear(duration: 2) }

  private struct Revealed: View {
    @State private var isOpen = false

    var body: some View {
      VStack {
        Color.red.frame(width: 200, height: 100).clipShape(Circle().scale(isOpen ? 1 : 0))
        Button("Open") { withAnimation(slow) { isOpen.toggle() } }
        Button("Plain") { isOpen.toggle() }
      }
    }
  }

  @Test("A circle that reveals a view grows, and an interrupted change starts at the shown outline")
  func reveal() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Revealed() }
    let opening = try change(app)
    #expect(bounds(opening.style(at: .zero))?.width == 0)
    #expect(bounds(opening.style(at: .seconds(1))) == CGRect(x: 75, y: 25, width: 50, height: 50))
    #expect(bounds(opening.style(at: .seconds(2))) == CGRect(x: 50, y: 0, width: 100, height: 100))
    await clock.advance(by: .seconds(1))
    let closing = try change(app)
    #expect(bounds(closing.style(at: .zero))?.width == 50)
    #expect(bounds(closing.style(at: .seconds(2)))?.width == 0)
    await clock.advance(by: .seconds(3))
    try app.tap("Plain")
    #expect(app.takeAnimations().isEmpty)
  }

  nonisolated private struct Door: Shape {
    var opening: Double
    var animatableData: Double {
      get { opening }
      set { opening = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width * opening, height: rect.height))
    }
  }

  @Observable
  final class DoorModel {
    var isOpen = false
  }

  private struct ObservedDoor: View {
    @State private var model = DoorModel()

    var body: some View {
      VStack {
        Text("Inside").opacity(model.isOpen ? 1 : 0.5).frame(width: 80, height: 20)
          .clipShape(Door(opening: model.isOpen ? 1 : 0.5))
          .animation(slow, value: model.isOpen)
        Button("Open") { model.isOpen = true }
      }
    }
  }

  final class LegacyDoorModel: ObservableObject {
    @Published var isOpen = false
  }

  private struct LegacyDoor: View {
    @StateObject private var model = LegacyDoorModel()

    var body: some View {
      VStack {
        Color.red.mask { Door(opening: model.isOpen ? 1 : 0.5) }.frame(width: 80, height: 20)
        Button("Open") { withAnimation(slow) { model.isOpen = true } }
      }
    }
  }

  @Test("An app's shape is animated as a clip and as a mask, whatever the source of the change")
  func sources() throws {
    #expect(try middle { ObservedDoor() } == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(try middle { LegacyDoor() } == CGRect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test("A clip and an opacity of one view change together")
  func together() throws {
    let app = TestApp { ObservedDoor() }
    try app.tap("Open")
    let opacities = app.takeAnimations().flatMap { $0.style(at: .seconds(1)).properties }.compactMap { property in
      if case .opacity(let value) = property { value } else { nil }
    }
    #expect(opacities.contains { abs($0 - 0.75) < 1e-9 })
  }

  private struct Masked<Mask: View>: View {
    @State private var isOpen = false
    let alignment: Alignment
    let mask: (Bool) -> Mask

    var body: some View {
      VStack {
        Color.red.frame(width: 200, height: 100).mask(alignment: alignment) { mask(isOpen) }
        Button("Open") { withAnimation(slow) { isOpen = true } }
      }
    }
  }

  @Test("The frames, the padding, the offset and the scale of a mask change gradually")
  func placements() throws {
    func half<Mask: View>(_ alignment: Alignment, @ViewBuilder _ mask: @escaping (Bool) -> Mask) throws -> [CGFloat] {
      let bounds = try middle { Masked(alignment: alignment, mask: mask) }
      return [bounds.minX, bounds.minY, bounds.width, bounds.height]
    }
    #expect(try half(.center) { Circle().frame(width: $0 ? 400 : 0) } == [50, 0, 100, 100])
    #expect(try half(.leading) { Rectangle().frame(width: $0 ? 200 : 0) } == [0, 0, 100, 100])
    #expect(try half(.leading) { Color.black.frame(width: $0 ? nil : 0) } == [0, 0, 100, 100])
    #expect(try half(.center) { Rectangle().padding($0 ? 20 : 0) } == [10, 10, 180, 80])
    #expect(try half(.center) { Rectangle().offset(y: $0 ? 0 : 100) } == [0, 50, 200, 100])
    #expect(
      try half(.center) { Rectangle().fill(.black).scaleEffect(x: $0 ? 1 : 0, anchor: .trailing) } == [100, 0, 100, 100])
    #expect(try half(.topTrailing) { Rectangle().frame(width: $0 ? 50 : 0, height: 50).padding(10) } == [165, 10, 25, 50])
  }

  @Test("The leading edge of a mask is the right one in a layout from right to left")
  func rightToLeft() throws {
    let view = Masked(alignment: .leading) { Rectangle().frame(width: $0 ? 200 : 0) }.environment(\.layoutDirection, .rightToLeft)
    #expect(try middle { view } == CGRect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test("A mask whose fill is not opaque is drawn as a picture")
  func translucent() {
    func hasPicture(_ mask: some View) -> Bool {
      let app = TestApp { Color.red.frame(width: 20, height: 20).mask { mask } }
      return app.session.root.all { _ in true }.flatMap(\.style.properties).contains {
        if case .mask(.picture) = $0 { true } else { false }
      }
    }
    #expect(hasPicture(Circle().fill(.black.opacity(0.5))))
    #expect(hasPicture(Circle().fill(.radialGradient(colors: [.black, .clear], center: .center, startRadius: 0, endRadius: 9))))
    #expect(hasPicture(Color.black.opacity(0.5).frame(width: 10)))
    #expect(!hasPicture(Circle().fill(.red)))
  }

  private struct Turning: View {
    @State private var isTurned = false

    var body: some View {
      Color.red.frame(width: 100, height: 100).clipShape(Rectangle().rotation(.degrees(isTurned ? 360 : 0)))
        .accessibilityIdentifier("turning")
      Button("Open") { withAnimation(slow.repeatForever(autoreverses: false)) { isTurned = true } }
    }
  }

  @Test("A page that is loaded later receives the outlines of an endless change, also if both ends are equal")
  func endless() throws {
    let app = TestApp { Turning() }
    try app.tap("Open")
    let loop = app.session.root.all { _ in true }.compactMap { element -> LoopingChange? in
      if case .loop(let change)? = element.content[.loop] { change } else { nil }
    }
    let styles = try #require(loop.first?.frames?.styles)
    #expect(styles.first.flatMap(bounds)?.width == 100)
    #expect(styles.contains { (bounds($0)?.width ?? 0) > 130 })
  }

  private struct Loading: View {
    @State private var isTurned = false

    var body: some View {
      VStack {
        Color.red.frame(height: 40).clipShape(RoundedRectangle(cornerRadius: 8).trim(from: 0, to: isTurned ? 1 : 0.1))
        RoundedRectangle(cornerRadius: 8).trim(from: 0, to: isTurned ? 1 : 0.1).stroke(.blue).frame(height: 40)
        Color.red.frame(height: 40).mask { RoundedRectangle(cornerRadius: 8).trim(from: 0, to: isTurned ? 1 : 0.1) }
      }
      .onAppear { withAnimation(slow.repeatForever(autoreverses: false)) { isTurned = true } }
    }
  }

  /// Returns the widths in which the outlines of endless changes end.
  private func widths(_ app: TestApp) -> [Double] {
    app.session.root.all { _ in true }.compactMap { element -> Double? in
      guard case .loop(let change)? = element.content[.loop], let frames = change.frames else { return nil }
      return frames.drawings.last?.width ?? frames.styles.last.flatMap(bounds).map { Double($0.width) }
    }
  }

  @Test("Outlines that change forever continue in the new size of the window")
  func resized() {
    let app = TestApp { Loading() }
    app.environment.windowSize = CGSize(width: 390, height: 844)
    app.environment.windowSize = CGSize(width: 600, height: 844)
    #expect(widths(app) == [600, 600, 600])
  }
}
