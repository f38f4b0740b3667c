extension View {
  /// Adds a list of places to which assistive technologies can jump. Browsers offer the headings, links and controls of a page.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a list of places to which assistive technologies can jump. Browsers offer the headings, links and controls of a page.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a list of places to which assistive technologies can jump. Browsers offer the headings, links and controls of a page.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds places to a list of the system. Browsers determine the entries of their lists.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a list of places, whose identifiers are properties of the entries. It has no effect: browsers create such lists
  /// themselves.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a list of places, whose identifiers are properties of the entries. It has no effect: browsers create such lists
  /// themselves.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a list of places, whose identifiers are properties of the entries. It has no effect: browsers create such lists
  /// themselves.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds places to a list of the system. Browsers determine the entries of their lists.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds places, whose identifiers are properties of the entries, to a list of the system. Browsers determine the entries of
  /// their lists.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds ranges of the view's text to a list. It has no effect: browsers create such lists themselves.
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }

  /// Adds ranges of the view's text to a list. It has no effect: browsers create such lists themselves.
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Adds ranges of the view's text to a list. It has no effect: browsers create such lists themselves.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Adds ranges of the view's text to a list of the system. Browsers determine the entries of their lists.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Sets the identifier by which an entry of a list refers to this view. It has no effect: browsers create such lists
  /// themselves.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

/// The entries of a list of places to which assistive technologies can jump.
@MainActor
@preconcurrency
public protocol AccessibilityRotorContent {
  /// The type of this content's entries.
  associatedtype Body: AccessibilityRotorContent
  /// The entries of this content.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: AccessibilityRotorContent {}

/// Entries without a body, which no host reads.
@MainActor
protocol PrimitiveAccessibilityRotorContent: AccessibilityRotorContent where Body == Never {}

extension PrimitiveAccessibilityRotorContent {
  /// A body that is never evaluated, because hosts do not read the entries of lists.
  public var body: Never {
    fatalError("\(Self.self) has no body: hosts do not read the entries of lists")
  }
}

/// An entry of a list of places to which assistive technologies can jump.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: PrimitiveAccessibilityRotorContent {
  /// Creates an entry for the view with an identifier in a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}

  /// Creates an entry for the view with an identifier in a namespace.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}

  /// Creates an entry for the view with an identifier in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}

  /// Creates an entry for the view with an identifier in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}

  /// Creates an entry for the view with an identifier.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {}

  /// Creates an entry for the view with an identifier.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}

  /// Creates an entry for the view with an identifier.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a range of the text of the view that has the list.
  public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {}

  /// Creates an entry for a range of the text of the view with the list.
  public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {}

  /// Creates an entry for a range of the text of the view with the list.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {}
}

/// A list that the system creates, of places to which assistive technologies can jump.
nonisolated public struct AccessibilitySystemRotor: Sendable {
  private init() {}

  /// The links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The links that have been followed, or the links that have not been followed.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The bold texts.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The italic texts.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The underlined texts.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The text fields.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}
