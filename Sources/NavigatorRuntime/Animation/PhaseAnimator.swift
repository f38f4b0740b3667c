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
  @State private var series = PhaseSeries<Phase>()
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
    let _ = series.update(phases, animation)
    Group {
      if let phase = phases.indices.contains(index) ? phases[index] : phases.first { content(phase) }
    }
    .onChange(of: trigger) { begin() }
    .onChange(of: phases.count > 1) { phasesChanged() }
    // A host that plays animations may attach to the session after the first views have appeared.
    .onChange(of: playsAnimations) { resume() }
    .onPresence {
      series.isShown = true
      resume()
    } disappear: {
      series.isShown = false
      series.stop()
    }
  }

  /// Starts the series that is due, unless it is running or the animator is covered.
  private func resume() {
    guard series.isShown, !series.isRunning else { return }
    // A triggered series continues if the view disappeared before its end.
    if trigger == nil ? playsAnimations : index != 0 { begin() }
  }

  /// Starts a series of several phases. A series of one phase has come to rest.
  private func phasesChanged() {
    if phases.count > 1 { return resume() }
    series.stop()
    if index != 0 { index = 0 }
  }

  private func begin() {
    advance(series.begin())
  }

  /// Returns the animation to a phase. A continuous animator uses a minimum duration, because a sequence without durations would
  /// never stop updating.
  private func chosenAnimation(to phase: Phase) -> Animation? {
    let chosen = series.animation(phase)
    guard trigger == nil else { return chosen }
    let time = chosen?.completionTime(.logicallyComplete)
    return chosen != nil && time.map { $0 >= 0.05 } ?? true ? chosen : .linear(duration: 0.1)
  }

  /// Shows the next phase, and schedules the following phase for the end of the animation.
  private func advance(_ current: Int) {
    let phases = series.phases
    guard series.continues(current) else { return }
    let next = index + 1 < phases.count ? index + 1 : 0
    withAnimation(chosenAnimation(to: phases[next])) {
      index = next
    } completion: {
      if next != 0 || trigger == nil { advance(current) } else { series.end(current) }
    }
  }
}

/// The phases and the animations of the last evaluation of an animator, for the closures of earlier ones, and the number of the
/// series that runs.
@MainActor
private final class PhaseSeries<Phase> {
  private(set) var phases: [Phase] = []
  private(set) var animation: (Phase) -> Animation? = { _ in nil }
  /// A Boolean value that indicates whether the content is on screen.
  var isShown = false
  private(set) var isRunning = false
  private var number = 0

  nonisolated init() {}

  func update(_ phases: [Phase], _ animation: @escaping (Phase) -> Animation?) {
    self.phases = phases
    self.animation = animation
  }

  /// Replaces the running series by a new one, and returns its number.
  func begin() -> Int {
    number &+= 1
    isRunning = true
    return number
  }

  /// Ends the running series.
  func stop() {
    number &+= 1
    isRunning = false
  }

  /// Ends a series unless another one has replaced it.
  func end(_ series: Int) {
    if series == number { isRunning = false }
  }

  /// Returns a Boolean value that indicates whether a series runs and has a further phase. A series of one phase ends.
  func continues(_ series: Int) -> Bool {
    if phases.count < 2 { end(series) }
    return isRunning && series == number
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
    PhaseModifierView(
      content: self, phases: Array(phases), trigger: nil,
      transform: { content(PlaceholderContentView<Self>(view: $0), $1) }, animation: animation)
  }

  /// Animates this view by showing phases once each time a trigger changes, then returning to the first phase.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseModifierView(
      content: self, phases: Array(phases), trigger: AnyHashableOrEquatable(trigger),
      transform: { content(PlaceholderContentView<Self>(view: $0), $1) }, animation: animation)
  }
}

/// The content of a phase animator modifier.
nonisolated private struct PhaseModifierView<Content: View, Phase: Equatable, Result: View>: View {
  let content: Content
  let phases: [Phase]
  let trigger: AnyHashableOrEquatable?
  let transform: (AnyView, Phase) -> Result
  let animation: (Phase) -> Animation?

  @MainActor var body: some View {
    if appliesToMembers { ModifiedMembers(of: self) } else { animator }
  }

  @MainActor @ViewBuilder private var animator: some View {
    let content = AnyView(content)
    if let trigger {
      PhaseAnimator(phases, trigger: trigger, content: { transform(content, $0) }, animation: animation)
    } else {
      PhaseAnimator(phases, content: { transform(content, $0) }, animation: animation)
    }
  }
}

nonisolated extension PhaseModifierView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(
      PhaseModifierView<AnyView, Phase, Result>(
        content: view, phases: phases, trigger: trigger, transform: transform, animation: animation))
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
