import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Paths, shapes and drawings in other idioms than in the other tests.
@MainActor
@Suite("Drawing in other idioms")
struct DrawingOtherIdiomTests {
  private static let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 0.1 && abs(first.minY - second.minY) < 0.1
      && abs(first.width - second.width) < 0.1 && abs(first.height - second.height) < 0.1
  }

  private func isClose(_ first: CGPoint?, _ second: CGPoint) -> Bool {
    guard let first else { return false }
    return abs(first.x - second.x) < 0.01 && abs(first.y - second.y) < 0.01
  }

  @Test(
    "A relative arc ends at its start angle plus its delta, in the direction of the delta",
    arguments: zip([90.0, -90, 180], [CGPoint(x: 0, y: 10), CGPoint(x: 0, y: -10), CGPoint(x: -10, y: 0)]))
  func relativeArc(_ delta: Double, _ end: CGPoint) {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(delta))
    #expect(isClose(path.currentPoint, end))
  }

  @Test("A transform applies to an arc and to all other figures that are added with it")
  func addedTransforms() {
    let transform = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 1)
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: false, transform: transform)
    // The scale applies first, then the translation.
    #expect(isClose(path.currentPoint, CGPoint(x: 80, y: 0)))
    var others = Path()
    others.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10), transform: transform)
    others.addRoundedRect(
      in: CGRect(x: 0, y: 20, width: 10, height: 10), cornerSize: CGSize(width: 2, height: 2), transform: transform)
    var lines = Path()
    lines.addLines([.zero, CGPoint(x: 5, y: 50)])
    others.addPath(lines, transform: transform)
    others.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: transform)
    #expect(isClose(others.boundingRect, CGRect(x: 100, y: 0, width: 20, height: 50)))
  }

  @Test("Concatenated transforms apply in their order")
  func concatenation() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let move = CGAffineTransform(translationX: 10, y: 0)
    let point = Path { $0.addLines([.zero, CGPoint(x: 1, y: 0)]) }
    #expect(isClose(point.applying(turn.concatenating(move)).currentPoint, CGPoint(x: 10, y: 1)))
    #expect(isClose(point.applying(move.concatenating(turn)).currentPoint, CGPoint(x: 0, y: 11)))
    #expect(isClose(point.applying(turn.concatenating(move).inverted()).currentPoint, CGPoint(x: 0, y: 9)))
  }

  @Test("The elements of a path are enumerated in the order in which they were added")
  func elements() {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 1, y: 0))
      path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
      path.addCurve(to: CGPoint(x: 3, y: 0), control1: CGPoint(x: 2, y: 1), control2: CGPoint(x: 3, y: 1))
      path.closeSubpath()
    }
    var names: [String] = []
    path.forEach { element in
      switch element {
      case .move(let to): names.append("move \(Int(to.x))")
      case .line(let to): names.append("line \(Int(to.x))")
      case .quadCurve(let to, let control): names.append("quad \(Int(to.x)) \(Int(control.y))")
      case .curve(let to, let control1, let control2): names.append("curve \(Int(to.x)) \(Int(control1.x)) \(Int(control2.x))")
      case .closeSubpath: names.append("close")
      }
    }
    #expect(names == ["move 0", "line 1", "quad 2 1", "curve 3 2 3", "close"])
  }

  @Test("A path is created from its description, and a text that describes none creates no path")
  func descriptions() throws {
    let path = try #require(Path("0 0 m 10 0 l 10 10 l h"))
    #expect(path.contains(CGPoint(x: 8, y: 2)) && !path.contains(CGPoint(x: 2, y: 8)))
    #expect(Path(path.description) == path)
    #expect(Path("no path") == nil)
  }

  @Test("The bounds of a curve contain its points, but not its control points")
  func curveBounds() {
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    }
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 75)))
  }

  @Test("Areas of paths are united, intersected and subtracted")
  func areas() {
    let left = Path(CGRect(x: 0, y: 0, width: 60, height: 10))
    let right = Path(CGRect(x: 40, y: 0, width: 60, height: 10))
    func contains(_ path: Path) -> [Bool] { [20.0, 50, 80].map { path.contains(CGPoint(x: $0, y: 5)) } }
    #expect(contains(left.union(right)) == [true, true, true])
    #expect(contains(left.intersection(right)) == [false, true, false])
    #expect(contains(left.subtracting(right)) == [true, false, false])
    #expect(contains(left.symmetricDifference(right)) == [true, false, true])
  }

  @Test("A stroked path has dashes that start at its phase, and its caps")
  func dashes() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 60, y: 0)]) }
    func dashes(_ phase: CGFloat) -> [Bool] {
      let stroke = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 20], dashPhase: phase))
      return [5.0, 15, 25, 35].map { stroke.contains(CGPoint(x: $0, y: 1)) }
    }
    #expect(dashes(0) == [true, false, false, true])
    #expect(dashes(10) == [false, false, true, false])
    let caps: [CGLineCap: Bool] = [.butt: false, .round: true, .square: true]
    for (cap, isLonger) in caps {
      #expect(line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap)).contains(CGPoint(x: -3, y: 1)) == isLonger)
    }
  }

  private func shape(_ sides: Int) -> some Shape {
    FunctionShape { rect in
      var path = Path()
      path.addLines(
        (0..<sides).map { side in
          let angle = Double(side) / Double(sides) * 2 * .pi
          return CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
        })
      path.closeSubpath()
      return path
    }
  }

  nonisolated private struct FunctionShape: Shape {
    let draw: @Sendable (CGRect) -> Path
    init(_ draw: @escaping @Sendable (CGRect) -> Path) { self.draw = draw }
    func path(in rect: CGRect) -> Path { draw(rect) }
  }

  @Test("Modifiers of shapes change their path in the rectangle")
  func shapeModifiers() {
    let wide = CGRect(x: 0, y: 0, width: 100, height: 50)
    func bounds(_ shape: some Shape) -> CGRect { shape.path(in: wide).boundingRect }
    #expect(isClose(bounds(Rectangle().rotation(.degrees(90))), CGRect(x: 25, y: -25, width: 50, height: 100)))
    #expect(isClose(bounds(Rectangle().scale(0.5, anchor: .topLeading)), CGRect(x: 0, y: 0, width: 50, height: 25)))
    #expect(isClose(bounds(Rectangle().size(width: 20, height: 10)), CGRect(x: 0, y: 0, width: 20, height: 10)))
    #expect(isClose(bounds(Rectangle().offset(x: 5, y: 6)), CGRect(x: 5, y: 6, width: 100, height: 50)))
    #expect(isClose(bounds(Circle()), CGRect(x: 25, y: 0, width: 50, height: 50)))
    #expect(isClose(bounds(Circle().inset(by: 10)), CGRect(x: 35, y: 10, width: 30, height: 30)))
    let large = AnyShape(Capsule().transform(CGAffineTransform(scaleX: 2, y: 2)))
    #expect(isClose(bounds(large), CGRect(x: 0, y: 0, width: 200, height: 100)))
    let polygon = shape(4)
    #expect(isClose(bounds(polygon), wide))
    #expect(!polygon.path(in: wide).contains(CGPoint(x: 5, y: 5)))
  }

  @Test("A circle has a square size, and other shapes have the proposed one")
  func shapeSizes() {
    let proposal = ProposedViewSize(width: 100, height: 50)
    #expect(Circle().sizeThatFits(proposal) == CGSize(width: 50, height: 50))
    #expect(Ellipse().sizeThatFits(proposal) == CGSize(width: 100, height: 50))
    #expect(shape(5).sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test("A shape with the even-odd rule is filled with a hole")
  func evenOdd() throws {
    let ring = FunctionShape { rect in
      var path = Path(rect)
      path.addRect(rect.insetBy(dx: 20, dy: 20))
      return path
    }
    for isEvenOdd in [true, false] {
      let app = TestApp { ring.fill(.red, style: FillStyle(eoFill: isEvenOdd)).frame(width: 100, height: 100) }
      let drawing = try #require(app.session.root.everything.compactMap(\.content.drawing).first)
      #expect(drawing.items.first?.usesEvenOddRule == isEvenOdd)
    }
  }

  @Test("Paths with invalid, huge or many numbers do not crash")
  func strangePaths() {
    var path = Path()
    path.addLines([CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 1e300, y: -1e300), CGPoint(x: CGFloat.infinity, y: 1)])
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: -50, height: 1e300), cornerSize: CGSize(width: -1, height: CGFloat.nan))
    path.addQuadCurve(to: CGPoint(x: CGFloat.nan, y: CGFloat.nan), control: CGPoint(x: 1e308, y: 1e308))
    _ = [path.contains(CGPoint(x: CGFloat.nan, y: 0)), path.boundingRect.isNull, path.trimmedPath(from: -1, to: 1e9).isEmpty]
    _ = path.strokedPath(StrokeStyle(lineWidth: -1, miterLimit: .nan, dash: [0, 0, -1, .nan], dashPhase: .infinity))
    _ = path.union(path).applying(CGAffineTransform(scaleX: 0, y: .infinity))
    let long = Path { path in
      for index in 0..<100_000 { path.addLine(to: CGPoint(x: index, y: index % 2)) }
    }
    #expect(long.boundingRect.width == 99_999)
    let line = Path { path in
      path.move(to: .zero)
      for index in 1...100_000 { path.addLine(to: CGPoint(x: index, y: 0)) }
    }
    #expect(isClose(line.trimmedPath(from: 0, to: 0.5).currentPoint, CGPoint(x: 50_000, y: 0)))
    withKnownIssue(isIntermittent: true) {
      let app = TestApp {
        path.stroke(.red, style: StrokeStyle(lineWidth: .nan, dash: [0]))
        line.fill(.red)
        Text("after")
      }
      #expect(app.exists("after"))
    } matching: {
      $0.isReport
    }
  }

  private struct Tree: View {
    @Binding var depth: Int

    var body: some View {
      let levels = depth
      Canvas { context, size in
        context.translateBy(x: size.width / 2, y: size.height)
        Self.draw(&context, levels, length: 50)
      }
      .frame(width: 200, height: 200)
    }

    private static func draw(_ context: inout GraphicsContext, _ depth: Int, length: CGFloat) {
      guard depth > 0 else { return }
      context.stroke(Path { $0.addLines([.zero, CGPoint(x: 0, y: -length)]) }, with: .color(.brown), lineWidth: CGFloat(depth))
      for angle in [-30.0, 30] {
        var branch = context
        branch.translateBy(x: 0, y: -length)
        branch.rotate(by: .degrees(angle))
        draw(&branch, depth - 1, length: length * 0.7)
      }
    }
  }

  @Test("A canvas draws a recursive figure with copies of its context, again when a value in a dictionary changes")
  func recursion() throws {
    struct Screen: View {
      @State private var settings = ["depth": 3]
      var body: some View {
        Tree(depth: Binding($settings["depth"]) ?? .constant(0))
        Button("Deeper") { settings["depth", default: 0] += 1 }
        Button("None") { settings["depth"] = nil }
      }
    }
    let app = TestApp { Screen() }
    func lines() -> [Drawing.Item] { app.session.root.everything.compactMap(\.content.drawing).flatMap(\.items) }
    #expect(lines().count == 7)
    #expect(lines().first?.steps == [.move(x: 100, y: 200), .line(x: 100, y: 150)])
    try app.tap("Deeper")
    #expect(lines().count == 15)
    try app.tap("None")
    #expect(lines().isEmpty)
  }

  @Test("The bounds of a clip are in the coordinates of the context, and a copy's clip does not affect the original")
  func clips() {
    nonisolated(unsafe) var bounds: [CGRect] = []
    _ = TestApp {
      Canvas { context, size in
        var copy = context
        copy.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 60)))
        copy.clip(to: Path(CGRect(x: 20, y: 20, width: 60, height: 60)))
        bounds.append(copy.clipBoundingRect)
        copy.translateBy(x: 10, y: 0)
        copy.scaleBy(x: 2, y: 2)
        bounds.append(copy.clipBoundingRect)
        copy.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        bounds.append(context.clipBoundingRect)
      }
      .frame(width: 100, height: 100)
    }
    #expect(isClose(bounds.suffix(3).first ?? .null, CGRect(x: 20, y: 20, width: 40, height: 40)))
    #expect(isClose(bounds.suffix(2).first ?? .null, CGRect(x: 5, y: 10, width: 20, height: 20)))
    #expect(bounds.last?.contains(Self.square) == true)
  }

  @Test("Symbols of a canvas have identifiers of any type, and those that are drawn are shown")
  func symbols() {
    enum Symbol: Hashable { case dot(Int), star }
    nonisolated(unsafe) var known: [Bool] = []
    let app = TestApp {
      Canvas { context, _ in
        let symbols = [Symbol.dot(1), .dot(2), .star].map { context.resolveSymbol(id: $0) }
        known = symbols.map { $0 != nil }
        if let dot = symbols[1] { context.draw(dot, in: CGRect(x: 10, y: 10, width: 50, height: 50)) }
      } symbols: {
        ForEach(1...2, id: \.self) { NamedBlock("dot \($0)", CGFloat($0) * 10, 5).tag(Symbol.dot($0)) }
      }
      .frame(width: 100, height: 100)
    }
    #expect(known == [true, true, false])
    #expect(app.exists("dot 2") && !app.exists("dot 1"))
  }

  @Test("A context has the environment of its canvas, and resolves colors and texts in it")
  func environment() {
    nonisolated(unsafe) var values: [String] = []
    nonisolated(unsafe) var widths: [CGFloat] = []
    _ = TestApp {
      Canvas { context, _ in
        values.append("\(context.environment.colorScheme) \(context.environment.layoutDirection)")
        widths.append(context.resolve(Text("Title")).measure(in: CGSize(width: 500, height: 500)).width)
      }
      .environment(\.colorScheme, .dark)
      .environment(\.layoutDirection, .rightToLeft)
      .font(.system(size: 40))
      Canvas { context, _ in widths.append(context.resolve(Text("Title")).measure(in: CGSize(width: 500, height: 500)).width) }
        .font(.system(size: 10))
    }
    #expect(values.last == "dark rightToLeft")
    #expect((widths.max() ?? 0) > 3 * (widths.min() ?? 0))
  }

  @Test("A mask and a blend mode do not change the layout")
  func masks() throws {
    let app = TestApp(size: CGSize(width: 300, height: 400)) {
      VStack(alignment: .leading, spacing: 0) {
        NamedBlock("masked", 60, 40)
          .mask {
            Rectangle().overlay(alignment: .topLeading) { Circle().frame(width: 500).blendMode(.destinationOut) }
              .compositingGroup()
          }
        NamedBlock("mixed", 30, 20).blendMode(.multiply)
        NamedBlock("after", 10, 10)
      }
      .atTopLeft()
    }
    #expect(try app.frame(of: "masked") == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(try app.frame(of: "after").minY == 60)
  }

  @Test("A gradient of colors has stops of equal distance, and a mesh may have any number of points")
  func gradients() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [.nan, 1e30]]
    withKnownIssue(isIntermittent: true) {
      let app = TestApp {
        MeshGradient(width: 2, height: 2, points: points, colors: [.red, .green, .blue, .yellow])
        MeshGradient(width: 3, height: -1, points: [], colors: [.red])
        RadialGradient(stops: [.init(color: .red, location: .nan)], center: .center, startRadius: -1, endRadius: .infinity)
        AngularGradient(colors: [], center: UnitPoint(x: CGFloat.nan, y: 0))
        Text("after")
      }
      #expect(app.exists("after"))
    } matching: {
      $0.isReport
    }
  }

  @Test("A color is mixed and resolved in an environment")
  func colors() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5).resolve(in: EnvironmentValues())
    #expect(abs(color.red - 0.2) < 0.01 && abs(color.blue - 0.6) < 0.01 && abs(color.opacity - 0.5) < 0.01)
    let primary = [EnvironmentValues(), dark].map { Color.primary.resolve(in: $0).red }
    #expect(primary[0] < 0.1 && primary[1] > 0.9)
    let mixed = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: dark)
    #expect(abs(mixed.red - 0.5) < 0.02)
    #expect(abs(Color(Color.Resolved(red: 1, green: 0, blue: 0)).resolve(in: dark).red - 1) < 0.01)
  }
}
