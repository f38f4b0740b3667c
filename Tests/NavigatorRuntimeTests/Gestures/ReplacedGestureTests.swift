import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Gestures that become gestures of another type while they are recognized.
@MainActor
@Suite("Replaced gestures")
struct ReplacedGestureTests {
  final class Log {
    var lines: [String] = []
  }

  @MainActor @Observable
  final class Model {
    var mode = Mode.slow
    @ObservationIgnored let log = Log()
  }

  enum Mode: String, CaseIterable {
    case slow, quick, press, none
  }

  /// The place of the replaced gesture in the gesture of the view.
  enum Place: String, CaseIterable {
    case alone, composed, simultaneous, exclusive, optional
  }

  /// A gesture of an app with a replaceable body.
  private struct Moving: Gesture {
    let base: AnyGesture<Void>
    var body: some Gesture<Void> { base }
  }

  private struct Screen: View {
    let place: Place
    let model: Model
    @GestureState private var distance: Double

    init(_ place: Place, _ model: Model) {
      (self.place, self.model) = (place, model)
      _distance = GestureState(wrappedValue: 0) { value, _ in model.log.lines.append("reset \(Int(value))") }
    }

    var body: some View {
      Text("Distance \(Int(distance))")
      ForEach(Mode.allCases, id: \.self) { mode in
        Button(mode.rawValue) { model.mode = mode }
      }
      switch place {
      case .alone: Text("Card").gesture(erased)
      case .composed: Text("Card").gesture(Moving(base: erased))
      case .simultaneous: Text("Card").gesture(TapGesture().simultaneously(with: erased))
      case .exclusive: Text("Card").gesture(TapGesture(count: 2).exclusively(before: erased))
      case .optional: Text("Card").gesture(TapGesture().simultaneously(with: model.mode == .slow ? slow : nil))
      }
    }

    private var erased: AnyGesture<Void> {
      switch model.mode {
      case .slow, .none: AnyGesture(slow.map { _ in })
      case .quick: AnyGesture(quick)
      case .press: AnyGesture(LongPressGesture().map { _ in }.onEnded { model.log.lines.append("pressed") })
      }
    }

    private var slow: some Gesture<DragGesture.Value> {
      DragGesture().updating($distance) { value, distance, _ in distance = value.translation.width }
        .onEnded { _ in model.log.lines.append("slow") }
    }

    private var quick: some Gesture<Void> {
      DragGesture().map { $0.translation.width * 2 }
        .updating($distance) { value, distance, _ in distance = value }
        .map { _ in }
        .onEnded { model.log.lines.append("quick") }
    }
  }

  private func send(_ phase: InputEvent.Gesture.Phase, _ distance: Double, in app: TestApp) throws {
    let gesture = InputEvent.Gesture(.drag, phase, translation: .init(x: distance, y: 0))
    app.session.perform(InputEvent(target: try app.element("Card").id, action: .gesture(gesture)))
  }

  @Test("The state of a replaced gesture is reset, once, before the next event", arguments: Place.allCases)
  func reset(_ place: Place) throws {
    let model = Model()
    let app = TestApp { Screen(place, model) }
    try send(.began, 20, in: app)
    try send(.changed, 50, in: app)
    #expect(app.exists("Distance 50"))
    try app.tap(place == .optional ? "none" : "press")
    #expect(app.exists("Distance 0"))
    #expect(model.log.lines == ["reset 50"])
    try send(.ended, 60, in: app)
    #expect(app.exists("Distance 0"))
    #expect(model.log.lines == ["reset 50"])
  }

  @Test("The new gesture does not continue the movement, and recognizes the next one", arguments: Place.allCases)
  func next(_ place: Place) throws {
    guard place != .optional else { return }
    let model = Model()
    let app = TestApp { Screen(place, model) }
    try send(.began, 20, in: app)
    try app.tap("quick")
    try send(.changed, 80, in: app)
    #expect(app.exists("Distance 0"))
    try send(.ended, 90, in: app)
    #expect(model.log.lines == ["reset 20"])
    try send(.began, 20, in: app)
    try send(.changed, 30, in: app)
    #expect(app.exists("Distance 60"))
    try send(.ended, 40, in: app)
    #expect(app.exists("Distance 0"))
    #expect(model.log.lines == ["reset 20", "reset 60", "quick"])
  }

  @Test("A gesture that is replaced by one of the same type continues")
  func sameType() throws {
    let model = Model()
    let app = TestApp { Screen(.alone, model) }
    try send(.began, 20, in: app)
    try app.tap("none")
    try send(.changed, 50, in: app)
    #expect(app.exists("Distance 50"))
    try send(.ended, 60, in: app)
    #expect(model.log.lines == ["reset 50", "slow"])
  }

  @Test("An optional gesture that returns does not continue the movement")
  func optionalReturns() throws {
    let model = Model()
    let app = TestApp { Screen(.optional, model) }
    try send(.began, 20, in: app)
    try app.tap("none")
    try app.tap("slow")
    try send(.changed, 50, in: app)
    #expect(app.exists("Distance 0"))
    try send(.ended, 60, in: app)
    #expect(model.log.lines == ["reset 20"])
    try send(.began, 30, in: app)
    #expect(app.exists("Distance 30"))
  }

  /// A view whose drag replaces another gesture of the same view.
  private struct Pair: View {
    let log: Log
    @State private var isMoving = false
    @GestureState private var distance = 0.0

    var body: some View {
      Text("Distance \(Int(distance))")
      Text("Card").gesture(
        DragGesture()
          .updating($distance) { value, distance, _ in distance = value.translation.width }
          .onChanged { _ in isMoving = true }
          .onEnded { log.lines.append("ended \(Int($0.translation.width))") }
          .simultaneously(with: isMoving ? AnyGesture(TapGesture(count: 2)) : AnyGesture(TapGesture().map { _ in })))
    }
  }

  @Test("A part that is replaced does not interrupt the other parts of its gesture")
  func otherPart() throws {
    let log = Log()
    let app = TestApp { Pair(log: log) }
    try send(.began, 20, in: app)
    try send(.changed, 50, in: app)
    #expect(app.exists("Distance 50"))
    try send(.ended, 60, in: app)
    #expect(app.exists("Distance 0"))
    #expect(log.lines == ["ended 60"])
  }

  @Test("A view with a replaced gesture that is removed is cancelled once")
  func removed() throws {
    struct Removing: View {
      let model: Model
      @State private var isShown = true
      var body: some View {
        if isShown { Screen(.alone, model) }
        Button("Replace and remove") {
          model.mode = .press
          isShown = false
        }
      }
    }
    let model = Model()
    let app = TestApp { Removing(model: model) }
    try send(.began, 20, in: app)
    try app.tap("Replace and remove")
    #expect(model.log.lines == ["reset 20"])
  }
}
