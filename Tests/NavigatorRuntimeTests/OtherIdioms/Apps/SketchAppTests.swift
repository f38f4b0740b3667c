import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A sketch on a canvas: strokes of several tools, hits, undo, filters and layers, and a toolbar that fits or becomes a menu.

private struct Stroke: Identifiable, Codable, Equatable {
  enum Tool: String, Codable, CaseIterable { case pen, line, ellipse, eraser }

  var id = UUID()
  var points: [CGPoint]
  var width: CGFloat
  var tool: Tool

  var path: Path {
    guard let first = points.first, let last = points.last else { return Path() }
    switch tool {
    case .line: return Path { $0.addLines([first, last]) }
    case .ellipse:
      return Path(
        ellipseIn: CGRect(
          x: min(first.x, last.x), y: min(first.y, last.y), width: abs(first.x - last.x), height: abs(first.y - last.y)))
    case .pen, .eraser:
      var path = Path()
      path.move(to: first)
      for (a, b) in zip(points, points.dropFirst()) {
        path.addQuadCurve(to: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), control: a)
      }
      path.addLine(to: last)
      return path
    }
  }

  func hits(_ point: CGPoint) -> Bool {
    path.strokedPath(.init(lineWidth: max(width, 20))).contains(point, eoFill: false)
  }
}

@MainActor
private final class Drawing: ObservableObject {
  @Published var strokes: [Stroke] = []
  @Published var current: Stroke?
  private var redoStack: [Stroke] = []
  var canRedo: Bool { !redoStack.isEmpty }

  func begin(_ stroke: Stroke) {
    current = stroke
    redoStack.removeAll()
  }
  func extend(to point: CGPoint) { current?.points.append(point) }
  func end() {
    if let current { strokes.append(current) }
    current = nil
  }
  func undo() { if let last = strokes.popLast() { redoStack.append(last) } }
  func redo() { if let last = redoStack.popLast() { strokes.append(last) } }
  func remove(at point: CGPoint) { if let hit = strokes.lastIndex(where: { $0.hits(point) }) { strokes.remove(at: hit) } }
}

private struct Ruling: Shape {
  var spacing: CGFloat
  var animatableData: CGFloat {
    get { spacing }
    set { spacing = newValue }
  }
  static var role: ShapeRole { .stroke }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for x in stride(from: rect.minX, through: rect.maxX, by: max(spacing, 4)) {
      path.move(to: CGPoint(x: x, y: rect.minY))
      path.addLine(to: CGPoint(x: x, y: rect.maxY))
    }
    return path.offsetBy(dx: 0.5, dy: 0)
  }
}

private struct CanvasView: View {
  @ObservedObject var drawing: Drawing

  var body: some View {
    Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
      let frame = CGRect(origin: .zero, size: size)
      context.fill(Path(frame), with: .color(.white))
      context.drawLayer { layer in
        layer.addFilter(
          .shadow(color: .black.opacity(0.3), radius: 2, x: 0, y: 1, blendMode: .normal, options: .shadowAbove))
        for stroke in drawing.strokes + [drawing.current].compactMap({ $0 }) {
          var inner = layer
          if stroke.tool == .eraser { inner.blendMode = .clear }
          inner.stroke(
            stroke.path, with: .style(Color.blue.gradient),
            style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round, miterLimit: 4))
        }
      }
      var corner = context
      corner.clip(
        to: Path(CGRect(x: size.width - 80, y: 0, width: 80, height: 20)),
        style: FillStyle(eoFill: true, antialiased: false), options: .inverse)
      corner.opacity = 0.05
      corner.fill(
        Path(roundedRect: frame, cornerRadius: 12, style: .circular),
        with: .conicGradient(
          Gradient(colors: [.red, .green, .red]), center: CGPoint(x: frame.midX, y: frame.midY), angle: .degrees(90),
          options: .linearColor))
      let label = context.resolve(Text("\(drawing.strokes.count)").font(.caption).foregroundStyle(.secondary))
      let measured = label.measure(in: CGSize(width: 100, height: 100))
      context.draw(
        label, in: CGRect(x: size.width - measured.width - 4, y: 4, width: measured.width, height: measured.height))
      if let stamp = context.resolveSymbol(id: 0) {
        for stroke in drawing.strokes {
          let box = stroke.path.boundingRect
          context.draw(stamp, at: CGPoint(x: box.midX, y: box.maxY), anchor: .top)
        }
      }
    } symbols: {
      Image(systemName: "star.fill").foregroundStyle(.yellow).tag(0)
    }
    .accessibilityChildren {
      ForEach(drawing.strokes) { Text("\($0.tool.rawValue) stroke") }
    }
  }
}

private struct SketchView: View {
  @StateObject private var drawing = Drawing()
  @State private var width: CGFloat = 4
  @State private var tool = Stroke.Tool.pen
  @State private var spacing: CGFloat = 24
  @State private var isRemoving = false
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    VStack(spacing: 0) {
      ViewThatFits(in: .horizontal) {
        HStack { tools }.frame(minWidth: 600)
        Menu("Tools") { tools }
      }
      ZStack(alignment: .topLeading) {
        CanvasView(drawing: drawing)
        Ruling(spacing: spacing).stroke(.blue.opacity(0.15), lineWidth: 1 / displayScale).allowsHitTesting(false)
      }
      .frame(height: 300)
      .contentShape(.rect)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .named("canvas"))
          .onChanged { value in
            if drawing.current == nil {
              drawing.begin(Stroke(points: [value.startLocation], width: width, tool: tool))
            }
            drawing.extend(to: value.location)
          }
          .onEnded { _ in drawing.end() },
        isEnabled: !isRemoving
      )
      .onTapGesture { point in if isRemoving { drawing.remove(at: point) } }
      .coordinateSpace(name: "canvas")
      .clipped(antialiased: true)
      .accessibilityIdentifier("canvas")
      Toggle("Remove", isOn: $isRemoving)
      ForEach(drawing.strokes) { stroke in
        let box = stroke.path.boundingRect
        Text("\(stroke.tool.rawValue) \(Int(box.minX.rounded())) \(Int(box.minY.rounded())) \(Int(box.width)) \(Int(box.height))")
      }
      Text(drawing.current.map { "drawing \($0.points.count)" } ?? "ready")
    }
  }

  @ViewBuilder private var tools: some View {
    Picker("Tool", selection: $tool) {
      ForEach(Stroke.Tool.allCases, id: \.self) { tool in Text(tool.rawValue) }
    }
    Gauge(value: width, in: 1...20) {
      Text("Width")
    } currentValueLabel: {
      Text(width, format: .number)
    }
    .gaugeStyle(.accessoryCircularCapacity)
    Button("Undo", systemImage: "arrow.uturn.backward", action: drawing.undo).disabled(drawing.strokes.isEmpty)
    Button("Redo", systemImage: "arrow.uturn.forward", action: drawing.redo).disabled(!drawing.canRedo)
    Button("Wide grid") { withAnimation(.linear(duration: 0.3).repeatCount(2)) { spacing = spacing == 24 ? 48 : 24 } }
  }
}

/// A sketch that is drawn with the pointer.
@MainActor
@Suite("A sketch")
struct SketchAppTests {
  private func app(width: CGFloat = 800) async -> TestApp {
    let app = TestApp(size: CGSize(width: width, height: 700)) { SketchView() }
    await app.settle()
    return app
  }

  @Test("A drag draws a stroke from its beginning to its end, whose bounds are those of its tool")
  func drawing() async throws {
    let app = await app()
    try app.select("line", in: "Tool")
    try app.drag("canvas", by: CGSize(width: 100, height: -40), from: CGPoint(x: 20, y: 90)) {
      #expect(app.contains("drawing "))
    }
    #expect(app.exists("line 20 50 100 40") && app.exists("ready"))
    try app.select("ellipse", in: "Tool")
    try app.drag("canvas", by: CGSize(width: -60, height: 60), from: CGPoint(x: 160, y: 100))
    #expect(app.exists("ellipse 100 100 60 60"))
  }

  @Test("Undo and redo move strokes, and a new stroke ends what can be redone")
  func undo() async throws {
    let app = await app()
    #expect(try !app.isEnabled("Undo") && !app.isEnabled("Redo"))
    try app.select("line", in: "Tool")
    try app.drag("canvas", by: CGSize(width: 40, height: 30), from: CGPoint(x: 10, y: 10))
    try app.tap("Undo")
    #expect(!app.exists("line 10 10 40 30"))
    try app.tap("Redo")
    #expect(app.exists("line 10 10 40 30"))
    try app.tap("Undo")
    try app.drag("canvas", by: CGSize(width: 5, height: 5), from: CGPoint(x: 10, y: 10))
    #expect(try !app.isEnabled("Redo"))
  }

  @Test("While the drag is disabled, a tap removes the last stroke whose outline contains its place")
  func removing() async throws {
    let app = await app()
    try app.select("line", in: "Tool")
    try app.drag("canvas", by: CGSize(width: 100, height: 0), from: CGPoint(x: 50, y: 100))
    try app.drag("canvas", by: CGSize(width: 0, height: 100), from: CGPoint(x: 50, y: 100))
    try app.setToggle("Remove", to: true)
    try app.tap("canvas", at: CGPoint(x: 120, y: 150))
    #expect(app.exists("line 50 100 100 0") && app.exists("line 50 100 0 100"))
    try app.tap("canvas", at: CGPoint(x: 130, y: 108))
    #expect(!app.exists("line 50 100 100 0") && app.exists("line 50 100 0 100"))
    try app.tap("canvas", at: CGPoint(x: 45, y: 190))
    #expect(!app.exists("line 50 100 0 100"))
  }

  @Test("The tools are a menu in a window that is too narrow for them")
  func menu() async throws {
    let app = await app(width: 390)
    try app.drag("canvas", by: CGSize(width: 8, height: 8), from: CGPoint(x: 10, y: 10))
    #expect(app.contains("pen 10 10"))
    try app.menu("Tools").tap("Undo")
    #expect(!app.contains("pen 10 10"))
  }
}
