/// A container that animates its content through phases.
///
/// Each phase is one update of the session, whose changes the host plays. Without a trigger, the phases repeat while the host
/// plays animations and the view is shown. A running animation continues with changed phases and animations.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: PhaseTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  @State private var index = 0
  @State private var run = 0
  @State private var source = PhaseSource<Phase>()
  @Environment(\.playsAnimations) private var playsAnimations

  /// Creates an animator that repeats the phases continuously.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates an animator that shows the phases once each time a trigger changes, then returns to the first phase.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = PhaseTrigger(value: AnyHashableOrEquatable(trigger))
    self.content = content
    self.animation = animation
  }

  /// The content in the current phase.
  public var body: some View {
    let _ = source.update(phases, animation)
    Group {
      if let phase = phases.indices.contains(index) ? phases[index] : phases.first { content(phase) }
    }
    .onChange(of: trigger) { begin() }
    // A series of one phase has come to rest.
    .onChange(of: phases.count > 1) { beginIfEndless() }
    .onAppear { beginIfEndless() }
    // A host that plays animations may attach to the session after the first views have appeared.
    .onChange(of: playsAnimations) { beginIfEndless() }
    .onDisappear { run += 1 }
  }

  private func beginIfEndless() {
    if trigger == nil, playsAnimations { begin() }
  }

  private func begin() {
    run += 1
    advance(run)
  }

  /// Returns the animation to a phase. A continuous animator uses a minimum duration, because a sequence without durations would
  /// never stop updating.
  private func chosenAnimation(to phase: Phase) -> Animation? {
    let chosen = source.animation(phase)
    guard trigger == nil else { return chosen }
    let time = chosen?.completionTime(.logicallyComplete)
    return chosen != nil && time.map { $0 >= 0.05 } ?? true ? chosen : .linear(duration: 0.1)
  }

  /// Shows the next phase, and schedules the following phase for the end of the animation.
  private func advance(_ current: Int) {
    let phases = source.phases
    guard current == run, phases.count > 1 else { return }
    let next = index + 1 < phases.count ? index + 1 : 0
    withAnimation(chosenAnimation(to: phases[next])) {
      index = next
    } completion: {
      if next != 0 || trigger == nil { advance(current) }
    }
  }
}

/// The phases and the animations of the last evaluation of an animator, for the closures of earlier ones.
@MainActor
private final class PhaseSource<Phase> {
  private(set) var phases: [Phase] = []
  private(set) var animation: (Phase) -> Animation? = { _ in nil }

  nonisolated init() {}

  func update(_ phases: [Phase], _ animation: @escaping (Phase) -> Animation?) {
    self.phases = phases
    self.animation = animation
  }
}

/// The value that starts a phase animation.
private struct PhaseTrigger: Equatable {
  let value: AnyHashableOrEquatable
}

extension View {
  /// Animates this view by repeating phases continuously.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseModifierView(content: self, phases: Array(phases), trigger: nil, transform: content, animation: animation)
  }

  /// Animates this view by showing phases once each time a trigger changes, then returning to the first phase.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseModifierView(
      content: self, phases: Array(phases), trigger: AnyHashableOrEquatable(trigger), transform: content, animation: animation)
  }
}

/// The content of a phase animator modifier.
nonisolated private struct PhaseModifierView<Content: View, Phase: Equatable, Result: View>: View {
  let content: Content
  let phases: [Phase]
  let trigger: AnyHashableOrEquatable?
  let transform: (PlaceholderContentView<Content>, Phase) -> Result
  let animation: (Phase) -> Animation?

  @MainActor var body: some View {
    let placeholder = PlaceholderContentView<Content>(view: AnyView(content))
    if let trigger {
      PhaseAnimator(phases, trigger: trigger, content: { transform(placeholder, $0) }, animation: animation)
    } else {
      PhaseAnimator(phases, content: { transform(placeholder, $0) }, animation: animation)
    }
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the host plays animations.
  var playsAnimations: Bool {
    get { self[PlaysAnimationsKey.self] }
    set { self[PlaysAnimationsKey.self] = newValue }
  }
}

private struct PlaysAnimationsKey: EnvironmentKey {
  static let defaultValue = false
}
