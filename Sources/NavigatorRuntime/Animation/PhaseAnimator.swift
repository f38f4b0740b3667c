/// A container that animates its content through phases.
///
/// Each phase is one update of the session, whose changes the host plays. Without a trigger, the phases repeat while the host
/// plays animations and the view is shown.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: PhaseTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  @State private var index = 0
  @State private var run = 0
  @Environment(\.playsAnimations) private var playsAnimations

  /// Creates an animator that goes through the phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates an animator that goes through the phases once each time the trigger changes, and back to the first one.
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
    Group {
      if phases.indices.contains(index) { content(phases[index]) }
    }
    .onChange(of: trigger) { begin() }
    .onAppear { beginIfEndless() }
    // A host that plays animations may begin to show a session after its first views have appeared.
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

  /// Returns the animation to a phase. An endless series without durations would never come to rest.
  private func chosenAnimation(to phase: Phase) -> Animation? {
    let chosen = animation(phase)
    guard trigger == nil else { return chosen }
    let time = chosen?.completionTime(.logicallyComplete)
    return chosen != nil && time.map { $0 >= 0.05 } ?? true ? chosen : .linear(duration: 0.1)
  }

  /// Shows the next phase, and the one after it when its animation has ended.
  private func advance(_ current: Int) {
    guard current == run, phases.count > 1 else { return }
    let next = index + 1 < phases.count ? index + 1 : 0
    withAnimation(chosenAnimation(to: phases[next])) {
      index = next
    } completion: {
      if next != 0 || trigger == nil { advance(current) }
    }
  }
}

/// The value that starts a phase animation.
private struct PhaseTrigger: Equatable {
  let value: AnyHashableOrEquatable
}

extension View {
  /// Animates this view through phases again and again.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseModifierView(content: self, phases: Array(phases), trigger: nil, transform: content, animation: animation)
  }

  /// Animates this view through phases once each time the trigger changes, and back to the first one.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseModifierView(
      content: self, phases: Array(phases), trigger: AnyHashableOrEquatable(trigger), transform: content, animation: animation)
  }
}

/// The content of a phase modifier.
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
