/// The variants of a symbol: an enclosing shape, a fill and a slash.
public struct SymbolVariants: Hashable, Sendable {
  private struct Parts: OptionSet, Hashable {
    let rawValue: UInt8
    static let circle = Parts(rawValue: 1)
    static let square = Parts(rawValue: 2)
    static let rectangle = Parts(rawValue: 4)
    static let slash = Parts(rawValue: 8)
    static let fill = Parts(rawValue: 16)
    static let shapes: Parts = [.circle, .square, .rectangle]
  }

  private var parts: Parts

  private init(_ parts: Parts) {
    self.parts = parts
  }

  /// No variant.
  public static let none = SymbolVariants([])
  /// An enclosing circle.
  public static let circle = SymbolVariants(.circle)
  /// An enclosing square.
  public static let square = SymbolVariants(.square)
  /// An enclosing rectangle.
  public static let rectangle = SymbolVariants(.rectangle)
  /// A filled symbol.
  public static let fill = SymbolVariants(.fill)
  /// A symbol with a slash.
  public static let slash = SymbolVariants(.slash)

  /// These variants with an enclosing circle.
  public var circle: SymbolVariants { enclosed(in: .circle) }
  /// These variants with an enclosing square.
  public var square: SymbolVariants { enclosed(in: .square) }
  /// These variants with an enclosing rectangle.
  public var rectangle: SymbolVariants { enclosed(in: .rectangle) }
  /// These variants with a fill.
  public var fill: SymbolVariants { SymbolVariants(parts.union(.fill)) }
  /// These variants with a slash.
  public var slash: SymbolVariants { SymbolVariants(parts.union(.slash)) }

  /// Returns a Boolean value that indicates whether these variants include all of `other`.
  public func contains(_ other: SymbolVariants) -> Bool { parts.isSuperset(of: other.parts) }

  private func enclosed(in shape: Parts) -> SymbolVariants {
    SymbolVariants(parts.subtracting(.shapes).union(shape))
  }

  /// Returns the union of these variants and `other`. The enclosing shape of `other` takes precedence.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    let shape = other.parts.isDisjoint(with: .shapes) ? parts.intersection(.shapes) : other.parts.intersection(.shapes)
    return SymbolVariants(parts.union(other.parts).subtracting(.shapes).union(shape))
  }

  /// Returns the name of a symbol in these variants. Variants that the name already contains are not repeated.
  func name(of symbol: String) -> String {
    let all: [(Parts, String)] = [
      (.circle, "circle"), (.square, "square"), (.rectangle, "rectangle"), (.slash, "slash"), (.fill, "fill"),
    ]
    let known = symbol.split(separator: ".").map(String.init)
    let isFilled = known.last == "fill"
    let added = all.filter { parts.contains($0.0) && !known.contains($0.1) && $0.0 != .fill }.map(\.1)
    let base = added.isEmpty || !isFilled ? known : Array(known.dropLast())
    let fill = parts.contains(.fill) || isFilled
    return (base + added + (fill && (base + added).last != "fill" ? ["fill"] : [])).joined(separator: ".")
  }
}

/// The way in which the layers of a symbol are colored.
///
/// Symbols with an enclosure, a badge or a slash have two layers. Batteries and clouds with rain, snow or lightning also have two
/// layers.
public struct SymbolRenderingMode: Sendable {
  enum Kind {
    case monochrome, multicolor, hierarchical, palette
  }

  let kind: Kind

  /// A mode that draws all layers in one color.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// A mode that draws the symbol in its own colors. A symbol that defines no colors has the foreground style, or else the tint.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// A mode that draws the layers in different opacities of one color.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// A mode that draws the layers in the levels of the foreground style.
  public static let palette = SymbolRenderingMode(kind: .palette)
}
