/// The part of Apple's Writing Tools that texts and fields offer.
nonisolated public struct WritingToolsBehavior: Hashable, Sendable {
  private enum Extent {
    case automatic, complete, limited, disabled
  }

  private let extent: Extent

  /// The part for the context.
  public static let automatic = WritingToolsBehavior(extent: .automatic)
  /// All tools, in the text.
  public static let complete = WritingToolsBehavior(extent: .complete)
  /// All tools, in a panel.
  public static let limited = WritingToolsBehavior(extent: .limited)
  /// No tools.
  public static let disabled = WritingToolsBehavior(extent: .disabled)
}

extension View {
  /// Sets the Writing Tools that the texts and fields in this view offer. Browsers decide that themselves.
  @MainActor
  @preconcurrency
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Shows or hides the button of the Writing Tools in the fields of this view. Browsers decide that themselves.
  @MainActor
  @preconcurrency
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}
