/// Names one element for as long as its view lives. Ids are handed out per session and never used twice in it.
public struct ElementID: RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public var description: String { "#\(rawValue)" }

  public static func < (lhs: ElementID, rhs: ElementID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(UInt32.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// One thing on the screen: what it is, what it says, how it looks, which events it accepts, what it contains.
///
/// An element is neither HTML nor terminal cells: a host decides how a role is drawn.
public struct Element: Hashable, Sendable, Identifiable {
  public let id: ElementID
  public let role: Role
  public var events: EventSet
  public var content: Content
  public var style: Style
  public var children: [Element]

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
