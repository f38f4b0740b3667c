import Foundation

/// The geometry of a scroll view, in points.
nonisolated public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
  /// The offset of the content. At the start, it is zero, or the negative insets if there are insets.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets of the content, which bars and margins occupy.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates a scroll geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible rectangle of the content, including the part behind bars.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The bounds of the visible content, in the coordinates of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// A description of the geometry.
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), containerSize: \(containerSize))"
  }

  /// Creates a geometry from a report. The numbers are the offset, the size of the content, the size of the container, and the
  /// insets in the order top, leading, bottom and trailing.
  init(_ numbers: [Double]) {
    contentOffset = CGPoint(x: numbers[0], y: numbers[1])
    contentSize = CGSize(width: max(0, numbers[2]), height: max(0, numbers[3]))
    containerSize = CGSize(width: max(0, numbers[4]), height: max(0, numbers[5]))
    contentInsets = EdgeInsets(top: numbers[6], leading: numbers[7], bottom: numbers[8], trailing: numbers[9])
  }
}

/// The phase of a scroll view.
nonisolated public enum ScrollPhase: Equatable, Sendable, CustomDebugStringConvertible {
  /// The scroll view is not scrolling.
  case idle
  /// A finger touches the scroll view but has not moved yet.
  case tracking
  /// The user is scrolling.
  case interacting
  /// The scroll view decelerates after the user has scrolled.
  case decelerating
  /// The app scrolls with an animation.
  case animating

  /// A Boolean value that indicates whether the scroll view is scrolling.
  public var isScrolling: Bool { self != .idle && self != .tracking }

  /// The name of the phase.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }

  /// Creates a phase from its name in a report. Returns nil for an unknown name.
  init?(name: String) {
    guard let phase = [ScrollPhase.idle, .interacting, .decelerating, .animating].first(where: { $0.debugDescription == name })
    else { return nil }
    self = phase
  }
}

/// The context of a phase change.
nonisolated public struct ScrollPhaseChangeContext: Equatable, Sendable {
  /// The geometry of the scroll view that the host has reported most recently.
  public let geometry: ScrollGeometry
  /// The velocity, in points per second. It is always nil because web pages do not report it.
  public var velocity: CGVector? { nil }
}
