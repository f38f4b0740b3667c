import Foundation

// Foundation has these types on Apple platforms. Texts and text fields show names with them.

extension PersonNameComponents {
  /// A format that shows parts of a name in the order of its script.
  ///
  /// ```swift
  /// Text(author, format: .name(style: .medium))
  /// TextField("Name", value: $name, format: .name(style: .long))
  /// ```
  public struct FormatStyle: Codable, Hashable, Sendable {
    /// The parts that are shown.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or the given name without one.
      case short
      /// The given and the family name.
      case medium
      /// All parts except for the nickname.
      case long
      /// The first letters of the given and the family name.
      case abbreviated
    }

    /// The parts that are shown.
    public var style: Style
    /// The locale, which determines the order of names in Latin letters.
    public var locale: Locale

    /// Creates a format with the parts that are shown and a locale.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }
  }

  /// The rules for reading a name from a text. The first word is the given name, the last word the family name, and words between
  /// them are middle names.
  public struct ParseStrategy: Codable, Hashable, Sendable {
    /// Creates the rules.
    public init() {}
  }

  /// Returns the given and the family name.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the name in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// The rules for reading a name from a text.
  public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }

  /// Returns this format with another locale.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.locale = locale
    return copy
  }

  /// Returns the shown parts of a name.
  public func format(_ value: PersonNameComponents) -> String {
    let (given, family) = (value.givenName.nonEmpty, value.familyName.nonEmpty)
    let isIdeographic = [given, family].contains { $0?.isIdeographic == true }
    let isFamilyFirst = isIdeographic || ["hu", "vi"].contains(locale.language.languageCode?.identifier)
    func name(_ given: [String?], _ family: String?) -> String {
      let parts = isFamilyFirst ? [family] + given.reversed() : given + [family]
      return parts.compactMap(\.self).joined(separator: isIdeographic ? "" : " ")
    }
    switch style {
    case .short: return value.nickname.nonEmpty ?? given ?? family ?? ""
    case .medium: return name([given], family)
    case .long:
      let core = name([given, value.middleName.nonEmpty], family)
      return [value.namePrefix.nonEmpty, core, value.nameSuffix.nonEmpty].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: " ")
    case .abbreviated:
      if isIdeographic { return family ?? given ?? "" }
      return name([given?.initial], family?.initial).replacing(" ", with: "")
    }
  }
}

extension PersonNameComponents.ParseStrategy: Foundation.ParseStrategy {
  /// Returns the name in a text.
  ///
  /// - Throws: A `CocoaError` if the text is empty.
  public func parse(_ value: String) throws -> PersonNameComponents {
    let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let given = words.first else { throw CocoaError(.formatting) }
    var components = PersonNameComponents()
    components.givenName = given
    if words.count > 1 { components.familyName = words.last }
    if words.count > 2 { components.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return components
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a format that shows parts of a name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// The rules for reading a name from a text.
  public static var name: Self { Self() }
}

extension String? {
  /// The text, or nil if it is empty.
  fileprivate var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}

extension String {
  fileprivate var initial: String? { first.map { String($0).uppercased() } }

  /// A Boolean value that indicates whether the text contains Chinese, Japanese or Korean characters.
  fileprivate var isIdeographic: Bool {
    unicodeScalars.contains {
      switch $0.value {
      case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x3FFFF: true
      default: false
      }
    }
  }
}
