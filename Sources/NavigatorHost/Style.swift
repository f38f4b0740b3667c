/// The appearance of an element: resolved properties, at most one of each kind.
public struct Style: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The properties in the order in which they were set.
  public private(set) var properties: [StyleProperty]

  /// Creates an empty style.
  public init() {
    properties = []
  }

  /// Creates a style from properties of different kinds, in the order given.
  public init(properties: [StyleProperty]) {
    self.properties = properties
  }

  /// Creates a style from properties of different kinds.
  public init(arrayLiteral elements: StyleProperty...) {
    properties = elements
  }

  /// A Boolean value that indicates whether the style has no properties.
  public var isEmpty: Bool { properties.isEmpty }

  /// Sets a property, and replaces the property of the same kind if there is one.
  public mutating func set(_ property: StyleProperty) {
    if let index = properties.firstIndex(where: { $0.kind == property.kind }) {
      properties[index] = property
    } else {
      properties.append(property)
    }
  }

  /// Removes the properties that satisfy a condition, and returns them.
  public mutating func removeAll(where condition: (StyleProperty) -> Bool) -> [StyleProperty] {
    let removed = properties.filter(condition)
    if !removed.isEmpty { properties.removeAll(where: condition) }
    return removed
  }
}

extension Style {
  /// A Boolean value that indicates whether a text has one line whose middle is omitted if there is no space for it.
  package var omitsMiddle: Bool {
    properties.contains(.truncation(.middle)) && properties.contains(.lineLimit(1))
  }

  /// A Boolean value that indicates whether the lines of a text are truncated or scaled in a frame that keeps its size.
  package var fitsLinesInFrame: Bool {
    var (hasFrame, isLimited) = (false, false)
    for property in properties {
      switch property {
      case .minimumScale: return true
      case .frame: hasFrame = true
      case .lineLimit: isLimited = true
      default: break
      }
    }
    return hasFrame && isLimited
  }
}
