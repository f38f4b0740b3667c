import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Gestures in other idioms than in the other tests.
@MainActor
@Suite("Gestures in other idioms")
struct GestureOtherIdiomTests {
  private func send(_ app: TestApp, _ name: String, _ steps: InputEvent.Gesture...) throws {
    let id = try app.element(name).id
    for step in steps { app.session.perform(InputEvent(target: id, action: .gesture(step))) }
  }

  private enum DragState: Equatable {
    case inactive, pressing, dragging(CGSize)

    var words: String {
      switch self {
      case .inactive: "inactive"
      case .pressing: "pressing"
      case .dragging(let translation): "dragging \(Int(translation.width)) \(Int(translation.height))"
      }
    }
  }

  @Test("A long press before a drag has the states of an enumeration, and begins again after its end")
  func pressThenDrag() throws {
    struct Card: View {
      @GestureState private var state = DragState.inactive
      @State private var total = CGSize.zero
      var body: some View {
        let gesture = LongPressGesture(minimumDuration: 0.5)
          .sequenced(before: DragGesture())
          .updating($state) { value, state, _ in
            switch value {
            case .first(true): state = .pressing
            case .second(true, let drag): state = .dragging(drag?.translation ?? .zero)
            default: state = .inactive
            }
          }
          .onEnded { value in
            guard case .second(true, let drag?) = value else { return }
            total.width += drag.translation.width
          }
        VStack {
          Text("Card").gesture(gesture)
          Text(state.words)
          Text("total \(Int(total.width))")
        }
      }
    }
    let app = TestApp { Card() }
    #expect(app.exists("inactive"))
    for round in 1...2 {
      try send(app, "Card", .init(.press, .began))
      #expect(app.exists("pressing"))
      try send(app, "Card", .init(.press, .changed))
      #expect(app.exists("dragging 0 0"))
      try send(app, "Card", .init(.drag, .began, translation: .init(x: 12, y: 5)))
      #expect(app.exists("dragging 12 5"))
      try send(app, "Card", .init(.drag, .changed, translation: .init(x: 30, y: 0)))
      #expect(app.exists("dragging 30 0"))
      try send(app, "Card", .init(.drag, .ended, translation: .init(x: 30, y: 0)))
      #expect(app.exists("inactive") && app.exists("total \(30 * round)"))
    }
  }

  @Test("A drag without the long press before it has no effect")
  func dragOnly() throws {
    var ends = 0
    let app = TestApp {
      Text("Card").gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in ends += 1 })
    }
    try app.drag("Card", by: CGSize(width: 50, height: 0))
    #expect(ends == 0)
  }

  @Test("Two fingers that magnify and rotate at once change both values")
  func magnifyAndRotate() throws {
    struct Photo: View {
      @GestureState private var pose: (scale: CGFloat, angle: Angle) = (1, .zero)
      var body: some View {
        Text("Photo").gesture(
          MagnifyGesture().simultaneously(with: RotateGesture()).updating($pose) { value, pose, _ in
            pose = (value.first?.magnification ?? 1, value.second?.rotation ?? .zero)
          })
        Text("\(Double(pose.scale)) \(Int(pose.angle.degrees.rounded()))")
      }
    }
    let app = TestApp { Photo() }
    var shown: [String] = []
    try app.magnify("Photo", by: 2) {
      shown.append(app.visibleTexts[1])
      try? app.rotate("Photo", by: .degrees(30)) { shown.append(app.visibleTexts[1]) }
    }
    #expect(shown == ["2.000000 0", "2.000000 30"])
    #expect(app.visibleTexts[1] == "1.000000 0")
  }

  @Test("Gestures begin at their minimum change of scale or angle")
  func minimumChanges() throws {
    var log: [String] = []
    let app = TestApp {
      Text("Map").gesture(MagnifyGesture(minimumScaleDelta: 0.5).onChanged { log.append("\($0.magnification)") })
      Text("Dial").gesture(
        RotateGesture(minimumAngleDelta: .degrees(20)).onChanged { log.append("\(Int($0.rotation.degrees.rounded()))") })
    }
    try app.magnify("Map", by: 1.2)
    try app.rotate("Dial", by: .degrees(-10))
    #expect(log == [])
    try app.magnify("Map", by: 2)
    try app.rotate("Dial", by: .degrees(-45))
    #expect(log.contains("2.0") && log.contains("-45"))
  }

  @Test("Of exclusive taps the first gesture is preferred, and the second one takes what remains")
  func exclusiveTaps() throws {
    var log: [String] = []
    let app = TestApp {
      Text("Card").gesture(
        TapGesture(count: 2).map { "two" }.exclusively(before: TapGesture().map { "one" })
          .map { value in
            switch value {
            case .first(let name), .second(let name): name
            }
          }
          .onEnded { log.append($0) })
    }
    try app.tap("Card", at: .zero, count: 2)
    try app.tap("Card", at: .zero, count: 1)
    #expect(log == ["two", "one"])
  }

  @Test("The initial value of a gesture's state is a parameter of the view, and is the value after the gesture")
  func initialValue() throws {
    struct Card: View {
      @GestureState private var offset: CGFloat
      init(start: CGFloat) { _offset = GestureState(initialValue: start) }
      var body: some View {
        VStack {
          Text("Card").gesture(DragGesture().updating($offset) { value, offset, _ in offset += value.translation.width })
          Text("offset \(Int(offset))")
        }
      }
    }
    let app = TestApp { Card(start: 100) }
    #expect(app.exists("offset 100"))
    var during: [String] = []
    try app.drag("Card", by: CGSize(width: 40, height: 0)) { during = app.visibleTexts }
    // The closure receives the current value: 20 points at the first change, and 40 points at the second one.
    #expect(during.contains("offset 160"))
    #expect(app.exists("offset 100"))
  }

  @Test("The transaction of an updated state animates its changes, and the transaction of its reset animates the return")
  func animatedState() throws {
    struct Card: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 3))) private var x: CGFloat = 0
      var body: some View {
        Text("Card").offset(x: x).gesture(
          DragGesture().updating($x) { value, x, transaction in
            x = value.translation.width
            transaction.animation = .linear(duration: 2)
          })
      }
    }
    let app = TestApp { Card() }
    try app.drag("Card", by: CGSize(width: 40, height: 0)) {
      #expect(Set(app.takeAnimations().map(\.animation.duration)) == [2])
    }
    #expect(app.takeAnimations().map(\.animation.duration) == [3])
  }

  @Test("The closure of a reset receives the last value, and sets the transaction of the return")
  func resetClosure() throws {
    struct Card: View {
      @GestureState(reset: { value, transaction in
        transaction.animation = value > 100 ? .linear(duration: 5) : nil
      }) private var x: CGFloat = 0
      var body: some View {
        Text("Card").offset(x: x).gesture(DragGesture().updating($x) { value, x, _ in x = value.translation.width })
      }
    }
    let app = TestApp { Card() }
    try app.drag("Card", by: CGSize(width: 40, height: 0))
    #expect(app.takeAnimations().isEmpty)
    try app.drag("Card", by: CGSize(width: 200, height: 0))
    #expect(app.takeAnimations().map(\.animation.duration) == [5])
  }

  @Test("A button inside of a view takes a tap before the view's own gesture, and after one with priority")
  func buttonInside() throws {
    var log: [String] = []
    func button(_ name: String) -> some View { Button(name) { log.append(name) }.padding() }
    let app = TestApp {
      VStack {
        button("plain").gesture(TapGesture().onEnded { log.append("gesture") })
        VStack { button("prior") }.highPriorityGesture(TapGesture().onEnded { log.append("priority") })
        VStack { button("both") }.simultaneousGesture(TapGesture().onEnded { log.append("too") })
        VStack { button("masked") }.highPriorityGesture(TapGesture().onEnded { log.append("never") }, including: .subviews)
        VStack { button("off") }.highPriorityGesture(TapGesture().onEnded { log.append("never") }, isEnabled: false)
      }
    }
    for name in ["plain", "prior", "both", "masked", "off"] { try app.tap(name) }
    #expect(Set(log) == ["plain", "priority", "both", "too", "masked", "off"])
    #expect(log.count == 6)
  }

  @Test("The drag of a view inside precedes that of the view around it, unless that one has priority")
  func nestedDrags() throws {
    var log: [String] = []
    func drag(_ name: String) -> some Gesture { DragGesture().onEnded { _ in log.append(name) } }
    let app = TestApp {
      VStack { Text("One").gesture(drag("inner")) }.gesture(drag("outer"))
      VStack { Text("Two").gesture(drag("inner")) }.highPriorityGesture(drag("outer"))
      VStack { Text("Three").gesture(drag("inner")) }.simultaneousGesture(drag("outer"))
    }
    try app.drag("One", by: CGSize(width: 50, height: 0))
    #expect(log == ["inner"])
    try app.drag("Two", by: CGSize(width: 50, height: 0))
    #expect(log == ["inner", "outer"])
    try app.drag("Three", by: CGSize(width: 50, height: 0))
    #expect(log.suffix(2).sorted() == ["inner", "outer"] && log.count == 4)
  }

  @Test("The locations of a drag, a tap and a pointer are in the coordinate space that the gesture names")
  func spaces() throws {
    var log: [String] = []
    func note(_ name: String, _ point: CGPoint) { log.append("\(name) \(Int(point.x)) \(Int(point.y))") }
    let app = TestApp(size: CGSize(width: 300, height: 400)) {
      VStack(alignment: .leading, spacing: 0) {
        NamedBlock("a", 40, 40)
          .gesture(
            DragGesture(coordinateSpace: .named("board")).onEnded {
              note("drag", $0.startLocation)
              note("to", $0.location)
            })
        NamedBlock("b", 40, 40).onTapGesture(count: 2, coordinateSpace: .named("board")) { note("tap", $0) }
        NamedBlock("c", 40, 40).gesture(SpatialTapGesture(coordinateSpace: .global).onEnded { note("spatial", $0.location) })
        NamedBlock("d", 40, 40)
          .onContinuousHover(coordinateSpace: .named("board")) {
            if case .active(let point) = $0 { note("hover", point) }
          }
      }
      .padding(.leading, 20)
      .coordinateSpace(.named("board"))
      .padding(.top, 50)
      .atTopLeft()
    }
    try app.drag("a", by: CGSize(width: 30, height: 10), from: CGPoint(x: 5, y: 6))
    try app.tap("b", at: CGPoint(x: 1, y: 2), count: 2)
    try app.tap("c", at: CGPoint(x: 1, y: 2))
    try app.hover(over: "d", at: CGPoint(x: 3, y: 4))
    #expect(log == ["drag 25 6", "to 55 16", "tap 21 42", "spatial 21 132", "hover 23 124"])
  }

  @Test("A changed action runs only if the mapped value differs from the last one")
  func equalValues() throws {
    var log: [String] = []
    let app = TestApp {
      Text("Card").gesture(
        DragGesture().map { $0.translation.width > 0 ? "right" : "left" }.onChanged { log.append($0) }
          .onEnded { log.append("ended \($0)") })
    }
    try app.drag("Card", by: CGSize(width: 60, height: 0))
    // `onChanged` requires a value that is `Equatable` to compare it.
    #expect(log == ["right", "ended right"])
  }

  @Test("A gesture whose view is replaced while it is active does not end, and the new view takes the next one")
  func replacedView() throws {
    struct Screen: View {
      @State private var isSmall = false
      @State private var ends = 0
      var body: some View {
        VStack {
          Text("Card")
            .gesture(DragGesture().onChanged { _ in isSmall = true }.onEnded { _ in ends += 1 })
            .if(isSmall) { $0.scaleEffect(0.5) }
          Text("ends \(ends)")
        }
      }
    }
    let app = TestApp { Screen() }
    let id = try app.element("Card").id
    for phase in [InputEvent.Gesture.Phase.began, .changed, .ended] {
      app.session.perform(InputEvent(target: id, action: .gesture(.init(.drag, phase, translation: .init(x: 60, y: 0)))))
    }
    // The branches of a condition are different views, and a view that is removed takes its gesture with it.
    #expect(app.exists("ends 0"))
    try app.drag("Card", by: CGSize(width: 60, height: 0))
    #expect(app.exists("ends 1"))
  }

  @Test("A gesture that removes its view from an array at its end leaves the others in place")
  func removal() throws {
    struct Deck: View {
      @State private var cards = ["a", "b", "c"]
      @GestureState private var active: String?
      var body: some View {
        VStack {
          ForEach(cards, id: \.self) { card in
            Text(card).gesture(
              DragGesture().updating($active) { _, active, _ in active = card }
                .onEnded { _ in cards.removeAll { $0 == card } })
          }
          Text("active \(active ?? "none")")
        }
      }
    }
    let app = TestApp { Deck() }
    try app.drag("b", by: CGSize(width: 60, height: 0)) { #expect(app.exists("active b")) }
    #expect(app.visibleTexts == ["a", "c", "active none"])
    try app.drag("c", by: CGSize(width: 60, height: 0))
    #expect(app.visibleTexts == ["a", "active none"])
  }

  @MainActor
  private protocol Moving: Observable, AnyObject {
    var offset: CGSize { get set }
  }

  @Observable
  final class Mover: Moving {
    var offset = CGSize.zero
    var distance: Int { Int((offset.width * offset.width + offset.height * offset.height).squareRoot()) }
  }

  private struct MovableModifier<Model: Moving>: ViewModifier {
    let model: Model
    @State private var start: CGSize?
    func body(content: Self.Content) -> some View {
      content.offset(model.offset).gesture(
        DragGesture(minimumDistance: 1)
          .onChanged { value in
            let origin = start ?? model.offset
            start = origin
            model.offset = CGSize(width: origin.width + value.translation.width, height: origin.height + value.translation.height)
          }
          .onEnded { _ in start = nil })
    }
  }

  @Test("A generic modifier with a model of a protocol adds the distances of its drags")
  func genericModifier() throws {
    struct Screen: View {
      @State private var mover = Mover()
      var body: some View {
        Text("Card").modifier(MovableModifier(model: mover))
        Text("distance \(mover.distance)")
      }
    }
    let app = TestApp { Screen() }
    try app.drag("Card", by: CGSize(width: 30, height: 0))
    try app.drag("Card", by: CGSize(width: 0, height: 40))
    #expect(app.exists("distance 50"))
  }

  @Test("A press reports its beginning and end, and its action only after its duration")
  func pressing() throws {
    struct Screen: View {
      @State private var log: [String] = []
      var body: some View {
        VStack {
          Text("Hold").onLongPressGesture(minimumDuration: 2, maximumDistance: 50) {
            log.append("done")
          } onPressingChanged: { isPressing in
            log.append(isPressing ? "down" : "up")
          }
          Text(log.joined(separator: ","))
        }
      }
    }
    let app = TestApp { Screen() }
    try app.longPress("Hold", isCompleted: false)
    #expect(app.exists("down,up"))
    try app.longPress("Hold") { #expect(app.exists("down,up,down")) }
    #expect(app.visibleTexts.last?.contains("done") == true)
  }

  @Test("A view that a pointer removes is no longer followed, and the next view is")
  func hoverRemoval() throws {
    struct Screen: View {
      @State private var index = 0
      var body: some View {
        VStack {
          Text("Target \(index)").id(index).onHover { if $0 { index += 1 } }
        }
      }
    }
    let app = TestApp { Screen() }
    try app.hover(over: "Target 0")
    #expect(app.visibleTexts == ["Target 1"])
    try app.hover(over: "Target 1")
    #expect(app.visibleTexts == ["Target 2"])
  }
}
