import NavigatorHost

/// The reasons for redacting the content of a view.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is a placeholder for content that is being loaded.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

nonisolated struct RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// The reasons for redacting the content of the view.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Adds a reason for redacting the content of this view. For `placeholder`, hosts draw placeholders instead of texts and
  /// images.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    BoxView(content: self, modifiers: reason.contains(.placeholder) ? [.content(.redaction, "placeholder")] : [])
      .transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes all reasons for redacting the content of this view.
  nonisolated public func unredacted() -> some View {
    BoxView(content: self, modifiers: [.content(.redaction, "none")])
      .transformEnvironment(\.redactionReasons) { $0 = [] }
  }
}
