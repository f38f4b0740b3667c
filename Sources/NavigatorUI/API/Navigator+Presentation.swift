extension Navigator {
  /// Presents a destination in a sheet.
  ///
  /// If this navigator already presents something, the new presentation waits until that has been dismissed. It also waits, and a
  /// warning is logged, while a modifier such as `sheet` presents a view from the same place. To present above that view, use the
  /// navigator of a managed view inside it:
  ///
  /// ```swift
  /// .sheet(isPresented: $isEditing) { EditorView().managedPresentationView() }
  /// ```
  ///
  /// - Parameters:
  ///   - destination: The destination to present.
  ///   - managed: A Boolean value that indicates whether the sheet has its own navigation stack.
  public func present(sheet destination: any NavigationDestination, managed: Bool = false) {
    navigate(to: destination, method: managed ? .managedSheet : .sheet)
  }

  /// Presents a destination in a full-screen cover.
  ///
  /// It waits for other presentations as ``present(sheet:managed:)`` does. On macOS, which has no covers, a sheet is presented.
  ///
  /// - Parameters:
  ///   - destination: The destination to present.
  ///   - managed: A Boolean value that indicates whether the cover has its own navigation stack.
  public func present(cover destination: any NavigationDestination, managed: Bool = false) {
    navigate(to: destination, method: managed ? .managedCover : .cover)
  }

  /// The destination that this navigator presents in a sheet or cover, or nil if it presents none.
  public var presentingSheetOrCover: (any NavigationDestination)? { presentations.current?.destination.wrapped }

  /// A Boolean value that indicates whether this navigator presents a destination in a sheet or cover.
  public var isPresentingSheetOrCover: Bool { presentations.current != nil }

  /// A Boolean value that indicates whether this navigator's view is in a sheet or cover.
  public var isPresented: Bool { layer.isInPresentation }
}
