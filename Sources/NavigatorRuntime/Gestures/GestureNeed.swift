import NavigatorHost

/// A requirement of a gesture: a recognizer that hosts must provide, or a position that must be known.
enum GestureNeed: Hashable, Sendable {
  /// One tap without a location. Hosts recognize it as an action of the element.
  case tap
  /// A number of taps with a location.
  case taps(Int)
  /// A press with a minimum duration in milliseconds and a maximum distance in points.
  case press(milliseconds: Int, distance: Int)
  /// A drag with a minimum distance in points.
  case drag(distance: Int)
  /// The drag of a gesture that follows a press.
  case held
  /// The press and the release of a pointer.
  case touch
  /// The positions of each pressed pointer.
  case point
  case magnify
  case rotate
  /// A pointer that enters or leaves the element.
  case hover
  /// A pointer that enters, leaves or moves above the element.
  case move
  case lift
  case drop
  case focus
  /// Presses of keys, given by the letters of the phases and a pattern of the keys.
  case key(phases: String, pattern: String)
  /// The position of a named coordinate system. Hosts do not handle it.
  case namedSpace
  /// The position of the enclosing scroll view. Hosts do not handle it.
  case scrollSpace

  /// The maximum duration of a press in milliseconds.
  private static let maximumDuration = 7_200_000

  /// The word that describes the recognizer in the element's content, or nil if hosts do not provide one. See ``Role/zStack``.
  var word: String? {
    switch self {
    case .tap, .namedSpace, .scrollSpace: nil
    case .taps(let count): "tap:\(count)"
    case .press(let milliseconds, let distance): "press:\(milliseconds):\(distance)"
    case .drag(let distance): "drag:\(distance)"
    case .key(let phases, let pattern): "key:\(phases):\(pattern)"
    case .held: "held"
    case .touch: "touch"
    case .point: "point"
    case .magnify: "magnify"
    case .rotate: "rotate"
    case .hover: "hover"
    case .move: "move"
    case .lift: "lift"
    case .drop: "drop"
    case .focus: "focus"
    }
  }

  /// The kind of the events that the recognizer sends, or nil if it sends none of its own.
  var kind: InputEvent.Gesture.Kind? {
    switch self {
    case .tap, .taps: .tap
    case .press: .press
    case .drag: .drag
    case .touch: .touch
    case .point: .point
    case .magnify: .magnify
    case .rotate: .rotate
    case .hover, .move: .hover
    case .lift: .lift
    case .drop: .drop
    case .held, .focus, .key, .namedSpace, .scrollSpace: nil
    }
  }

  /// A Boolean value that indicates whether the gesture consists of several events while fingers move.
  var hasMovements: Bool {
    switch self {
    case .drag, .point, .magnify, .rotate: true
    default: false
    }
  }

  /// The duration of a press in milliseconds, or nil for other requirements.
  var pressDuration: Int? { if case .press(let milliseconds, _) = self { milliseconds } else { nil } }

  /// Returns the requirement of a long press that begins when another long press has ended.
  func pressing(after duration: Int) -> GestureNeed {
    guard duration > 0, case .press(let milliseconds, let distance) = self else { return self }
    return .press(milliseconds: min(milliseconds + duration, Self.maximumDuration), distance: distance)
  }
}
