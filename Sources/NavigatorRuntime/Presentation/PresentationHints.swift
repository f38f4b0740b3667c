import Foundation

extension View {
  /// Sets whether the user can interact with the view behind a sheet. It has no effect: hosts always prevent the interaction.
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    self
  }

  /// Sets whether swiping the content of a sheet first resizes the sheet or scrolls the content. It has no effect: hosts resize
  /// the sheet if the content is scrolled to the top.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }
}

extension View {
  /// Sets the icon of the dialogs and alerts in this view. It has no effect: as on iOS, dialogs and alerts have no icon.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    self
  }
}

// As on iOS, dialogs and alerts have no toggle with which the user suppresses them.
extension View {
  /// Adds a toggle that suppresses the dialogs and alerts in this view. It has no effect: as on iOS, they have no toggle.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    self
  }

  /// Adds a toggle that suppresses the dialogs and alerts in this view. It has no effect: as on iOS, they have no toggle.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    self
  }

  /// Adds a toggle that suppresses the dialogs and alerts in this view. It has no effect: as on iOS, they have no toggle.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View {
    self
  }

  /// Adds a toggle that suppresses the dialogs and alerts in this view. It has no effect: as on iOS, they have no toggle.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
    self
  }

  /// Adds a toggle that suppresses the dialogs and alerts in this view. It has no effect: as on iOS, they have no toggle.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    self
  }
}

/// The kinds of interaction with the view behind a sheet.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
  private init() {}

  /// The default interaction of the platform.
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
  /// The user can interact with the view behind the sheet.
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
  /// The user cannot interact with the view behind the sheet.
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }

  /// Returns an interaction in which the user can interact with the view behind the sheet up to a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction()
  }
}

/// The effect of swiping the content of a sheet.
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
  private init() {}

  /// The default effect of the platform.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction() }
  /// Swiping first resizes the sheet.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction() }
  /// Swiping first scrolls the content.
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction() }
}
