import Foundation

extension View {
  /// Sets the point that assistive technologies activate. Hosts activate the view itself.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Sets the point that assistive technologies activate. Hosts activate the view itself.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Runs an action when assistive technologies scroll this view. Hosts scroll it themselves.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Shows an enlarged version of this view for large text sizes. Hosts enlarge all content.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows an enlarged version of this view for large text sizes. Hosts enlarge all content.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }

  /// Sets the kind of text for assistive technologies. Hosts have no kinds of texts.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// Sets the pitch with which a text is read. Browsers choose it.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Sets whether punctuation is read. Browsers determine that.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Sets whether announcements wait for others. Browsers determine that.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Sets whether a text is read letter by letter. Browsers determine that.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Adds a list of places to which assistive technologies can jump. Browsers offer the headings, links and controls of a page.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a list of places to which assistive technologies can jump. Browsers offer the headings, links and controls of a page.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a list of places to which assistive technologies can jump. Browsers offer the headings, links and controls of a page.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
}

/// The kind of a text for assistive technologies.
nonisolated public struct AccessibilityTextContentType: Sendable {
  private init() {}

  /// A text without a special kind.
  public static let plain = AccessibilityTextContentType()
  /// Lines of a console.
  public static let console = AccessibilityTextContentType()
  /// The name of a file.
  public static let fileSystem = AccessibilityTextContentType()
  /// A message.
  public static let messaging = AccessibilityTextContentType()
  /// A long text.
  public static let narrative = AccessibilityTextContentType()
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType()
  /// A table.
  public static let spreadsheet = AccessibilityTextContentType()
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType()
}
