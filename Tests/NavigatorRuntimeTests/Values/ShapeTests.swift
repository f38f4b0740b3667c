import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Shapes")
struct ShapeTests {
  private func shown(_ view: some View) -> Element {
    let app = TestApp { view }
    return app.session.root.children.first ?? app.session.root
  }

  private func drawing(_ view: some View) throws -> Drawing {
    var element = shown(view)
    while element.role == .box, let child = element.children.first { element = child }
    return try #require(element.content.drawing)
  }

  private let red = Paint.color(ColorStyle(.named("red")))

  nonisolated private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLines([
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ])
      path.closeSubpath()
      return path
    }
  }

  /// A shape with a corner of a fixed size.
  nonisolated private struct Notched: InsettableShape {
    var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path {
      let rect = rect.insetBy(dx: inset, dy: inset)
      var path = Path()
      path.addLines([
        CGPoint(x: rect.minX + 10, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY + 10),
      ])
      path.closeSubpath()
      return path
    }

    func inset(by amount: CGFloat) -> Notched { Notched(inset: inset + amount) }
  }

  @Test("The outline of a shape that scales with its space is drawn for any size")
  func scaling() throws {
    let drawing = try drawing(Triangle().fill(.red))
    #expect(drawing.scaling == .stretch)
    #expect(drawing.items.count == 1)
    #expect(drawing.items[0].fill == red)
    #expect(drawing.items[0].steps.count == 5)
    #expect(drawing.items[0].steps.last == .close)
    #expect(try self.drawing(Circle().trim(from: 0, to: 0.5).stroke(.red)).scaling == .fit)
    #expect(try self.drawing(Path(CGRect(x: 0, y: 0, width: 5, height: 5)).fill(.red)).scaling == .none)
  }

  @Test("The outline of any other shape is computed for the size of its frame, without padding")
  func frame() throws {
    let framed = try drawing(Notched().fill(.red).frame(width: 60, height: 40))
    #expect(framed.width == 60 && framed.height == 40)
    #expect(framed.items[0].steps[1] == .line(x: 60, y: 0))
    let padded = try drawing(Notched().fill(.red).padding(10).frame(width: 60, height: 40))
    #expect(padded.width == 40 && padded.height == 20)
  }

  @Test("A line along an outline has a width, ends, corners and dashes")
  func lines() throws {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [5, 2], dashPhase: 1)
    let stroke = try #require(try drawing(Triangle().stroke(.red, style: style)).items[0].stroke)
    #expect(
      stroke
        == Drawing.Stroke(paint: red, width: 4, cap: .round, join: .bevel, miterLimit: 3, dash: [5, 2], dashPhase: 1))
    #expect(try drawing(Circle().stroke(style: style).fill(.red)).items[0].stroke == stroke)
    #expect(try drawing(Circle().stroke(lineWidth: 4).foregroundStyle(.red)).items[0].stroke?.width == 4)
  }

  @Test(
    "A hostile width or pattern of dashes is ignored",
    arguments: [[CGFloat.nan], [-1, 2], [0, 0], [CGFloat.infinity, 0]] as [[CGFloat]])
  func hostileLines(_ dash: [CGFloat]) throws {
    let stroke = try #require(
      try drawing(Triangle().stroke(.red, style: StrokeStyle(lineWidth: .nan, dash: dash, dashPhase: .infinity))).items[0].stroke)
    #expect(stroke == Drawing.Stroke(paint: red, width: 1))
  }

  @Test("A part of an outline is drawn as a ring")
  func ring() throws {
    let ring = Circle().trim(from: 0, to: 0.25).stroke(.red, style: StrokeStyle(lineWidth: 8, lineCap: .round))
    let steps = try drawing(ring.rotationEffect(.degrees(-90))).items[0].steps
    #expect(steps.first == .move(x: 100, y: 50))
    guard case .curve(let x, let y, _, _, _, _)? = steps.last else {
      Issue.record("The ring does not end with a curve: \(steps).")
      return
    }
    #expect(abs(x - 50) < 0.1 && abs(y - 100) < 0.1)
  }

  @Test("The line of a circle, an ellipse and a rectangle is centered on the outline, and a border is inside it")
  func centeredLines() throws {
    #expect(try drawing(Circle().stroke(.red, lineWidth: 6)).items[0].stroke?.width == 6)
    #expect(try drawing(Rectangle().stroke(.red, lineWidth: 6)).scaling == .stretch)
    #expect(shown(Capsule().stroke(.red, lineWidth: 6)).style.properties == [.outline(red, width: 6)])
    #expect(shown(Circle().strokeBorder(.red, lineWidth: 6)).style.properties == [.stroke(red, width: 6)])
    let dashed = shown(Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 6, dash: [2])))
    #expect(dashed.style.properties == [.padding(Insets(top: 3, leading: 3, bottom: 3, trailing: 3))])
    let notched = try drawing(Notched().strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 40))
    #expect(notched.items[0].steps[0] == .move(x: 12, y: 2))
  }

  @Test("A fill and a line of one shape are one drawing")
  func fillAndLine() throws {
    let item = try drawing(Triangle().fill(.red).stroke(.blue, lineWidth: 2)).items[0]
    #expect(item.fill == red)
    #expect(item.stroke?.paint == .color(ColorStyle(.named("blue"))))
    #expect(try drawing(Triangle().fill(.red, style: FillStyle(eoFill: true))).items[0].usesEvenOddRule)
  }

  @Test("Each fill and line of a shape is in front of the earlier ones")
  func layers() {
    func outlines(_ view: some View) -> [[StyleProperty]] {
      let app = TestApp { view }
      return (app.elements(.shape)).map(\.style.properties)
    }
    let blue = Paint.color(ColorStyle(.named("blue")))
    let lines = outlines(Capsule().stroke(.red, lineWidth: 6).stroke(.blue, lineWidth: 2))
    #expect(lines == [[.outline(red, width: 6)], [.outline(blue, width: 2)]])
    let filled = outlines(Circle().strokeBorder(.red, lineWidth: 6).fill(.blue))
    #expect(filled == [[.stroke(red, width: 6)], [.fill(blue)]])
    let bordered = outlines(Circle().fill(.blue).strokeBorder(.red, lineWidth: 6))
    #expect(bordered == [[.fill(blue)], [.stroke(red, width: 6)]])
    #expect(outlines(Circle().fill(.red).stroke(.blue).stroke(.red).strokeBorder(.blue)).count == 3)
  }

  @Test("A shape without a style has the foreground style")
  func foreground() throws {
    #expect(try drawing(Triangle().foregroundStyle(.red)).items[0].fill == red)
    #expect(try drawing(Triangle()).items[0].fill == .color(ColorStyle(.named("foreground"))))
  }

  @Test("Shapes can be moved, scaled, rotated and given a size")
  func derived() throws {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(Rectangle().offset(x: 1, y: 2).path(in: rect).boundingRect == CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 2.5, y: 5, width: 5, height: 10))
    #expect(Rectangle().size(width: 3, height: 4).path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 3, height: 4))
    let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.minX + 5) < 1e-9)
    #expect(
      Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(shown(Circle().offset(x: 5).fill(.red)).style.properties == [.fill(red), .offset(x: 5, y: 0)])
    #expect(try drawing(AnyShape(Triangle()).fill(.red)).items[0].fill == red)
    #expect(shown(AnyShape(Circle()).fill(.red)).content.string(.kind) == "circle")
  }

  @Test("A rectangle with different corners is drawn and clipped with them")
  func unevenCorners() {
    let corners = StyleProperty.cornerRadii(topLeading: 8, topTrailing: 0, bottomTrailing: 0, bottomLeading: 4)
    let shape = UnevenRoundedRectangle(topLeadingRadius: 8, bottomLeadingRadius: 4)
    #expect(shown(shape.fill(.red)).style.properties == [.fill(red), corners])
    #expect(shown(Text("a").clipShape(shape)).style.properties == [corners, .clipsContent(true)])
    #expect(shown(Text("a").background(.red, in: shape)).style.properties == [.background(red), corners])
  }

  @Test("A view is clipped to, and masked by, the outline of any shape")
  func clipping() {
    func clip(_ view: some View) -> Drawing? {
      for case .clip(let drawing) in shown(view).style.properties { return drawing }
      return nil
    }
    #expect(clip(Text("a").clipShape(Triangle()))?.scaling == .stretch)
    #expect(clip(Color.red.frame(width: 60, height: 40).clipShape(Notched()))?.width == 60)
    #expect(clip(Text("a").mask(Circle()))?.scaling == .fit)
    #expect(clip(Text("a").mask { Triangle().fill(.black) }) != nil)
    let gradient = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    guard case .mask(.linearGradient)? = shown(Text("a").mask(gradient)).style.properties.last else {
      Issue.record("The view has no mask.")
      return
    }
  }

  @Test("A shape of the app is drawn behind a view and in front of it")
  func behindAndInFront() throws {
    let behind = shown(Text("a").background(.red, in: Triangle()))
    #expect(behind.children.last?.children.first?.content.drawing?.items.first?.fill == red)
    let inFront = shown(Text("a").overlay(.red, in: Triangle()))
    #expect(inFront.children.last?.children.first?.content.drawing?.items.first?.fill == red)
  }

  @Test("Steps that are not finite, and those beyond the maximum, are not sent")
  func hostilePaths() throws {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    for index in 0..<30_000 { path.addLine(to: CGPoint(x: index, y: 1)) }
    try withKnownIssue {
      let steps = try drawing(path.stroke(.red)).items[0].steps
      #expect(steps.count == 19_999)
      #expect(steps[1] == .line(x: 0, y: 1))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("more than 20000 steps") }
    }
  }

  @Test("Angular and elliptical gradients are views and styles")
  func gradients() {
    let stops = [
      Paint.Stop(color: ColorStyle(.named("red")), location: 0), Paint.Stop(color: ColorStyle(.named("blue")), location: 1),
    ]
    let angular = Paint.angularGradient(stops: stops, centerX: 0.5, centerY: 0.5, startDegrees: 90, endDegrees: 450)
    #expect(
      shown(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))).style.properties
        == [.background(angular)])
    let backwards = AngularGradient(
      gradient: Gradient(colors: [.blue, .red]), center: .center, startAngle: .degrees(450), endAngle: .degrees(90))
    #expect(shown(Rectangle().fill(backwards)).style.properties == [.fill(angular)])
    let elliptical = Paint.ellipticalGradient(stops: stops, centerX: 0.5, centerY: 0.5, endFraction: 0.5)
    #expect(shown(Rectangle().fill(.ellipticalGradient(colors: [.red, .blue]))).style.properties == [.fill(elliptical)])
  }
}
