import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A game: a board on a canvas, a loop of frames, pieces that are dragged, combined gestures, keys, and a paused scene.

private struct Vector: Equatable, AdditiveArithmetic, VectorArithmetic {
  var dx = 0.0
  var dy = 0.0

  static var zero: Vector { Vector() }
  static func + (lhs: Vector, rhs: Vector) -> Vector { Vector(dx: lhs.dx + rhs.dx, dy: lhs.dy + rhs.dy) }
  static func - (lhs: Vector, rhs: Vector) -> Vector { Vector(dx: lhs.dx - rhs.dx, dy: lhs.dy - rhs.dy) }
  mutating func scale(by factor: Double) { (dx, dy) = (dx * factor, dy * factor) }
  var magnitudeSquared: Double { dx * dx + dy * dy }
}

private struct Ship: Shape {
  var nose: Vector
  var thrust: Double

  var animatableData: AnimatablePair<Vector, Double> {
    get { AnimatablePair(nose, thrust) }
    set { (nose, thrust) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX + nose.dx, y: rect.minY + nose.dy))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.maxY - rect.height / 4 + thrust))
      path.closeSubpath()
    }
  }
}

@MainActor
private final class World: ObservableObject {
  struct Rock: Identifiable, Hashable {
    let id: Int
    var position: SIMD2<Double>
    var radius = 20.0
  }

  enum Phase: Equatable { case ready, running(since: Date), over(score: Int) }

  @Published var rocks = [Rock(id: 0, position: [60, 60]), Rock(id: 1, position: [240, 60])]
  @Published var phase = Phase.ready
  @Published private(set) var score = 0
  var ship = SIMD2<Double>(150, 300)
  var frames = 0

  func start(at date: Date) { phase = .running(since: date) }

  func fire(at point: CGPoint) -> Bool {
    let target = SIMD2(Double(point.x), Double(point.y))
    let hit = rocks.firstIndex { rock in
      let distance = rock.position - target
      return (distance * distance).sum() <= rock.radius * rock.radius
    }
    guard let hit else { return false }
    rocks.remove(at: hit)
    score += 10
    if rocks.isEmpty { phase = .over(score: score) }
    return true
  }

  func move(_ press: KeyPress) -> KeyPress.Result {
    objectWillChange.send()
    ship.x += press.key == .leftArrow ? -10 : 10
    return .handled
  }
}

private struct Board: View {
  @ObservedObject var world: World
  @GestureState(resetTransaction: Transaction(animation: .bouncy)) private var aim = CGSize.zero
  @State private var zoom = 1.0
  @State private var misses = 0
  @FocusState private var isFocused

  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 30, paused: world.phase == .ready)) { timeline in
      Canvas(opaque: true, rendersAsynchronously: false) { context, size in
        var sky = context
        sky.addFilter(.blur(radius: 2))
        sky.blendMode = .plusLighter
        sky.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(stops: [.init(color: .black, location: 0), .init(color: .indigo, location: 1)]), startPoint: .zero,
            endPoint: CGPoint(x: 0, y: size.height)))
        for rock in world.rocks {
          let box = CGRect(
            x: rock.position.x - rock.radius, y: rock.position.y - rock.radius, width: rock.radius * 2, height: rock.radius * 2)
          context.fill(Circle().path(in: box), with: .color(.gray))
        }
        context.draw(Text("\(world.rocks.count) rocks").font(.caption.monospaced()), at: CGPoint(x: 8, y: 8), anchor: .topLeading)
        if let wreck = context.resolveSymbol(id: "wreck"), case .over = world.phase {
          context.draw(wreck, at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
      } symbols: {
        Text("💥").tag("wreck")
      }
      .onChange(of: timeline.date) { world.frames += 1 }
    }
    .frame(width: 300, height: 320)
    .overlay(alignment: .topLeading) {
      Ship(nose: Vector(dx: aim.width / 10, dy: 0), thrust: aim.height)
        .fill(.orange.gradient)
        .stroke(.white, lineWidth: 1)
        .frame(width: 20, height: 30)
        .accessibilityIdentifier("ship")
        .offset(x: world.ship.x - 10 + aim.width, y: world.ship.y - 15)
    }
    .scaleEffect(zoom)
    .contentShape(.rect)
    .focusable()
    .focused($isFocused)
    .onKeyPress(keys: [.leftArrow, .rightArrow], phases: [.down, .repeat], action: world.move)
    .onKeyPress(.space) {
      guard world.phase != .ready else { return .ignored }
      misses += world.fire(at: CGPoint(x: world.ship.x, y: 60)) ? 0 : 1
      return .handled
    }
    .gesture(
      SpatialTapGesture(coordinateSpace: .local)
        .onEnded { value in if !world.fire(at: value.location) { misses += 1 } }
        .exclusively(
          before: DragGesture(minimumDistance: 10)
            .updating($aim) { value, state, _ in state = value.translation }
            .onEnded { value in world.ship.x += Double(value.translation.width) })
    )
    .simultaneousGesture(MagnifyGesture().onChanged { zoom = min(max($0.magnification, 0.5), 2) }.onEnded { _ in zoom.round() })
    .accessibilityIdentifier("board")
    .sensoryFeedback(.impact(weight: .heavy), trigger: world.score)
    .safeAreaInset(edge: .bottom) {
      HStack {
        Text("Score \(world.score)").contentTransition(.numericText(value: Double(world.score)))
        Text("Misses \(misses)")
        Text("Zoom \(zoom, format: .number.precision(.fractionLength(1)))")
        Text("x \(Int(world.ship.x))")
      }
    }
    .onAppear { isFocused = true }
  }
}

private struct GameView: View {
  @StateObject private var world = World()
  @Environment(\.scenePhase) private var scenePhase
  @State private var isPaused = false

  var body: some View {
    ZStack {
      Board(world: world).disabled(isPaused).grayscale(isPaused ? 1 : 0)
      switch world.phase {
      case .ready: Button("Start") { world.start(at: .now) }.keyboardShortcut(.defaultAction)
      case .running where isPaused: Button("Resume") { isPaused = false }
      case .running(since: let date): Text(date, style: .timer).hidden()
      case .over(let score):
        VStack {
          Text("Game over: \(score)").font(.largeTitle).transition(.scale.combined(with: .opacity))
          Button("Again") {
            world.rocks = [.init(id: 5, position: [150, 60])]
            world.start(at: .now)
          }
        }
      }
    }
    .onChange(of: scenePhase) { _, phase in
      if phase != .active, case .running = world.phase { isPaused = true }
    }
  }
}

/// A game with frames, gestures and keys.
@MainActor
@Suite("A game")
struct GameAppTests {
  private func app() -> TestApp { TestApp(size: CGSize(width: 390, height: 700)) { GameView() } }

  @Test("Taps hit rocks at their places or miss, and the last hit ends the game, which can begin again")
  func taps() throws {
    let app = app()
    try app.tap("Start")
    try app.tap("board", at: CGPoint(x: 150, y: 200))
    #expect(app.exists("Misses 1") && app.exists("Score 0"))
    try app.tap("board", at: CGPoint(x: 65, y: 55))
    #expect(app.exists("Score 10"))
    try app.tap("board", at: CGPoint(x: 65, y: 55))
    #expect(app.exists("Misses 2"))
    try app.tap("board", at: CGPoint(x: 240, y: 79))
    #expect(app.exists("Game over: 20") && !app.exists("Start"))
    try app.tap("Again")
    #expect(!app.exists("Game over: 20") && app.exists("Score 20"))
  }

  @Test("A drag shows the ship beside its place, and moves it at its end")
  func drag() throws {
    let app = app()
    let before = try app.frame(of: "ship")
    try app.drag("board", by: CGSize(width: 40, height: 0)) {
      let frame = try? app.frame(of: "ship")
      #expect(frame?.minX == before.minX + 40)
      #expect(app.exists("x 150"))
    }
    #expect(app.exists("Misses 0"))
    try app.tap("Start")
    #expect(app.exists("x 190"))
    #expect(try app.frame(of: "ship").minX == before.minX + 40)
  }

  @Test("Two fingers change the zoom up to its bounds, and their end rounds it")
  func zoom() throws {
    let app = app()
    try app.magnify("board", by: 1.4) { #expect(app.exists("Zoom 1.4")) }
    #expect(app.exists("Zoom 1.0"))
    try app.magnify("board", by: 9)
    #expect(app.exists("Zoom 2.0"))
  }

  @Test("Keys move the ship and fire, but Space is ignored before the start")
  func keys() throws {
    let app = app()
    try app.press(.space, in: "board")
    #expect(app.exists("Misses 0"))
    try app.tap("Start")
    try app.press(.space, in: "board")
    #expect(app.exists("Misses 1"))
    for _ in 0..<9 { try app.press(.leftArrow, in: "board") }
    #expect(app.exists("x 60"))
    try app.press(.space, in: "board")
    #expect(app.exists("Score 10"))
    try app.press(.rightArrow, in: "board")
    #expect(app.exists("x 70"))
  }

  @Test("Return starts the game, the background pauses it, and a paused board takes no taps")
  func pause() throws {
    let app = app()
    try app.enter(phase: .background)
    try app.enter(phase: .active)
    #expect(app.exists("Start") && !app.exists("Resume"))
    try app.press(.defaultAction)
    #expect(!app.exists("Start"))
    try app.enter(phase: .background)
    try app.enter(phase: .active)
    #expect(app.exists("Resume"))
    #expect(throws: TestFailure.self) { try app.tap("board", at: CGPoint(x: 60, y: 60)) }
    try app.tap("Resume")
    try app.tap("board", at: CGPoint(x: 60, y: 60))
    #expect(app.exists("Score 10"))
  }
}
