import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Visual effects")
struct EffectTests {
  private func shown(_ view: some View) -> Element {
    let app = TestApp { view }
    return app.session.root.children.first ?? app.session.root
  }

  /// The properties of the element and its boxes, the innermost first.
  private func levels(_ view: some View) -> [[StyleProperty]] {
    var levels: [[StyleProperty]] = []
    var element = shown(view)
    while element.role == .box {
      levels.insert(element.style.properties, at: 0)
      guard let child = element.children.first else { break }
      element = child
    }
    return [element.style.properties] + levels
  }

  // MARK: Transforms

  @Test("A scale, a rotation and an offset in this order need one element")
  func orderOfHosts() {
    let view = Color.red.scaleEffect(2).rotationEffect(.degrees(90)).offset(x: 5)
    #expect(
      levels(view)[0].dropFirst() == [
        .scale(x: 2, y: 2, anchorX: 0.5, anchorY: 0.5), .rotation(degrees: 90, anchorX: 0.5, anchorY: 0.5), .offset(x: 5, y: 0),
      ])
  }

  @Test("A transform applies to the transforms inside it")
  func nestedTransforms() {
    let turned = levels(Color.red.offset(x: 5).rotationEffect(.degrees(90)))
    #expect(turned.count == 2)
    #expect(turned[0].last == .offset(x: 5, y: 0))
    #expect(turned[1] == [.rotation(degrees: 90, anchorX: 0.5, anchorY: 0.5)])
    #expect(levels(Color.red.rotationEffect(.degrees(10)).rotationEffect(.degrees(20))).count == 2)
    #expect(levels(Color.red.rotationEffect(.degrees(10)).scaleEffect(2)).count == 2)
  }

  @Test("A projection is a matrix of four columns; one that changes nothing or is not finite has no effect")
  func projections() {
    var projection = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    projection.m13 = 0.5
    #expect(
      levels(Color.red.projectionEffect(projection)).last?.last
        == .transform(.matrix([1, 2, 0, 0.5, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1])))
    #expect(levels(Color.red.projectionEffect(ProjectionTransform())) == levels(Color.red))
    projection.m33 = .nan
    #expect(levels(Color.red.projectionEffect(projection)) == levels(Color.red))
  }

  @Test("A blend mode stays outside of effects around it, so that the view blends with the views behind")
  func blendModeOutside() {
    let moved = levels(Color.red.blendMode(.screen).offset(x: 5))
    #expect(moved.last?.contains(.blendMode(.screen)) == true && moved.last?.contains(.offset(x: 5, y: 0)) == true)
    let framed = levels(Color.red.blendMode(.multiply).frame(width: 5).opacity(0.5).rotationEffect(.degrees(1)))
    #expect(framed.filter { $0.contains(.blendMode(.multiply)) }.count == 1)
    #expect(framed.last?.contains(.blendMode(.multiply)) == true)
    // The view blends with a background and within a group.
    #expect(levels(Color.red.blendMode(.screen).background(.blue).offset(x: 5)).last?.contains(.blendMode(.screen)) == false)
    #expect(levels(Color.red.blendMode(.screen).compositingGroup().opacity(0.5)).last?.contains(.blendMode(.screen)) == false)
  }

  @Test("A style in front of a view keeps its blend mode")
  func overlaidBlendMode() {
    let app = TestApp { Text("Photo").overlay(Color.blue.blendMode(.multiply)) }
    #expect(app.elements(.color).contains { $0.style.properties.contains(.blendMode(.multiply)) })
  }

  @Test("A border of a gradient is a shape in front of the view, and a border of a color belongs to the view")
  func borders() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let app = TestApp { Text("Card").padding().border(gradient, width: 6) }
    let strokes = app.session.root.everything.filter { $0.role == .shape }
    #expect(strokes.count == 1)
    #expect(strokes.first?.content.drawing != nil)
    let plain = TestApp { Text("Card").border(Color.red, width: 6) }
    #expect(!plain.session.root.everything.contains { $0.role == .shape })
  }

  @Test("The border of a shape is drawn with a gradient, inside of the edges of the shape")
  func shapeBorders() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let drawn = shown(RoundedRectangle(cornerRadius: 8).strokeBorder(gradient, lineWidth: 6).frame(width: 100, height: 40))
    #expect(!drawn.style.properties.contains { if case .stroke = $0 { true } else { false } })
    let item = try #require(drawn.content.drawing?.items.first)
    #expect(item.steps.contains { if case .line(_, let y) = $0 { y == 3 } else { false } })
    let plain = shown(RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 6).frame(width: 100, height: 40))
    #expect(plain.style.properties.contains { if case .stroke = $0 { true } else { false } })
  }

  @Test("A projection does not change the layout")
  func projectedLayout() throws {
    let app = TestApp(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 3, y: 3)))
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("beside")
      }
    }
    #expect(try app.frame(of: "beside") == CGRect(x: 100, y: 40, width: 20, height: 20))
  }

  @Test("A drawing group composes its views before the effects around it, whatever its options are")
  func drawingGroups() {
    let grouped = levels(Text("A").drawingGroup(opaque: true, colorMode: .linear).opacity(0.5))
    #expect(grouped == levels(Text("A").compositingGroup().opacity(0.5)))
    #expect(grouped.contains { $0.contains(.isolatesBlending(true)) })
    let row = shown(HStack { Text("A").blendMode(.multiply) }.drawingGroup())
    #expect(row.style.properties.contains(.isolatesBlending(true)))
    #expect(row.children.first?.style.properties.contains(.blendMode(.multiply)) == true)
  }

  @Test("Transforms with different anchors are transforms of different elements")
  func anchors() {
    let view = Color.red.scaleEffect(2, anchor: .topLeading).rotationEffect(.degrees(90), anchor: .bottomTrailing)
    #expect(
      levels(view).map { $0.last } == [
        .scale(x: 2, y: 2, anchorX: 0, anchorY: 0), .rotation(degrees: 90, anchorX: 1, anchorY: 1),
      ])
  }

  @Test(
    "A number that is not finite has no effect",
    arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(_ number: Double) {
    #expect(
      levels(Text("a").scaleEffect(number)) == [[.scale(x: 1, y: 1, anchorX: 0.5, anchorY: 0.5)]])
    #expect(
      levels(Text("a").rotationEffect(.degrees(number), anchor: UnitPoint(x: number, y: 0)))
        == [[.rotation(degrees: 0, anchorX: 0.5, anchorY: 0)]])
    #expect(levels(Text("a").blur(radius: number)) == [[.filters([.blur(radius: 0)])]])
    #expect(levels(Text("a").brightness(number)) == [[.filters([.brightness(0)])]])
    #expect(levels(Text("a").contrast(number)) == [[.filters([.contrast(1)])]])
    #expect(levels(Text("a").saturation(number)) == [[.filters([.saturation(1)])]])
    #expect(levels(Text("a").hueRotation(.degrees(number))) == [[.filters([.hueRotation(degrees: 0)])]])
    #expect(levels(Text("a").transformEffect(CGAffineTransform(translationX: number, y: 0))) == [[]])
  }

  @Test("An affine transform is a matrix whose origin is the top leading corner")
  func matrix() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(
      levels(Text("a").transformEffect(transform))
        == [[.transform(.matrix([1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1]))]])
    #expect(levels(Text("a").transformEffect(.identity)) == [[]])
  }

  @Test("A transform after another equals their concatenation, and an inverse undoes a transform")
  func concatenation() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let point = CGPoint(x: 3, y: 4).applying(turn.translatedBy(x: 1, y: 0))
    #expect(abs(point.x + 4) < 1e-9 && abs(point.y - 4) < 1e-9)
    let back = point.applying(turn.translatedBy(x: 1, y: 0).inverted())
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
    var flat = ProjectionTransform(CGAffineTransform())
    let isInverted = flat.invert()
    #expect(!isInverted)
    let projection = ProjectionTransform(turn)
    #expect(projection.concatenating(projection.inverted()).isAffine)
  }

  // MARK: Filters

  @Test("Filters apply in the order of the modifiers, and need one element")
  func filters() {
    let view = Text("a").blur(radius: 2).grayscale(0.5).colorInvert().hueRotation(.degrees(90)).luminanceToAlpha()
    #expect(
      levels(view)
        == [[.filters([.blur(radius: 2), .grayscale(0.5), .invert, .hueRotation(degrees: 90), .luminanceToAlpha])]])
  }

  @Test("A filter applies to a shadow inside it, and a shadow to what a filter has drawn")
  func shadowAndFilter() {
    #expect(levels(Text("a").shadow(radius: 2).blur(radius: 1)).count == 1)
    #expect(levels(Text("a").blur(radius: 1).shadow(radius: 2)).count == 2)
    #expect(levels(Text("a").scaleEffect(2).blur(radius: 1)).count == 2)
  }

  @Test("Many filters are spread over several elements")
  func manyFilters() {
    var view = AnyView(Text("a"))
    for _ in 0..<40 { view = AnyView(view.saturation(2)) }
    #expect(levels(view).count == 3)
  }

  @Test("A multiplication uses the color for the color scheme")
  func multiplication() {
    let light = levels(Text("a").colorMultiply(.red))
    let dark = levels(Text("a").colorMultiply(.red).environment(\.colorScheme, .dark))
    #expect(light != dark)
    guard case .filters(let filters) = light[0].first, case .multiply(let red, _, _, let opacity) = filters.first else {
      Issue.record("The style has no multiplication: \(light).")
      return
    }
    #expect((0.9...1).contains(red))
    #expect(opacity == 1)
  }

  @Test("A blend mode is the CSS mode, and a mode that hosts do not support is normal")
  func blending() {
    #expect(levels(Text("a").blendMode(.colorDodge)) == [[.blendMode(.colorDodge)]])
    #expect(levels(Text("a").blendMode(.plusLighter)) == [[.blendMode(.plusLighter)]])
    for mode in [BlendMode.normal, .sourceAtop, .destinationOver] { #expect(levels(Text("a").blendMode(mode)) == [[]]) }
    // No host has a mode that adds darkness. Multiplied colors resemble it.
    #expect(levels(Text("a").blendMode(.plusDarker)) == [[.blendMode(.multiply)]])
    #expect(levels(Text("a").compositingGroup()) == [[.isolatesBlending(true)]])
  }

  @Test("An effect follows state")
  func state() throws {
    struct Screen: View {
      @State private var isTurned = false

      var body: some View {
        Button("Turn") { isTurned.toggle() }
        Color.red.rotationEffect(.degrees(isTurned ? 180 : 0))
      }
    }
    let app = TestApp { Screen() }
    func angle() -> Double? {
      for case .rotation(let degrees, _, _) in app.session.root.children.last?.style.properties ?? [] { return degrees }
      return nil
    }
    #expect(angle() == 0)
    try app.tap("Turn")
    #expect(angle() == 180)
  }

  // MARK: Styles

  @Test("The second and the third foreground style apply to the levels below the first")
  func levelsOfForeground() {
    func foreground(_ style: some ShapeStyle) -> [[StyleProperty]] {
      levels(Group { Text("a").foregroundStyle(style) }.foregroundStyle(.red, .green, .blue))
    }
    func color(_ name: String, _ opacity: Double = 1) -> [[StyleProperty]] {
      [[.foreground(.color(ColorStyle(.named(name), opacity: opacity)))]]
    }
    #expect(foreground(.primary) == color("red"))
    #expect(foreground(.secondary) == color("green"))
    #expect(foreground(.tertiary) == color("blue"))
    #expect(foreground(.quaternary) == color("blue", 0.5))
    #expect(levels(Text("a").foregroundStyle(.red, .green)) == color("red"))
  }

  @Test("The background style is the window's style, or the style that an enclosing view sets")
  func background() {
    #expect(levels(Text("a").background()) == [[.background(.color(ColorStyle(.named("systemBackground"))))]])
    #expect(
      levels(Text("a").background(.background).backgroundStyle(.yellow)) == [[.background(.color(ColorStyle(.named("yellow"))))]])
  }

  @Test("The background of a color, a gradient or a shape is behind its paint")
  func backgroundOfPaint() {
    let gradient = LinearGradient(colors: [.red.opacity(0.5), .green], startPoint: .top, endPoint: .bottom)
    let paints: [AnyView] = [
      AnyView(Color.red.opacity(0.5)), AnyView(gradient), AnyView(Circle().fill(.red.opacity(0.5))),
      AnyView(Circle().stroke(.red).frame(width: 50)),
    ]
    for paint in paints {
      let levels = levels(paint.background(.blue))
      #expect(levels.count == 2)
      #expect(levels[0] == self.levels(paint)[0])
      #expect(levels.last == [.background(.color(ColorStyle(.named("blue"))))])
    }
  }

  @Test("A visible color with a ratio covers its background, and an invisible one shows it")
  func backgroundOfRatio() {
    func backgrounds(_ view: some View) -> [StyleProperty] {
      levels(view.aspectRatio(1, contentMode: .fit).background(.blue)).joined().filter { property in
        switch property {
        case .background, .fill: true
        default: false
        }
      }
    }
    let blue = StyleProperty.background(.color(ColorStyle(.named("blue"))))
    #expect(backgrounds(Color.red) == [.background(.color(ColorStyle(.named("red"))))])
    #expect(backgrounds(LinearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom)).count == 1)
    #expect(backgrounds(Color.clear) == [blue])
    #expect(backgrounds(Color.red.opacity(0)) == [blue])
  }

  @Test("A view with a ratio is smaller than its frame, unless the frame fixes one length only")
  func frameAroundRatio() {
    func isFrame(_ property: StyleProperty) -> Bool { if case .frame = property { true } else { false } }
    for view in [AnyView(Color.red), AnyView(Circle().fill(.red)), AnyView(Color.red.overlay(Text("a")))] {
      let fitting = view.aspectRatio(2, contentMode: .fit)
      let frames = [
        AnyView(fitting.frame(maxWidth: .infinity, maxHeight: .infinity)), AnyView(fitting.frame(width: 90, height: 90)),
      ]
      for levels in frames.map(levels) {
        #expect(levels.contains { $0.contains(where: isFrame) })
        #expect(!levels.contains { $0.contains(where: isFrame) && $0.contains(.aspectRatio(2, fills: false)) })
      }
    }
    #expect(levels(Color.red.aspectRatio(2, contentMode: .fit).frame(width: 90)).count == 1)
    #expect(levels(Image(systemName: "star").resizable().aspectRatio(2, contentMode: .fit).frame(width: 9, height: 9)).count == 1)
  }

  @Test("A glass effect is a material in a shape, and a tint is in front of it")
  func glass() {
    func surfaces(_ view: some View) -> [[StyleProperty]] {
      levels(view).map { $0.filter { if case .backgroundShadows = $0 { false } else { true } } }.filter { !$0.isEmpty }
    }
    #expect(surfaces(Text("a").glassEffect()) == [[.background(.material(.regular)), .cornerRadius(.infinity)]])
    #expect(
      surfaces(Text("a").glassEffect(.clear, in: .rect(cornerRadius: 4)))
        == [[.background(.material(.ultraThin)), .cornerRadius(4)]])
    #expect(
      surfaces(Text("a").glassEffect(.regular.tint(.red)))
        == surfaces(Text("a").background(Color.red.opacity(0.7), in: .capsule).background(.ultraThinMaterial, in: .capsule)))
  }
}
