import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Styles that are derived from other styles")
struct DerivedStyleTests {
  private func elements(_ view: some View) -> [Element] { TestApp { view }.session.root.all { _ in true } }

  private func styles(_ view: some View) -> [StyleProperty] { elements(view).flatMap(\.style.properties) }

  private let red = Paint.color(ColorStyle(.named("red")))

  @Test("The opacity of a material applies to areas, lines, backgrounds and texts")
  func materials() {
    let half = Paint.material(.thin, opacity: 0.5)
    let faded = Material.thin.opacity(0.5)
    #expect(styles(Capsule().fill(.thinMaterial.opacity(0.5))).contains(.fill(half)))
    #expect(styles(Text("a").background(.thinMaterial.opacity(0.5))).contains(.background(half)))
    #expect(styles(Text("a").background(faded, in: .capsule)).contains(.background(half)))
    #expect(styles(Text("a").foregroundStyle(faded)).contains(.foreground(half)))
    #expect(styles(Capsule().fill(AnyShapeStyle(faded).opacity(0.5))).contains(.fill(.material(.thin, opacity: 0.25))))
    #expect(styles(Capsule().fill(Material.thin.secondary)).contains(.fill(half)))
    #expect(styles(Capsule().fill(Material.thin.opacity(.nan))).contains(.fill(.material(.thin))))
    let drawings = elements(Capsule().stroke(faded, style: StrokeStyle(lineWidth: 2, dash: [3]))).compactMap(\.content.drawing)
    #expect(drawings.first?.items.first?.stroke?.paint == half)
  }

  @Test("A text reads the material of a translucent background")
  func materialInEnvironment() {
    struct Reader: View {
      @Environment(\.backgroundMaterial) private var material
      var body: some View { Text(material == nil ? "None" : "Material") }
    }
    let app = TestApp { Reader().background(.thinMaterial.opacity(0.5)) }
    #expect(app.visibleTexts == ["Material"])
  }

  @Test("Levels, opacities and effects combine in any order")
  func orders() {
    let levels = [
      AnyShapeStyle(Color.red.opacity(0.5).secondary), AnyShapeStyle(Color.red.secondary.opacity(0.5)),
      AnyShapeStyle(Color.red.blendMode(.screen).secondary.opacity(0.5)),
      AnyShapeStyle(Color.red.opacity(0.5).secondary.blendMode(.screen)),
    ]
    for style in levels {
      #expect(styles(Capsule().fill(style)).contains(.fill(.color(ColorStyle(.named("red"), opacity: 0.25)))))
    }
    for style in levels.suffix(2) { #expect(styles(Capsule().fill(style)).contains(.blendMode(.screen))) }
  }

  @Test("A background with a blend mode is a layer behind its content")
  func blendedBackground() throws {
    for view in [
      AnyView(Text("a").background(Color.red.blendMode(.multiply))),
      AnyView(Text("a").background(AnyShapeStyle(Color.red.blendMode(.multiply)))),
      AnyView(Text("a").background(Color.red.blendMode(.multiply), in: .rect(cornerRadius: 4))),
      AnyView(Text("a").background(Blended())),
      AnyView(Text("a").background(Blended(), in: Triangle())),
    ] {
      let layer = try #require(elements(view).first { $0.role == .layerBackground })
      let shown = layer.all { _ in true }.flatMap(\.style.properties)
      #expect(shown.contains(.blendMode(.multiply)))
      #expect(!elements(view).contains { $0.role == .text && $0.style.properties.contains(.blendMode(.multiply)) })
    }
    #expect(!elements(Text("a").background(AnyShapeStyle(Color.red))).contains { $0.role == .layerBackground })
  }

  @Test("A background with a blend mode keeps the state of its content while the color changes")
  func state() throws {
    let app = TestApp { BlendedCounter() }
    try app.tap("0")
    try app.tap("Change")
    #expect(app.exists("1"))
    let colors = app.session.root.all { _ in true }.flatMap(\.style.properties)
    #expect(colors.contains(.background(.color(ColorStyle(.named("blue"))))))
  }

  @Test("A border with a gradient that an opacity, a shadow or the environment changes is drawn in front of its view")
  func borders() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    func lines(_ view: some View) -> [Paint] {
      elements(view).compactMap(\.content.drawing).flatMap(\.items).compactMap(\.stroke?.paint)
    }
    for view in [
      AnyView(Text("a").border(gradient.opacity(0.5))), AnyView(Text("a").border(gradient.shadow(.drop(radius: 2)))),
      AnyView(Text("a").border(Striped())),
    ] {
      #expect(lines(view.frame(width: 50, height: 50)).contains { if case .linearGradient = $0 { true } else { false } })
    }
    #expect(styles(Text("a").border(Color.red.blendMode(.multiply), width: 2)).contains(.blendMode(.multiply)))
    #expect(styles(Text("a").border(.red, width: 2)).contains(.border(red, width: 2)))
  }

  @Test("The shadow of an overlay's style belongs to the overlay")
  func overlay() {
    let shown = elements(Text("a").overlay(Color.red.shadow(.inner(radius: 5))))
    let shadowed = shown.filter { $0.style.properties.contains { $0.kind == StyleProperty.backgroundShadows([]).kind } }
    #expect(shadowed.map(\.role) == [.color])
  }

  @Test("The figures of a canvas have the shadows and the blend modes of their styles")
  func canvas() {
    let square = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
    let canvas = Canvas { context, _ in
      context.fill(square, with: .style(Color.red.blendMode(.multiply)))
      context.stroke(square, with: .style(Color.red.shadow(.drop(color: .black, radius: 3))))
      context.fill(square, with: .color(.red))
    }
    let shown = styles(canvas.frame(width: 20, height: 20))
    #expect(shown.filter { $0 == .blendMode(.multiply) }.count == 1)
    #expect(shown.filter { $0.kind == StyleProperty.shadow(ColorStyle(.named("black")), radius: 3, x: 0, y: 0).kind }.count == 1)
  }
}

private struct Blended: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.red.blendMode(.multiply) }
}

private struct Striped: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct BlendedCounter: View {
  @State private var isBlue = false

  var body: some View {
    VStack {
      Counter().background((isBlue ? Color.blue : .red).blendMode(.multiply))
      Button("Change") { isBlue = true }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }
}
