import SwiftUI

/// The value of a text. Unlike SwiftUI's `Text`, it can be hashed, encoded and read, so a model can store it and a test can
/// compare it.
///
/// ```swift
/// let title = TextState("Delete \(note.name)?")
/// let message = TextState("This cannot be ") + TextState("undone").bold()
/// ```
///
/// A literal is localized when the text is shown or read; a string in a variable is shown unchanged. `Text(state)` shows a text
/// state, `String(state: state)` returns its string.
///
/// Two values are equal if their localized strings and styles are equal.
public struct TextState: Sendable {
  var runs: [Run]

  /// A piece of text with one style.
  struct Run: Sendable {
    var content: Content
    /// The styles in the order in which they were applied.
    var styles: [TextStyle] = []

    var text: String {
      switch content {
      case .verbatim(let text): text
      case .localized(let resource): String(localized: resource)
      }
    }
  }

  enum Content: Sendable {
    case verbatim(String)
    case localized(LocalizedStringResource)
  }

  private init(_ content: Content) {
    runs = [Run(content: content)]
  }

  /// Creates a text that shows a string without localization.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// Creates a text that shows a string without localization.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.verbatim(String(content)))
  }

  /// Creates a text that shows the localization of a key, or the key itself if there is none.
  ///
  /// - Parameters:
  ///   - key: The localization key.
  ///   - tableName: The name of the strings table, or nil for Localizable.
  ///   - bundle: The bundle that contains the table, or nil for the main bundle.
  ///   - comment: A comment for translators.
  public init(_ key: String.LocalizationValue, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    let place: LocalizedStringResource.BundleDescription = bundle.map { .atURL($0.bundleURL) } ?? .main
    self.init(.localized(LocalizedStringResource(key, table: tableName, bundle: place, comment: comment)))
  }

  /// Creates a text that shows the localization of a resource, or its default value if there is none.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.localized(resource))
  }

  /// Returns the concatenation of two texts, each with its own style.
  public static func + (lhs: TextState, rhs: TextState) -> TextState {
    var text = lhs
    text.runs += rhs.runs
    return text
  }
}

extension TextState: Hashable {
  /// Returns a Boolean value that indicates whether the localized strings and styles are equal.
  public static func == (lhs: TextState, rhs: TextState) -> Bool {
    lhs.resolved == rhs.resolved
  }

  /// Hashes the localized string and its styles.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(resolved)
  }

  private struct ResolvedRun: Hashable {
    var text: String
    let styles: [TextStyle]
  }

  /// The localized string, divided only where the style changes.
  private var resolved: [ResolvedRun] {
    runs.reduce(into: []) { result, run in
      let text = run.text
      if text.isEmpty { return }
      if result.last?.styles == run.styles {
        result[result.count - 1].text += text
      } else {
        result.append(ResolvedRun(text: text, styles: run.styles))
      }
    }
  }
}

extension TextState: Codable {
  /// Decodes a text. It shows the string that was encoded and is not localized again.
  public init(from decoder: any Decoder) throws {
    self.init(verbatim: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the localized string. Styles are not encoded, because SwiftUI's fonts and colors are not Codable.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(String(state: self))
  }
}

extension String {
  /// Creates a string with the localized content of a text state, without its style.
  ///
  /// ```swift
  /// #expect(model.alert.map { String(state: $0.title) } == "Delete “Groceries”?")
  /// ```
  public init(state: TextState) {
    self = state.runs.map(\.text).joined()
  }
}

extension Text {
  /// Creates a text view that shows a text state.
  public init(_ state: TextState) {
    let texts = state.runs.map(Text.init(run:))
    self = texts.dropFirst().reduce(texts.first ?? Text(verbatim: ""), +)
  }

  private init(run: TextState.Run) {
    let text =
      switch run.content {
      case .verbatim(let text): Text(verbatim: text)
      case .localized(let resource): Text(resource)
      }
    self = run.styles.reduce(text) { $1.applied(to: $0) }
  }
}
