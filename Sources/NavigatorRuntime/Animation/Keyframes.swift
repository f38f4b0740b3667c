import Foundation

/// A set of tracks that independently animate the properties of a value.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value = Self.Body.Value
  /// The type of the composed keyframes.
  associatedtype Body: Keyframes

  /// The composed keyframes.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// The tracks of the keyframes.
  func _tracks() -> [_KeyframeTrack<Value>]
}

extension Keyframes where Body.Value == Value {
  /// The tracks of the composed keyframes.
  public func _tracks() -> [_KeyframeTrack<Value>] {
    Nesting.entering(Self.self, ifTooDeep: []) { body._tracks() }
  }
}

/// A track that is independent of the type of the animated property.
public struct _KeyframeTrack<Root> {
  /// Returns the duration and a function for a start value. The function sets the animated property to its value at a time.
  let make: (Root) -> (duration: Double, change: (inout Root, Double) -> Void)
}

/// A track that animates one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track for a property.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// The track itself, which is primitive.
  public var body: Self { return self }

  /// The track as the only element of an array.
  public func _tracks() -> [_KeyframeTrack<Root>] {
    let segments = content._segments()
    return [
      _KeyframeTrack { root in
        let timeline = TrackTimeline(initial: root[keyPath: keyPath], segments: segments)
        return (timeline.duration, { $0[keyPath: keyPath] = timeline.value(at: $1) })
      }
    ]
  }
}

extension KeyframeTrack where Root == Value {
  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
    self.init(\Root.self, content: content)
  }
}

/// A result builder for keyframe tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// The tracks of a block.
  public struct Group: Keyframes {
    let tracks: [_KeyframeTrack<Value>]
    /// The group itself, which contains primitive tracks.
    public var body: Self { return self }
    /// All tracks of the block.
    public func _tracks() -> [_KeyframeTrack<Value>] { tracks }
  }

  /// Returns the tracks of an expression.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where Value == K.Value { expression }
  /// Returns the keyframes of an expression.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value { expression }
  /// Returns the first keyframes of a block for the whole value.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }
  /// Appends keyframes to the preceding keyframes of a block for the whole value.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.Group(segments: accumulated._segments() + next._segments())
  }
  /// Returns the keyframes of a loop for the whole value.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.Group(segments: components.flatMap { $0._segments() })
  }
  /// Returns the keyframes of the first branch for the whole value.
  public static func buildEither<First, Second>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.buildEither(first: component)
  }
  /// Returns the keyframes of the second branch for the whole value.
  public static func buildEither<First, Second>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.buildEither(second: component)
  }
  /// Returns a track for the whole value from keyframes.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
    KeyframeTrack { component }
  }
  /// Returns the tracks unchanged.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content where Value == Content.Value {
    component
  }
  /// Returns no tracks.
  public static func buildBlock() -> some Keyframes<Value> { Group(tracks: []) }
  /// Returns the first tracks of a block.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where Value == K.Value { first }
  /// Appends tracks to the preceding tracks of a block.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    Group(tracks: accumulated._tracks() + next._tracks())
  }
}

/// The values of keyframes over time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [(duration: Double, change: (inout Value, Double) -> Void)]

  /// Creates a timeline from an initial value and keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content()._tracks())
  }

  init(_ initialValue: Value, _ tracks: [_KeyframeTrack<Value>]) {
    initial = initialValue
    self.tracks = tracks.map { $0.make(initialValue) }
  }

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// Returns the value at a fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }

  /// Returns the value at a time in seconds.
  public func value(time: TimeInterval) -> Value {
    var value = initial
    for track in tracks { track.change(&value, time) }
    return value
  }
}
