import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Transitions")
struct TransitionTests {
  private struct Conditional<Content: View>: View {
    @State private var isShown = false
    @ViewBuilder let content: () -> Content

    var body: some View {
      VStack {
        if isShown { content() }
        Button("Animated") { withAnimation(.linear(duration: 2)) { isShown.toggle() } }
        Button("Plain") { isShown.toggle() }
      }
    }
  }

  /// Returns the states of the insertion and the removal of a view in an animated change.
  private func states(@ViewBuilder _ content: @escaping () -> some View) throws -> [TransitionState?] {
    let app = TestApp { Conditional(content: content) }
    try app.tap("Animated")
    try app.tap("Animated")
    let parts = app.takeAnimations().filter { $0.kind != .change }
    #expect(parts.map(\.kind) == [.insertion, .removal])
    return parts.map(\.transition)
  }

  private func state(_ change: (inout TransitionState) -> Void) -> TransitionState {
    var state = TransitionState()
    change(&state)
    return state
  }

  @Test("A view without a transition is faded in an animated change, and shown at once otherwise")
  func fading() throws {
    #expect(try states { Text("x") } == [state { $0.opacity = 0 }, state { $0.opacity = 0 }])
    let app = TestApp { Conditional { Text("x").transition(.slide) } }
    try app.tap("Plain")
    try app.tap("Plain")
    #expect(app.takeAnimations().isEmpty)
  }

  @Test("A move leaves towards the edge from which it came, and a slide towards the other one")
  func moving() throws {
    #expect(try states { Text("x").transition(.move(edge: .bottom)) } == [state { $0.heights = 1 }, state { $0.heights = 1 }])
    #expect(try states { Text("x").transition(.slide) } == [state { $0.widths = -1 }, state { $0.widths = 1 }])
    #expect(
      try states { Text("x").transition(.push(from: .trailing)) }
        == [state { ($0.widths, $0.opacity) = (1, 0) }, state { ($0.widths, $0.opacity) = (-1, 0) }])
    #expect(
      try states { Text("x").transition(.offset(x: 3, y: .nan)) } == [state { $0.x = 3 }, state { $0.x = 3 }])
  }

  @Test("A symbol effect scales and fades the view")
  func symbolEffects() throws {
    func hidden(_ scale: Double) -> TransitionState { state { ($0.opacity, $0.scaleX, $0.scaleY) = (0, scale, scale) } }
    #expect(try states { Image(systemName: "bell").transition(.symbolEffect) } == [hidden(0.8), hidden(0.8)])
    #expect(try states { Image(systemName: "bell").transition(.symbolEffect(.appear)) } == [hidden(0.8), hidden(0.8)])
    #expect(
      try states { Image(systemName: "bell").transition(.symbolEffect(.disappear.up.byLayer, options: .speed(2))) }
        == [hidden(1.2), hidden(1.2)])
  }

  @Test("A scale keeps its anchor in place")
  func scaling() throws {
    let expected = state {
      ($0.scaleX, $0.scaleY) = (0.5, 0.5)
      ($0.rightWidths, $0.heights) = (-0.25, 0.25)
    }
    #expect(try states { Text("x").transition(.scale(scale: 0.5, anchor: .bottomLeading)) } == [expected, expected])
  }

  @Test("Combined and asymmetric transitions")
  func combined() throws {
    let transition = AnyTransition.asymmetric(
      insertion: .move(edge: .top).combined(with: .opacity), removal: .scale.combined(with: .opacity))
    #expect(
      try states { Text("x").transition(transition) } == [
        state { ($0.heights, $0.opacity) = (-1, 0) }, state { ($0.scaleX, $0.scaleY, $0.opacity) = (0, 0, 0) },
      ])
  }

  @Test("Modifiers around the transition keep it")
  func outerModifiers() throws {
    let expected = state { $0.heights = 1 }
    #expect(
      try states { Text("x").transition(.move(edge: .bottom)).padding().background(.red).padding().border(.blue) }
        == [expected, expected])
    #expect(
      try states { Text("x").transition(.move(edge: .bottom)).overlay { Text("y") } } == [expected, expected])
  }

  @Test("The modifiers and the custom transitions of an app give the styles of their phases")
  func custom() throws {
    let shifted = state { ($0.x, $0.opacity) = (25, 0.3) }
    #expect(
      try states { Text("x").transition(.modifier(active: Shift(distance: 25), identity: Shift(distance: 0))) }
        == [shifted, shifted])
    #expect(
      try states { Text("x").transition(Custom()) }
        == [state { ($0.y, $0.opacity) = (-40, 0) }, state { ($0.y, $0.opacity) = (40, 0) }])
  }

  @Test("The animation of a transition is played even if the change has none")
  func ownAnimation() throws {
    let app = TestApp { Conditional { Text("x").transition(.opacity.animation(.linear(duration: 9))) } }
    try app.tap("Plain")
    try app.tap("Plain")
    #expect(app.takeAnimations().map { $0.animation.duration } == [9, 9])
  }

  private struct Rows: View {
    @State private var items = [1, 2, 3]
    var body: some View {
      List {
        ForEach(items, id: \.self) { Text("Row \($0)").transition(.slide) }
        Button("Remove") { withAnimation { _ = items.remove(at: 1) } }
        Button("Add") { withAnimation { items.insert(9, at: 0) } }
        Button("Swap") { withAnimation { items.reverse() } }
      }
    }
  }

  @Test("Rows that a ForEach adds and removes have transitions")
  func rows() throws {
    let app = TestApp { Rows() }
    try app.tap("Remove")
    #expect(app.takeAnimations().filter { $0.kind == .removal }.map(\.texts) == [["Row 2"]])
    try app.tap("Add")
    #expect(app.takeAnimations().filter { $0.kind == .insertion }.map(\.texts) == [["Row 9"]])
    try app.tap("Swap")
    #expect(app.takeAnimations().allSatisfy { $0.kind == .change })
  }

  private struct Surfaces: View {
    let isList: Bool
    @State private var isShown = false

    var body: some View {
      if isList {
        List { Section { content } }
      } else {
        VStack { Section { content } }
      }
    }

    @ViewBuilder private var content: some View {
      Button("Toggle") { withAnimation { isShown.toggle() } }
      if isShown { Text("x").transition(.move(edge: .leading)) }
    }
  }

  @Test("A row of a list fades, and a view in another section has its own transition")
  func surfaces() throws {
    func transitions(isList: Bool) throws -> [TransitionState?] {
      let app = TestApp { Surfaces(isList: isList) }
      try app.tap("Toggle")
      try app.tap("Toggle")
      return app.takeAnimations().filter { $0.kind != .change }.map(\.transition)
    }
    #expect(try transitions(isList: true) == [state { $0.opacity = 0 }, state { $0.opacity = 0 }])
    #expect(try transitions(isList: false) == [state { $0.widths = -1 }, state { $0.widths = -1 }])
  }

  private struct Sheets: View {
    @State private var isShown = false
    var body: some View {
      Button("Open") { withAnimation { isShown = true } }.sheet(isPresented: $isShown) { Text("Sheet") }
    }
  }

  @Test("Presentations have no transition: their own style animates them")
  func presentations() throws {
    let app = TestApp { Sheets() }
    try app.tap("Open")
    #expect(app.takeAnimations().allSatisfy { $0.kind == .change })
  }
}
