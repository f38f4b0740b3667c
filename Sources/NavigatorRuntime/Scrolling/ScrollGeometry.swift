import Foundation

/// The geometry of a scroll view, in points.
nonisolated public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
  /// The offset of the content. It is zero or the negative insets at the start.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The space around the content that bars and margins take.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is visible, including the part below bars.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible part of the content, in the coordinates of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// A description of the geometry.
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), containerSize: \(containerSize))"
  }

  /// Creates a geometry from a report: offset, content, container, and the insets top, leading, bottom and trailing.
  init(_ numbers: [Double]) {
    contentOffset = CGPoint(x: numbers[0], y: numbers[1])
    contentSize = CGSize(width: max(0, numbers[2]), height: max(0, numbers[3]))
    containerSize = CGSize(width: max(0, numbers[4]), height: max(0, numbers[5]))
    contentInsets = EdgeInsets(top: numbers[6], leading: numbers[7], bottom: numbers[8], trailing: numbers[9])
  }
}

/// The phase of scrolling.
nonisolated public enum ScrollPhase: Equatable, Sendable, CustomDebugStringConvertible {
  /// The scroll view does not scroll.
  case idle
  /// A finger is on the scroll view and has not moved yet.
  case tracking
  /// The user scrolls.
  case interacting
  /// The scroll view comes to rest after the user has scrolled.
  case decelerating
  /// The app scrolls with an animation.
  case animating

  /// A Boolean value that indicates whether the scroll view scrolls.
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

  /// Creates a phase from the name in a report.
  init?(name: String) {
    guard let phase = [ScrollPhase.idle, .interacting, .decelerating, .animating].first(where: { $0.debugDescription == name })
    else { return nil }
    self = phase
  }
}

/// The circumstances of a change of a scroll view's phase.
nonisolated public struct ScrollPhaseChangeContext: Equatable, Sendable {
  /// The geometry of the scroll view. It is the last one that a host has reported.
  public let geometry: ScrollGeometry
  /// The velocity in points a second. It is nil, because a page does not report it.
  public var velocity: CGVector? { nil }
}
