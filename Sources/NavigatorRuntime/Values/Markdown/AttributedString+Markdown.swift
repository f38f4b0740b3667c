import Foundation

extension AttributedString {
  /// The options for parsing Markdown. On Apple platforms, Foundation declares this type.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of the Markdown syntax that is parsed.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Block and inline syntax. The structure of blocks has no effect on the string, as in SwiftUI's texts.
      case full
      /// Inline syntax only. Consecutive white space is collapsed.
      case inlineOnly
      /// Inline syntax only. White space is preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The treatment of errors. It has no effect because every text is valid Markdown.
    public enum FailurePolicy: Hashable, Sendable {
      /// Throws an error if a text cannot be parsed.
      case throwError
      /// Returns the parts of a text that can be parsed.
      case returnPartiallyParsedIfPossible
    }

    /// A Boolean value that indicates whether attributes such as `^[text](key: value)` are parsed. It has no effect.
    public var allowsExtendedAttributes: Bool
    /// The part of the Markdown syntax that is parsed.
    public var interpretedSyntax: InterpretedSyntax
    /// The treatment of errors. It has no effect.
    public var failurePolicy: FailurePolicy
    /// The language of the text. It has no effect.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .returnPartiallyParsedIfPossible, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a string from Markdown. Relative links are resolved against `baseURL`.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    self.init()
    for segment in InlineMarkdown.segments(of: options.interpretedSyntax.prepared(markdown)) {
      var part = AttributedString(segment.string)
      let intent = segment.attributes.intent
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      if let link = segment.attributes.link {
        part.link = baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0)?.absoluteURL } ?? link
      }
      append(part)
    }
  }
}

extension TextAttributes {
  fileprivate var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if isItalic == true { intent.insert(.emphasized) }
    if isBold == true { intent.insert(.stronglyEmphasized) }
    if fontDesign == .monospaced { intent.insert(.code) }
    if strikethrough != nil { intent.insert(.strikethrough) }
    return intent
  }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
  /// Returns a text without block syntax and with collapsed white space, depending on the option.
  fileprivate func prepared(_ text: String) -> String {
    switch self {
    case .inlineOnlyPreservingWhitespace: text
    case .inlineOnly: text.split(whereSeparator: \.isNewline).map(Self.trimmed).joined(separator: " ")
    case .full:
      text.split(separator: /\n[ \t]*\n+/).map { block in
        block.split(whereSeparator: \.isNewline).map(Self.withoutBlockMark).joined(separator: " ")
      }.joined()
    }
  }

  private static func trimmed(_ line: Substring) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }

  /// Returns a line without the marker of a heading, a block quote or a list item.
  private static func withoutBlockMark(_ line: Substring) -> String {
    trimmed(Substring(trimmed(line))).replacing(/^(#{1,6}[ \t]+|>[ \t]?|[\-+*][ \t]+|[0-9]{1,9}[.)][ \t]+)/, with: "")
  }
}
