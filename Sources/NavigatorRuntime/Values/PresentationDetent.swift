import Foundation

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case medium, large
    case fraction(Double)
    case points(Double)
    case custom(CustomHeight)
  }

  /// A height that a custom type computes.
  private struct CustomHeight: Hashable, @unchecked Sendable {
    let id: ObjectIdentifier
    /// The static function of the type, which has no state.
    let height: (Context) -> CGFloat?

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private let height: Height

  private init(_ height: Height) {
    self.height = height
  }

  /// About half of the available height.
  public static let medium = PresentationDetent(.medium)
  /// The whole available height.
  public static let large = PresentationDetent(.large)

  /// Returns a detent with a fraction of the available height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(Double(fraction).clampedToUnit))
  }

  /// Returns a detent with a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.points(height.isFinite ? max(0, Double(height)) : 0))
  }

  /// Returns a detent with a height that a type computes from the available height and the environment.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(CustomHeight(id: ObjectIdentifier(type), height: { D.height(in: $0) })))
  }
}

/// A type that computes the height of a sheet.
///
/// ```swift
/// struct BarDetent: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
/// }
/// ```
public protocol CustomPresentationDetent {
  /// The values from which the height is computed.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points, or nil to omit the detent.
  static func height(in context: Self.Context) -> CGFloat?
}

extension PresentationDetent {
  /// The values from which a type computes the height of a sheet.
  @dynamicMemberLookup
  public struct Context {
    /// The maximum height of the sheet in points.
    public var maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// The environment value at a key path.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// Returns a detent that hosts support. A custom detent becomes a fixed height that its type computes in an environment.
  func resolved(in environment: EnvironmentValues) -> PresentationDetent? {
    guard case .custom(let custom) = height else { return self }
    let context = Context(maxDetentValue: environment.assumedWindowHeight, environment: environment)
    return custom.height(context).map { .height($0) }
  }
}

extension PresentationDetent {
  /// The name for hosts: medium, large, fraction:0.4 or height:200.
  package var name: String {
    switch height {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let part): "fraction:" + Self.text(of: part)
    case .points(let points): "height:" + Self.text(of: points)
    case .custom: "custom"
    }
  }

  /// Creates the detent with a name for hosts. Returns nil if the name is invalid.
  package init?(name: String) {
    let parts = name.split(separator: ":", maxSplits: 1)
    switch (name, parts.first, parts.last.flatMap { Double($0) }) {
    case ("medium", _, _): self = .medium
    case ("large", _, _): self = .large
    case (_, "fraction", let part?): self = .fraction(part)
    case (_, "height", let points?): self = .height(points)
    default: return nil
    }
  }

  /// The height in a window of 800 points, used to sort detents. The session does not receive the actual height of the window.
  var usualHeight: Double {
    let window = 800.0
    return switch height {
    case .medium: window / 2
    case .large: window
    case .fraction(let part): window * part
    case .points(let points): points
    case .custom: window
    }
  }

  /// Formats a number without a trailing ".0", so that 200 and 200.0 have the same name.
  private static func text(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
