import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// The behaviour of the conformances of the runtime's types.
@MainActor
@Suite("Conformances of values and views")
struct ConformanceTests {
  private func shown(_ view: some View) -> Element {
    let app = TestApp { view }
    return app.session.root.children.first ?? app.session.root
  }

  private let stops = [
    Paint.Stop(color: ColorStyle(.named("red")), location: 0), Paint.Stop(color: ColorStyle(.named("blue")), location: 1),
  ]

  // MARK: Gradients

  @Test("A linear gradient is a view that fills its space")
  func linearGradient() {
    let element = shown(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    #expect(element.role == .color)
    #expect(
      element.style.properties == [.background(.linearGradient(stops: stops, startX: 0, startY: 0.5, endX: 1, endY: 0.5))])
  }

  @Test("A radial gradient is a view that fills its space")
  func radialGradient() {
    let element = shown(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 40))
    #expect(element.role == .color)
    #expect(
      element.style.properties == [.background(.radialGradient(stops: stops, centerX: 0.5, centerY: 0.5, endRadius: 40))])
  }

  @Test("A frame is part of a gradient, and a gradient can be the style behind a view")
  func gradientAmongViews() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(shown(gradient.frame(width: 20, height: 10)).role == .color)
    let paint = Paint.linearGradient(stops: stops, startX: 0.5, startY: 0, endX: 0.5, endY: 1)
    #expect(shown(Text("a").background(gradient)).style.properties.contains(.background(paint)))
  }

  @Test("As a style, a gradient runs from the top to the bottom")
  func gradientStyle() {
    let paint = Paint.linearGradient(stops: stops, startX: 0.5, startY: 0, endX: 0.5, endY: 1)
    #expect(shown(Rectangle().fill(Gradient(colors: [.red, .blue]))).style.properties == [.fill(paint)])
  }

  // MARK: Shapes

  @Test(
    "An inset shape has the outline of its base in a smaller rectangle",
    arguments: [
      (AnyOutline(Rectangle()), AnyOutline(Rectangle())),
      (AnyOutline(Circle()), AnyOutline(Circle())),
      (AnyOutline(Capsule()), AnyOutline(Capsule())),
      (AnyOutline(Ellipse()), AnyOutline(Ellipse())),
      (AnyOutline(RoundedRectangle(cornerRadius: 12)), AnyOutline(RoundedRectangle(cornerRadius: 7))),
    ])
  func inset(shape: AnyOutline, base: AnyOutline) {
    let space = CGRect(x: 10, y: 20, width: 100, height: 60)
    let inner = CGRect(x: 15, y: 25, width: 90, height: 50)
    #expect(shape.inset(5, space) == base.path(inner))
    #expect(shape.insetTwice(2, 3, space) == base.path(inner))
  }

  @Test("A shape that is inset by more than its size is empty")
  func insetTooFar() {
    #expect(Rectangle().inset(by: 6).path(in: CGRect(x: 0, y: 0, width: 10, height: 100)).isEmpty)
  }

  @Test("Hosts draw an inset shape as its base with padding")
  func insetView() throws {
    let box = shown(RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(.red))
    #expect(box.role == .box)
    #expect(box.style.properties == [.padding(Insets(top: 5, leading: 5, bottom: 5, trailing: 5))])
    let shape = try #require(box.children.first)
    #expect(shape.role == .shape)
    #expect(shape.content.number(.cornerRadius) == 7)
    #expect(shape.style.properties == [.fill(.color(ColorStyle(.named("red"))))])
  }

  @Test("A border is drawn inside a shape's outline with its style and width")
  func strokeBorder() {
    let element = shown(Capsule().strokeBorder(.red, lineWidth: 3))
    #expect(element.role == .shape)
    #expect(element.style.properties == [.stroke(.color(ColorStyle(.named("red"))), width: 3)])
  }

  @Test("A path is a shape that keeps its own place")
  func pathShape() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.path(in: CGRect(x: 50, y: 50, width: 10, height: 10)) == path)
  }

  @Test("A path is written with the coordinates before the operator, and parsed again")
  func pathDescription() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 1.5))
      path.addLine(to: CGPoint(x: -2, y: 3))
      path.addQuadCurve(to: CGPoint(x: 4, y: 5), control: CGPoint(x: 6, y: 7))
      path.addCurve(to: CGPoint(x: 1e-9, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
      path.closeSubpath()
    }
    #expect(path.description == "0 1.5 m -2 3 l 6 7 4 5 q 3 4 5 6 1e-09 2 c h")
    #expect(Path(path.description) == path)
    #expect(Path("") == Path())
  }

  @Test("A text that is not a path is refused", arguments: ["1 m", "1 2", "1 2 3 m", "m", "1 2 x", "1 2 m 3 h", "1 2 m 3 4 q"])
  func pathText(text: String) {
    #expect(Path(text) == nil)
  }

  // MARK: Toolbars, scenes, collections

  @Test("A group of toolbar items shows each of them at its placement")
  func toolbarGroup() {
    let app = TestApp {
      NavigationStack {
        Text("Root").toolbar {
          Group {
            ToolbarItem(placement: .topBarLeading) { Button("Left") {} }
            ToolbarItem(id: "right", placement: .topBarTrailing) { Button("Right") {} }
          }
        }
      }
    }
    #expect(app.exists("Left") && app.exists("Right"))
  }

  @Test("A toolbar item with an id is identified by it")
  func toolbarItem() {
    #expect(ToolbarItem(id: "share") { Text("Share") }.id == "share")
  }

  private struct GroupedApp: App {
    var body: some Scene {
      Group { WindowGroup { Text("In a group") } }
    }
  }

  @Test("A group of scenes shows the window of the first scene")
  func sceneGroup() {
    #expect(TestApp(GroupedApp()).exists("In a group"))
  }

  private struct Plain: ViewModifier {
    func body(content: Self.Content) -> some View { content }
  }

  @Test("A modified view of a collection still provides the collection")
  func dynamicContent() {
    #expect(Array(ForEach([1, 2, 3], id: \.self) { Text("\($0)") }.modifier(Plain()).data) == [1, 2, 3])
  }

  // MARK: Values

  @Test("The description of an animation contains the values that differ from the default, and its mirror all values")
  func animation() {
    #expect(Animation.default.debugDescription == "Animation(DefaultAnimation())")
    let spring = "FluidSpringAnimation(response: 2.0, dampingFraction: 1.0, blendDuration: 0.0)"
    let animation = Animation.spring(duration: 2).delay(1).repeatForever()
    #expect(
      animation.debugDescription
        == "Animation(\(spring), delay: 1.0 s, repeatCount: forever, autoreverses)")
    #expect(Mirror(reflecting: animation).children.map(\.label) == ["curve", "delay", "speed", "repeatCount", "autoreverses"])
  }

  @Test("Colors and images can be dragged")
  func transferable() {
    #expect(shown(Text("a").draggable(Color.red)).role == .text)
    #expect(shown(Text("a").draggable(Image(systemName: "star"))).role == .text)
  }

  @Test("A property wrapper is Sendable if its value is")
  nonisolated func sendableWrappers() {
    func accept<Value: Sendable>(_: Value.Type) -> Bool { true }
    #expect(accept(State<Int>.self) && accept(Binding<Int>.self) && accept(Environment<Int>.self))
    #expect(accept(Spacer.self) && accept(EmptyView.self) && accept(Anchor<CGRect>.Source.self))
  }
}

/// A shape without its type, for the arguments of a test.
struct AnyOutline: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let path: @Sendable (CGRect) -> Path
  let inset: @Sendable (CGFloat, CGRect) -> Path
  let insetTwice: @Sendable (CGFloat, CGFloat, CGRect) -> Path

  init(_ shape: some InsettableShape) {
    testDescription = "\(shape)"
    path = { shape.path(in: $0) }
    inset = { shape.inset(by: $0).path(in: $1) }
    insetTwice = { shape.inset(by: $0).inset(by: $1).path(in: $2) }
  }
}
