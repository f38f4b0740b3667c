import Foundation

/// The events of a ``SpatialEventGesture``. Each pointer has one event with its own identifier.
public struct SpatialEventCollection: Collection, Equatable {
  /// The state of one finger, stylus or mouse pointer.
  public struct Event: Identifiable, Equatable {
    /// The device of an event.
    public enum Kind: Hashable, Sendable {
      /// A finger.
      case touch
      /// A stylus.
      case pencil
      /// A mouse or a trackpad.
      case pointer
    }

    /// The state of an event.
    public enum Phase: Hashable, Sendable {
      /// The pointer presses the view.
      case active
      /// The user has released the pointer.
      case ended
      /// The event was cancelled, for example because the user scrolls.
      case cancelled
    }

    /// A value that identifies a pointer until it is released.
    public struct ID: Hashable, Sendable {
      let number: Int
    }

    /// The pose of a stylus.
    public struct InputDevicePose: Hashable, Sendable {
      /// The angle between the stylus and the view. It is 0 for a stylus that is parallel to the view.
      public var altitude: Angle
      /// The direction of the stylus around the axis that is perpendicular to the view.
      public var azimuth: Angle
    }

    /// The identifier, which the events of a pointer have in common.
    public var id: ID
    /// The time of the event, in seconds.
    public var timestamp: TimeInterval
    /// The device.
    public var kind: Kind
    /// The location in the coordinate system of the gesture.
    public var location: CGPoint
    /// The state.
    public var phase: Phase
    /// The modifier keys that are held.
    public var modifierKeys: EventModifiers
    /// The pose of the device, or nil if it is not known. Hosts do not report it.
    public var inputDevicePose: InputDevicePose?
  }

  /// The position of an event.
  public struct Index: Comparable, Sendable {
    fileprivate let offset: Int

    /// Returns a Boolean value that indicates whether a position is before another one.
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }
  }

  /// The iterator of the events.
  public struct Iterator: IteratorProtocol {
    /// The type of the elements.
    public typealias Element = Event

    fileprivate var base: IndexingIterator<[Event]>

    /// Returns the next event, or nil if there is none.
    public mutating func next() -> Event? { base.next() }
  }

  /// The type of the elements.
  public typealias Element = Event

  private let events: [Event]

  init(events: [Event]) {
    self.events = events
  }

  /// The position of the first event.
  public var startIndex: Index { Index(offset: events.startIndex) }

  /// The position after the last event.
  public var endIndex: Index { Index(offset: events.endIndex) }

  /// Returns the position after a position.
  public func index(after i: Index) -> Index { Index(offset: events.index(after: i.offset)) }

  /// The event at a position.
  public subscript(position: Index) -> Event { events[position.offset] }

  /// The event of a pointer, or nil if the collection does not contain it.
  public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }

  /// Returns an iterator over the events.
  public func makeIterator() -> Iterator { Iterator(base: events.makeIterator()) }
}
