/// Identifies an element for the lifetime of its view. An id is used only once in a session.
public struct ElementID: RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  /// The number of the element.
  public let rawValue: UInt32

  /// Creates an id from a number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The number of the id, preceded by `#`.
  public var description: String { "#\(rawValue)" }

  /// Returns a Boolean value that indicates whether the first id has the smaller number.
  public static func < (lhs: ElementID, rhs: ElementID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Decodes an id from a number.
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(UInt32.self)
  }

  /// Encodes the id as a number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// An element of the user interface: its role, content, style, accepted events and children.
///
/// An element does not depend on an output format. A host decides how to show each role.
public struct Element: Hashable, Sendable, Identifiable {
  /// The id of the element, which stays the same for the lifetime of its view.
  public let id: ElementID
  /// The kind of the element, which stays the same for the lifetime of its view.
  public let role: Role
  /// The events that the element accepts.
  public var events: EventSet
  /// The values that the element shows.
  public var content: Content
  /// The appearance of the element.
  public var style: Style
  /// The elements inside the element, in order.
  public var children: [Element]

  /// Creates an element.
  public init(
    id: ElementID,
    role: Role,
    content: Content = Content(),
    style: Style = Style(),
    events: EventSet = [],
    children: [Element] = []
  ) {
    self.id = id
    self.role = role
    self.content = content
    self.style = style
    self.events = events
    self.children = children
  }
}
