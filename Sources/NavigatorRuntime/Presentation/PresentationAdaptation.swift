import NavigatorHost

extension View {
  /// Sets the form that the enclosing sheet or popover takes in a compact window.
  ///
  /// By default, a popover becomes a sheet in a narrow window.
  ///
  /// ```swift
  /// Button("Filter") { showsFilter = true }
  ///   .popover(isPresented: $showsFilter) {
  ///     FilterView().presentationCompactAdaptation(.popover)
  ///   }
  /// ```
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets the forms that the enclosing sheet or popover takes in a narrow window, and in a low window that is not narrow.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    regionOption(
      .presentation(.adaptation(CompactAdaptation(horizontal: horizontalAdaptation.form, vertical: verticalAdaptation.form))))
  }
}

/// The form of a presentation in a compact size class.
nonisolated public struct PresentationAdaptation: Sendable {
  enum Form: Sendable {
    case automatic, none, popover, sheet, cover
  }

  let form: Form

  /// The default form for the presentation.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(form: .automatic) }
  /// The original form of the presentation.
  public static var none: PresentationAdaptation { PresentationAdaptation(form: .none) }
  /// A popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(form: .popover) }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(form: .sheet) }
  /// A cover.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(form: .cover) }
}

/// The forms that the content of a presentation prefers in compact windows.
nonisolated struct CompactAdaptation: Equatable {
  let horizontal: PresentationAdaptation.Form
  let vertical: PresentationAdaptation.Form

  /// Returns the forms of a sheet or popover for hosts. Returns nil if they equal the host's default.
  func hostForms(of kind: Role) -> [String]? {
    let names = [Self.name(of: horizontal, kind), Self.name(of: vertical, kind)]
    return names.allSatisfy { $0 == "automatic" } ? nil : names
  }

  private static func name(of form: PresentationAdaptation.Form, _ kind: Role) -> String {
    switch form {
    case .cover: "cover"
    case .popover, .none: kind == .popover ? "popover" : "automatic"
    case .sheet: kind == .popover ? "sheet" : "automatic"
    case .automatic: "automatic"
    }
  }
}
