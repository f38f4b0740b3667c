import SwiftUI

/// A text as a value: unlike SwiftUI's `Text` it can be hashed, saved and read, so that a model can hold it and a test can ask what it says.
///
/// ```swift
/// let title = TextState("Delete \(note.name)?")
/// let message = TextState("This cannot be ") + TextState("undone").bold()
/// ```
///
/// A literal is looked up in the app's table of translations when the text is shown or read; a string that is held in a variable is shown as
/// it is. `Text(state)` shows a text state, `String(state: state)` reads it.
///
/// Two are equal when they read the same and are styled the same.
public struct TextState: Sendable {
  var runs: [Run]

  /// A piece of text with one style.
  struct Run: Sendable {
    var content: Content
    /// What was asked for, the first first.
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

  /// Shows `content` as it is.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// Shows `content` as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.verbatim(String(content)))
  }

  /// Shows the translation of `key`, or the key itself where the table has none.
  ///
  /// - Parameters:
  ///   - key: The text, which is its own key.
  ///   - tableName: The table's name; Localizable where it is nil.
  ///   - bundle: Where the table is; the app itself where it is nil.
  ///   - comment: For translators.
  public init(
    _ key: String.LocalizationValue, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    let place: LocalizedStringResource.BundleDescription = bundle.map { .atURL($0.bundleURL) } ?? .main
    self.init(.localized(LocalizedStringResource(key, table: tableName, bundle: place, comment: comment)))
  }

  /// Shows the translation of `resource`, or its default where the table has none.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.localized(resource))
  }

  /// One text after another, each in its own style.
  public static func + (lhs: TextState, rhs: TextState) -> TextState {
    var text = lhs
    text.runs += rhs.runs
    return text
  }
}

extension TextState: Hashable {
  public static func == (lhs: TextState, rhs: TextState) -> Bool {
    lhs.resolved == rhs.resolved
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(resolved)
  }

  private struct ResolvedRun: Hashable {
    var text: String
    let styles: [TextStyle]
  }

  /// What is read, in as few pieces as there are changes of style.
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
  /// Reads a text that was saved. It is shown as it was read then, not translated again.
  public init(from decoder: any Decoder) throws {
    self.init(verbatim: try decoder.singleValueContainer().decode(String.self))
  }

  /// Saves what is read. Styles are not saved: SwiftUI's fonts and colours cannot be.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(String(state: self))
  }
}

extension String {
  /// What a text state says, without its style.
  ///
  /// ```swift
  /// #expect(model.alert.map { String(state: $0.title) } == "Delete “Groceries”?")
  /// ```
  public init(state: TextState) {
    self = state.runs.map(\.text).joined()
  }
}

extension Text {
  /// Shows a text state.
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
