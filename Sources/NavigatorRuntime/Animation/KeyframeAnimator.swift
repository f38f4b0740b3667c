import Foundation
import NavigatorHost

/// A container that animates its content with keyframes.
///
/// The session evaluates the content for at most 30 values of the timeline, and the host plays the styles between them.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  fileprivate let initialValue: Value
  fileprivate let trigger: KeyframeTrigger
  fileprivate let content: (Value) -> Content
  fileprivate let keyframes: (Value) -> KeyframePath

  /// Creates an animator that plays the keyframes once each time the trigger changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = KeyframeTrigger(value: trigger)
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates an animator that plays the keyframes when it appears, and repeats them if `repeating` is true.
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

  /// The content, which the host animates.
  public var body: some View {
    KeyframeView(
      content: content(initialValue), trigger: trigger.playing(playsAnimations),
      sample: { [initialValue, keyframes, content] in
        let timeline = KeyframeTimeline(initialValue, keyframes(initialValue)._tracks())
        return (timeline.duration, { content(timeline.value(progress: $0)) })
      })
  }
}

extension View {
  /// Animates this view with keyframes once each time the trigger changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeModifierView(
      content: self, initialValue: initialValue, trigger: KeyframeTrigger(value: trigger), transform: content,
      tracks: { keyframes($0)._tracks() })
  }

  /// Animates this view with keyframes when it appears, and repeats them if `repeating` is true.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeModifierView(
      content: self, initialValue: initialValue, trigger: KeyframeTrigger(repeats: repeating), transform: content,
      tracks: { keyframes($0)._tracks() })
  }
}

/// The condition under which keyframes are played.
nonisolated struct KeyframeTrigger: Equatable {
  private let value: AnyHashableOrEquatable?
  /// A Boolean value that indicates whether the keyframes repeat, or nil if a value triggers them.
  let repeats: Bool?
  /// A Boolean value that indicates whether the host plays keyframes without a value that triggers them.
  private(set) var isPlaying = false

  init(value: some Equatable) {
    self.value = AnyHashableOrEquatable(value)
    repeats = nil
  }

  init(repeats: Bool) {
    value = nil
    self.repeats = repeats
  }
}

extension KeyframeTrigger {
  /// Returns the trigger for a host that plays animations or not.
  nonisolated func playing(_ playsAnimations: Bool) -> KeyframeTrigger {
    var copy = self
    copy.isPlaying = repeats != nil && playsAnimations
    return copy
  }
}

/// A value of any equatable type.
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

/// The content of a keyframe modifier.
nonisolated private struct KeyframeModifierView<Content: View, Value, Result: View>: View {
  let content: Content
  let initialValue: Value
  let trigger: KeyframeTrigger
  let transform: @Sendable (PlaceholderContentView<Content>, Value) -> Result
  let tracks: (Value) -> [_KeyframeTrack<Value>]

  @Environment(\.playsAnimations) private var playsAnimations

  @MainActor var body: some View {
    let placeholder = PlaceholderContentView<Content>(view: AnyView(content))
    KeyframeView(
      content: transform(placeholder, initialValue), trigger: trigger.playing(playsAnimations),
      sample: { [initialValue, tracks, transform] in
        let timeline = KeyframeTimeline(initialValue, tracks(initialValue))
        return (timeline.duration, { transform(placeholder, timeline.value(progress: $0)) })
      })
  }
}

/// A view that is evaluated for a series of values when its trigger changes.
nonisolated struct KeyframeView<Content: View>: PrimitiveView {
  let content: Content
  let trigger: KeyframeTrigger
  /// Returns the duration in seconds, and a function that returns the content at a fraction of it.
  let sample: () -> (duration: Double, content: (Double) -> Content)

  nonisolated init(
    content: Content, trigger: KeyframeTrigger, sample: @escaping () -> (duration: Double, content: (Double) -> Content)
  ) {
    self.content = content
    self.trigger = trigger
    self.sample = sample
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    KeyframeNode(view, type, context) { $0.content }
  }
}

@MainActor
final class KeyframeNode<Content: View>: TransparentNode<KeyframeView<Content>, Content> {
  override init(
    _ view: KeyframeView<Content>, _ type: ViewType<KeyframeView<Content>>, _ context: NodeContext,
    content: @escaping (KeyframeView<Content>) -> Content
  ) {
    super.init(view, type, context, content: content)
    guard view.trigger.isPlaying else { return }
    // The host has the elements after the next commit.
    graph.afterCommit { [weak self] in
      self?.play()
    }
  }

  override func viewDidChange(from old: KeyframeView<Content>) {
    super.viewDidChange(from: old)
    if old.trigger != view.trigger { play() }
  }

  private func play() {
    let motion = graph.elements.motion
    // The samples of an outer animation are not animated themselves.
    guard isAlive, let child, !motion.isSampling else { return }
    let repeatCount = view.trigger.repeats == true ? nil : 1
    let (duration, content) = view.sample()
    guard duration > 0 else { return }
    motion.isSampling = true
    defer { motion.isSampling = false }
    var samples = SampledStyles()
    let count = SampledStyles.maximumCount
    for index in 0..<count {
      child.receive(content(Double(index) / Double(count - 1)))
      samples.record(below: child)
    }
    child.receive(view.content)
    let timing = AnimationStyle(curve: .bezier(x1: 0, y1: 0, x2: 1, y2: 1), duration: duration, repeatCount: repeatCount)
    motion.add(samples.frames, timing)
    graph.queue.requestTransaction()
  }
}
