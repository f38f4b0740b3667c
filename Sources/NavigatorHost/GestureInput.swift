extension InputEvent {
  /// A gesture on an element, as a host has recognized it. Lengths are in points.
  public struct Gesture: Hashable, Sendable {
    /// The kind of a gesture.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Taps in quick succession. The value is their number.
      case tap
      /// A press without movement. The gesture changes when the press has lasted as long as one of the long presses of the
      /// element requires. It also changes when the pointer has moved too far for one of them. The value is the duration in
      /// milliseconds that the press has reached. The value 0 without a movement means that the press is as long as all long
      /// presses require.
      case press
      /// A pressed pointer on the element, until it is released, moves far away or scrolls.
      case touch
      /// A movement of one pressed pointer.
      case drag
      /// A pressed pointer, from the press to the release. Each pointer on the element has its own gesture.
      case point
      /// A movement of two fingers apart or together. The value is the factor of their distance.
      case magnify
      /// A movement of two fingers around each other. The value is the clockwise angle in degrees.
      case rotate
      /// A pointer above the element, which need not be pressed.
      case hover
      /// A drag of the element's value within the app.
      case lift
      /// A value above the element that is dragged within the app. The end is the drop.
      case drop
    }

    /// A step of a gesture.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      /// The gesture has begun.
      case began
      /// The values of the gesture have changed.
      case changed
      /// The user has completed the gesture.
      case ended
      /// The host has cancelled the gesture.
      case cancelled
    }

    /// A point of the window or of an element.
    public struct Point: Hashable, Sendable {
      /// The distance from the left edge.
      public var x: Double
      /// The distance from the top edge.
      public var y: Double

      /// Creates a point.
      public init(x: Double, y: Double) {
        self.x = x
        self.y = y
      }
    }

    /// The directions of the window in the coordinates of an element that is scaled or rotated, or inside such an element.
    public struct Axes: Hashable, Sendable {
      /// The movement in the element for a movement of one point to the right in the window.
      public var x: Point
      /// The movement in the element for a movement of one point down in the window.
      public var y: Point

      /// Creates axes.
      public init(x: Point, y: Point) {
        self.x = x
        self.y = y
      }
    }

    /// A pointer on an element.
    public struct Pointer: Hashable, Sendable {
      /// The type of a device.
      public enum Device: String, Hashable, Sendable, CaseIterable {
        /// A finger.
        case touch
        /// A stylus.
        case pen
        /// A mouse or a trackpad.
        case mouse
      }

      /// The identifier of the pointer, which no other pressed pointer has.
      public var id: Int
      /// The device.
      public var device: Device
      /// The keys that are held.
      public var modifiers: Set<Key.Modifier>

      /// Creates a pointer.
      public init(id: Int, device: Device = .touch, modifiers: Set<Key.Modifier> = []) {
        self.id = id
        self.device = device
        self.modifiers = modifiers
      }
    }

    /// The kind.
    public var kind: Kind
    /// The step.
    public var phase: Phase
    /// The location at which the gesture began, in the element's bounds at that time.
    public var start: Point
    /// The location in the window at which the gesture began.
    public var globalStart: Point
    /// The movement in the window since the gesture began.
    public var translation: Point
    /// The velocity in the window in points per second.
    public var velocity: Point
    /// The value: the number, the duration, the factor or the angle, depending on the kind.
    public var value: Double
    /// The change of the value per second.
    public var valueVelocity: Double
    /// The size of the element when the gesture began. `x` is the width and `y` the height.
    public var size: Point
    /// The pointer of a gesture of the kind ``Kind-swift.enum/point``. Only a session's own cancellation has none.
    public var pointer: Pointer?
    /// The directions of the window in the element, or nil if the element is neither scaled nor rotated.
    public var axes: Axes?

    /// The largest length, distance and value of a valid gesture. It exceeds the largest page of a browser, 34 million points.
    public static let maximum: Double = 100_000_000

    /// Creates a gesture.
    public init(
      _ kind: Kind, _ phase: Phase, start: Point = Point(x: 0, y: 0), globalStart: Point? = nil,
      translation: Point = Point(x: 0, y: 0), velocity: Point = Point(x: 0, y: 0), value: Double = 0, valueVelocity: Double = 0,
      size: Point = Point(x: 0, y: 0), pointer: Pointer? = nil, axes: Axes? = nil
    ) {
      self.kind = kind
      self.phase = phase
      self.start = start
      self.globalStart = globalStart ?? start
      self.translation = translation
      self.velocity = velocity
      self.value = value
      self.valueVelocity = valueVelocity
      self.size = size
      self.pointer = pointer
      self.axes = axes
    }

    /// Returns a movement in the window in the coordinates of the element.
    package func movementInElement(_ movement: Point) -> Point {
      guard let axes else { return movement }
      return Point(
        x: movement.x * axes.x.x + movement.y * axes.y.x, y: movement.x * axes.x.y + movement.y * axes.y.y)
    }

    /// A Boolean value that indicates whether all numbers are finite and in range.
    package var isValid: Bool {
      let range = -Self.maximum...Self.maximum
      let points = [start, globalStart, translation, velocity, size] + (axes.map { [$0.x, $0.y] } ?? [])
      return points.allSatisfy { range.contains($0.x) && range.contains($0.y) } && range.contains(value)
        && range.contains(valueVelocity)
    }
  }
}

extension InputEvent.Gesture {
  /// Creates a gesture from words: the kind, the phase, twelve numbers, the three words of the pointer if the kind has one, and
  /// the four numbers of the axes if there are any. Returns nil if they are not valid.
  package init?(words text: String) {
    let words = text.split(separator: " ", maxSplits: 22)
    guard words.count >= 14, let kind = Kind(rawValue: String(words[0])), let phase = Phase(rawValue: String(words[1])) else {
      return nil
    }
    let pointerCount = kind == .point ? 3 : 0
    let pointer = Pointer(words: Array(words.dropFirst(14).prefix(pointerCount)))
    guard (pointer == nil) == (kind != .point) else { return nil }
    let numberWords = Array(words[2..<14] + words.dropFirst(14 + pointerCount))
    let numbers = numberWords.compactMap { Double($0) }
    guard numbers.count == numberWords.count, numbers.count == 12 || numbers.count == 16 else { return nil }
    func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
    self.init(
      kind, phase, start: point(0), globalStart: point(2), translation: point(4), velocity: point(6), value: numbers[8],
      valueVelocity: numbers[9], size: point(10), pointer: pointer,
      axes: numbers.count == 16 ? Axes(x: point(12), y: point(14)) : nil)
    guard isValid else { return nil }
  }
}

extension InputEvent.Gesture.Pointer {
  /// Creates a pointer from three words: the identifier, the device, and the modifiers. Returns nil if they are not valid.
  fileprivate init?(words: [Substring]) {
    guard words.count == 3, let id = Int(words[0]), let device = Device(rawValue: String(words[1])),
      let modifiers = Set<InputEvent.Key.Modifier>(words: words[2])
    else { return nil }
    self.init(id: id, device: device, modifiers: modifiers)
  }
}
