import Foundation
import NavigatorHost

/// A container that animates its content with keyframes.
///
/// The session evaluates the content for at most 30 values of the timeline. The host plays the styles, outlines and texts that
/// change between them.
///
/// After triggered keyframes, the content keeps the value at their end, and the next keyframes start with that value. Keyframes
/// that interrupt other keyframes start with the currently displayed value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  fileprivate let initialValue: Value
  fileprivate let trigger: KeyframeTrigger
  fileprivate let content: (Value) -> Content
  fileprivate let keyframes: (Value) -> KeyframePath

  /// Creates an animator that plays the keyframes once each time a trigger changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = KeyframeTrigger(value: trigger)
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates an animator that plays the keyframes when it appears. The keyframes repeat if `repeating` is true.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = KeyframeTrigger(repeats: repeating)
    self.content = content
    self.keyframes = keyframes
  }

  @Environment(\.playsAnimations) private var playsAnimations

  /// The content that the host animates.
  public var body: some View {
    KeyframeView(
      initialValue: initialValue, trigger: trigger.playing(playsAnimations), content: content,
      tracks: { [keyframes] in keyframes($0)._tracks() })
  }
}

extension View {
  /// Animates this view with keyframes once each time a trigger changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeModifierView(
      content: self, initialValue: initialValue, trigger: KeyframeTrigger(value: trigger),
      transform: { content(PlaceholderContentView<Self>(view: $0), $1) }, tracks: { keyframes($0)._tracks() })
  }

  /// Animates this view with keyframes when it appears. The keyframes repeat if `repeating` is true.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeModifierView(
      content: self, initialValue: initialValue, trigger: KeyframeTrigger(repeats: repeating),
      transform: { content(PlaceholderContentView<Self>(view: $0), $1) }, tracks: { keyframes($0)._tracks() })
  }
}

/// The condition under which keyframes are played.
nonisolated struct KeyframeTrigger: Equatable {
  private let value: AnyHashableOrEquatable?
  /// A Boolean value that indicates whether the keyframes repeat. It is nil if a value triggers them.
  let repeats: Bool?
  /// The number of times that the keyframes are played, or nil if they repeat until the trigger changes.
  private(set) var count: Int?
  /// A Boolean value that indicates whether the host plays the keyframes without a triggering value.
  private(set) var isPlaying = false

  init(value: some Equatable, count: Int? = 1) {
    self.value = AnyHashableOrEquatable(value)
    repeats = nil
    self.count = count
  }

  init(repeats: Bool, count: Int? = nil) {
    value = nil
    self.repeats = repeats
    self.count = repeats ? count : 1
  }
}

extension KeyframeTrigger {
  /// Returns the trigger for a host that does or does not play animations.
  nonisolated func playing(_ playsAnimations: Bool) -> KeyframeTrigger {
    var copy = self
    copy.isPlaying = repeats != nil && playsAnimations
    return copy
  }
}

/// A type-erased equatable value.
nonisolated struct AnyHashableOrEquatable: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) {
    self.value = value
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<T: Equatable>(_ one: T) -> Bool { rhs.value as? T == one }
    return isEqual(lhs.value)
  }
}

/// The content of a keyframe animator modifier.
nonisolated private struct KeyframeModifierView<Content: View, Value, Result: View>: View {
  let content: Content
  let initialValue: Value
  let trigger: KeyframeTrigger
  let transform: (AnyView, Value) -> Result
  let tracks: (Value) -> [_KeyframeTrack<Value>]

  @Environment(\.playsAnimations) private var playsAnimations

  init(
    content: Content, initialValue: Value, trigger: KeyframeTrigger, transform: @escaping (AnyView, Value) -> Result,
    tracks: @escaping (Value) -> [_KeyframeTrack<Value>]
  ) {
    self.content = content
    self.initialValue = initialValue
    self.trigger = trigger
    self.transform = transform
    self.tracks = tracks
  }

  @MainActor var body: some View {
    if appliesToMembers { ModifiedMembers(of: self) } else { animator }
  }

  @MainActor private var animator: some View {
    let content = AnyView(content)
    return KeyframeView(
      initialValue: initialValue, trigger: trigger.playing(playsAnimations),
      content: { [transform] in transform(content, $0) }, tracks: tracks)
  }
}

nonisolated extension KeyframeModifierView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(
      KeyframeModifierView<AnyView, Value, Result>(
        content: view, initialValue: initialValue, trigger: trigger, transform: transform, tracks: tracks))
  }
}

/// A view that is evaluated for a series of values when its trigger changes.
nonisolated struct KeyframeView<Value, Content: View>: PrimitiveView {
  let initialValue: Value
  let trigger: KeyframeTrigger
  /// A Boolean value that indicates whether the content keeps the final value of the keyframes.
  var keepsEnd = true
  let content: (Value) -> Content
  /// Returns the keyframe tracks for a start value.
  let tracks: (Value) -> [_KeyframeTrack<Value>]

  nonisolated init(
    initialValue: Value, trigger: KeyframeTrigger, keepsEnd: Bool = true, content: @escaping (Value) -> Content,
    tracks: @escaping (Value) -> [_KeyframeTrack<Value>]
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.keepsEnd = keepsEnd
    self.content = content
    self.tracks = tracks
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    KeyframeNode(view, type, context)
  }
}

@MainActor
final class KeyframeNode<Value, Content: View>: ViewNode<KeyframeView<Value, Content>> {
  private var child: ViewNode<Content>?
  /// The last triggered keyframes, and the time at which they started on the session's clock.
  private var played: (timeline: KeyframeTimeline<Value>, began: Duration)?
  /// A Boolean value that indicates whether keyframes without a trigger had no duration when they were to be played.
  private var waitsForKeyframes = false

  override init(_ view: KeyframeView<Value, Content>, _ type: ViewType<KeyframeView<Value, Content>>, _ context: NodeContext) {
    super.init(view, type, context)
    child = childContext.make(restingContent)
    guard view.trigger.isPlaying else { return }
    // The host receives the elements with the next commit.
    graph.afterCommit { [weak self] in
      self?.play()
    }
  }

  /// The content after the keyframes. Changes to values that the content reads cause another evaluation of the node, and also
  /// those that the keyframes read while they have no duration.
  private var restingContent: Content {
    evaluation &+= 1
    return graph.queue.reading(as: self) {
      graph.trackingObservables(of: self) {
        if waitsForKeyframes { _ = view.tracks(view.initialValue) }
        return view.content(value)
      }
    }
  }

  /// The final value of the keyframes, or the initial value if no keyframes have been played.
  private var value: Value {
    played.map { $0.timeline.value(time: $0.timeline.duration) } ?? view.initialValue
  }

  /// The value that the host currently displays.
  private var shownValue: Value {
    guard let played else { return view.initialValue }
    let seconds = (graph.clock.now() - played.began) / .seconds(1)
    return played.timeline.value(time: min(max(seconds, 0), played.timeline.duration))
  }

  override func evaluate() {
    isDirty = false
    child?.receive(restingContent)
    playFirstKeyframes()
  }

  override func viewDidChange(from old: KeyframeView<Value, Content>) {
    super.viewDidChange(from: old)
    if old.trigger != view.trigger { play() } else { playFirstKeyframes() }
  }

  /// Plays keyframes without a trigger when there are some for the first time.
  private func playFirstKeyframes() {
    if waitsForKeyframes, view.trigger.isPlaying { play() }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  private func play() {
    let motion = graph.elements.motion
    // While an outer animation takes samples, its content is not animated separately.
    guard isAlive, let child, !motion.isSampling else { return }
    let keepsEnd = view.keepsEnd && view.trigger.repeats == nil
    let start = keepsEnd ? shownValue : view.initialValue
    let timeline = KeyframeTimeline(start, view.tracks(start))
    guard timeline.duration > 0 else {
      guard !waitsForKeyframes, view.trigger.isPlaying else { return }
      waitsForKeyframes = true
      return child.receive(restingContent)
    }
    waitsForKeyframes = false
    played = keepsEnd ? (timeline, graph.clock.now()) : nil
    motion.isSampling = true
    defer { motion.isSampling = false }
    var samples = ElementSamples()
    let count = ElementSamples.maximumCount
    for index in 0..<count {
      child.receive(view.content(timeline.value(progress: Double(index) / Double(count - 1))))
      samples.record(below: child)
    }
    child.receive(restingContent)
    let timing = AnimationStyle(
      curve: .bezier(x1: 0, y1: 0, x2: 1, y2: 1), duration: timeline.duration, repeatCount: view.trigger.count)
    motion.add(samples.frames, timing)
    graph.queue.requestTransaction()
  }
}
