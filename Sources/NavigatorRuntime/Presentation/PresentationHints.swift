import Foundation

extension View {
  /// Sets whether the user can reach the view behind a sheet. Hosts keep the views behind a sheet out of reach.
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    self
  }

  /// Sets whether swiping a sheet's content first resizes or scrolls it. Hosts resize a sheet whose content is scrolled to the
  /// top.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }
}

extension View {
  /// Sets the picture of the dialogs and alerts in this view. Hosts show dialogs and alerts without a picture, as iOS does.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    self
  }
}

/// The interaction with the view behind a sheet.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
  private init() {}

  /// The interaction for the platform.
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
  /// The view behind the sheet can be used.
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
  /// The view behind the sheet cannot be used.
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }

  /// The view behind the sheet can be used up to a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction()
  }
}

/// The effect of swiping a sheet's content.
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
  private init() {}

  /// The effect for the platform.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction() }
  /// The sheet is resized first.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction() }
  /// The content is scrolled first.
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction() }
}
