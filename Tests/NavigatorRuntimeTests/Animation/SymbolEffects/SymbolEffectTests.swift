import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Symbol effects")
struct SymbolEffectTests {
  private struct Bell: View {
    @State private var count = 0
    @State private var isSearching = false
    @State private var isLarge = false
    var isRemoved = false

    var body: some View {
      VStack {
        Image(systemName: "bell").symbolEffectsRemoved(isRemoved)
          .symbolEffect(.bounce.up.byLayer, options: .speed(2), value: count)
        Image(systemName: "wifi").symbolEffect(.pulse, isActive: isSearching)
        Image(systemName: "star").symbolEffect(.scale.up, isActive: isLarge)
        Button("Ring") { count += 1 }
        Button("Search") { isSearching.toggle() }
        Button("Enlarge") { isLarge.toggle() }
      }
    }
  }

  /// A session that shows the view, and the motions that it has sent.
  @MainActor
  private final class Recorder {
    let session: any HostSession
    private(set) var motions: [Motion] = []

    init(_ view: Bell) {
      session = ViewRunner { view }.makeSession(SessionConfiguration())
      session.playsAnimations = true
      session.onPatches = { [weak self] patches in
        for case .animate(let motion) in patches { self?.motions.append(motion) }
      }
    }

    func tap(_ index: Int) throws {
      motions = []
      let buttons = session.root.all { $0.role == .button }.map(\.id)
      session.perform(InputEvent(target: try #require(buttons.indices.contains(index) ? buttons[index] : nil), action: .tap))
    }
  }

  @Test("A discrete effect plays once when its value changes, at its speed")
  func discrete() throws {
    let recorder = Recorder(Bell())
    try recorder.tap(0)
    let motion = try #require(recorder.motions.first)
    #expect(abs(motion.animation.duration - 0.3) < 0.001)
    #expect(
      motion.frames.first?.styles.contains { $0.properties.contains { if case .scale = $0 { true } else { false } } } == true)
  }

  @Test("An indefinite effect plays while it is active, and ends when it no longer is")
  func indefinite() throws {
    let recorder = Recorder(Bell())
    #expect(recorder.motions.isEmpty)
    try recorder.tap(1)
    let motion = try #require(recorder.motions.first)
    #expect(motion.animation.repeatCount == nil)
    #expect((motion.frames.first?.styles.count ?? 0) > 10)
    // The motion that ends the effect replaces the motion of the effect.
    try recorder.tap(1)
    let last = try #require(recorder.motions.first)
    #expect(last.frames.map(\.element) == motion.frames.map(\.element))
    #expect(last.animation.repeatCount == 1)
    #expect(last.animation.duration < 0.1)
  }

  @Test("An effect that lasts changes the style of the symbol until it is turned off")
  func lasting() throws {
    let recorder = Recorder(Bell())
    func scales() -> Int {
      recorder.session.root.all { element in
        element.style.properties.contains { if case .scale(let x, _, _, _) = $0 { x == 1.2 } else { false } }
      }.count
    }
    try recorder.tap(2)
    #expect(scales() == 1)
    try recorder.tap(2)
    #expect(scales() == 0)
  }

  /// A symbol with an effect that hides it.
  private struct Hidden<Effect: IndefiniteSymbolEffect & SymbolEffect>: View {
    let effect: Effect
    @State private var isActive = false

    var body: some View {
      Image(systemName: "bell").symbolEffect(effect, isActive: isActive)
      Button("Toggle") { isActive.toggle() }
    }
  }

  /// Returns the opacity of a symbol before an effect, during it and after it.
  private func opacities(_ effect: some IndefiniteSymbolEffect & SymbolEffect) throws -> [Double] {
    let session = ViewRunner { Hidden(effect: effect) }.makeSession(SessionConfiguration())
    let button = try #require(session.root.all { $0.role == .button }.first?.id)
    func opacity() -> Double {
      let properties = session.root.all { _ in true }.flatMap(\.style.properties)
      return properties.compactMap { if case .opacity(let value) = $0 { value } else { nil } }.min() ?? 1
    }
    var result = [opacity()]
    for _ in 0..<2 {
      session.perform(InputEvent(target: button, action: .tap))
      result.append(opacity())
    }
    return result
  }

  @Test("An effect that shows or hides a symbol hides it while the effect is active")
  func visibility() throws {
    #expect(try opacities(.appear) == [1, 0, 1])
    #expect(try opacities(.disappear.up.byLayer) == [1, 0, 1])
    #expect(try opacities(.drawOn.individually) == [1, 0, 1])
    #expect(try opacities(.drawOff.reversed) == [1, 0, 1])
  }

  @Test("An effect has the behaviors that it has on Apple's platforms")
  func behaviors() {
    func behaviors(_ effect: some SymbolEffect) -> String {
      [
        effect is any DiscreteSymbolEffect ? "discrete" : nil, effect is any IndefiniteSymbolEffect ? "indefinite" : nil,
        effect is any TransitionSymbolEffect ? "transition" : nil,
        effect is any ContentTransitionSymbolEffect ? "contentTransition" : nil,
      ].compactMap(\.self).joined(separator: " ")
    }
    #expect(behaviors(.bounce) == "discrete indefinite")
    #expect(behaviors(.breathe) == "discrete indefinite")
    #expect(behaviors(.pulse) == "discrete indefinite")
    #expect(behaviors(.rotate.counterClockwise) == "discrete indefinite")
    #expect(behaviors(.variableColor) == "discrete indefinite")
    #expect(behaviors(.wiggle.custom(angle: .degrees(45))) == "discrete indefinite")
    #expect(behaviors(.scale) == "indefinite")
    #expect(behaviors(.appear) == "indefinite transition")
    #expect(behaviors(.disappear) == "indefinite transition")
    #expect(behaviors(.drawOn) == "indefinite transition")
    #expect(behaviors(.drawOff) == "indefinite transition")
    #expect(behaviors(.replace) == "contentTransition")
    #expect(behaviors(.replace.magic(fallback: .downUp.byLayer)) == "contentTransition")
    #expect(behaviors(.automatic) == "transition contentTransition")
  }

  @Test("Removed effects do not play")
  func removed() throws {
    let recorder = Recorder(Bell(isRemoved: true))
    try recorder.tap(0)
    #expect(recorder.motions.allSatisfy { $0.animation.duration < 0.1 })
  }

  /// Returns the properties of the elements with a scale, during an effect of the view that enlarges symbols.
  private func enlarged(_ view: some View) -> [Element] {
    TestApp { view.symbolEffect(.scale.up) }.session.root.everything.filter { element in
      element.style.properties.contains { if case .scale(let x, _, _, _) = $0 { x == 1.2 } else { false } }
    }
  }

  private func symbols(in elements: [Element]) -> [String] {
    elements.flatMap(\.everything).compactMap { $0.content.string(.symbol) }
  }

  @Test("An effect of a view applies to each symbol in it, and not to its texts")
  func inherited() {
    let elements = enlarged(
      VStack {
        Image(systemName: "star")
        Text("Text")
        Label("Heart", systemImage: "heart")
      })
    #expect(symbols(in: elements) == ["star", "heart"])
    #expect(elements.flatMap(\.everything).allSatisfy { $0.role != .text })
  }

  @Test("A view removes the effects that it inherits, and keeps its own")
  func removal() {
    let elements = enlarged(
      VStack {
        Image(systemName: "star").symbolEffectsRemoved()
        Image(systemName: "heart")
        Image(systemName: "bell").symbolEffectsRemoved(false)
      })
    #expect(symbols(in: elements) == ["heart", "bell"])
    let own = TestApp { Image(systemName: "star").symbolEffect(.scale.up).symbolEffectsRemoved() }.session.root.everything
    #expect(own.contains { $0.style.properties.contains { if case .scale(1.2, 1.2, _, _) = $0 { true } else { false } } })
  }
}
