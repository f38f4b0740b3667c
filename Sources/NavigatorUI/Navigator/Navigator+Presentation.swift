import SwiftUI

extension Navigator {
  /// Presents a destination in a sheet; with a stack of its own where `managed` is true.
  ///
  /// What this navigator presents already stays; the new one waits until it is gone.
  public func present(sheet destination: any NavigationDestination, managed: Bool = false) {
    navigate(to: destination, method: managed ? .managedSheet : .sheet)
  }

  /// Presents a destination in a cover over the full screen; with a stack of its own where `managed` is true.
  ///
  /// What this navigator presents already stays; the new one waits until it is gone. On macOS, which has no covers, it is a sheet.
  public func present(cover destination: any NavigationDestination, managed: Bool = false) {
    navigate(to: destination, method: managed ? .managedCover : .cover)
  }

  /// Whether this navigator presents something now: a sheet or cover of its own, or a managed view that the app presents.
  public var isPresenting: Bool {
    presentations.current != nil || isPresentingByApp
  }

  /// Whether a sheet or cover of this navigator's own is presented now.
  public var presentingSheetOrCover: Bool { presentations.current != nil }

  /// Whether this navigator or one below presents something now.
  public func isAnyChildPresenting() -> Bool {
    first { $0.isPresenting } != nil
  }

  /// Whether this navigator's view is in a sheet or cover.
  public var isPresented: Bool {
    presentation != nil || isPresentedBySystem || parent?.isPresented == true
  }

  /// Presents a destination, after everything has agreed to it.
  func performPresentation(
    _ destination: any NavigationDestination, method: NavigationMethod, guardsAsked: Int
  ) -> NavigationPlace? {
    guard owner != .application else {
      report("Cannot present \(destination): \(whereabouts) shows no views. Put a ManagedNavigationStack around the view.")
      return nil
    }
    guard isThere(for: "present \(destination)") else { return nil }
    return perform(PresentationRequest(destination, method: method, by: self), guardsAsked: guardsAsked)
  }

  /// Presents what is asked for, or lets it wait for its turn.
  ///
  /// - Parameter guardsAsked: The number of the newest guard that may have been asked.
  func perform(_ request: PresentationRequest, guardsAsked: Int) -> NavigationPlace {
    presentations.present(held(request, guardsAsked: guardsAsked))
    trace(.navigation(.presented("\(request.destination.wrapped)", request.method)))
    return .presentation(request.handle)
  }

  /// Whether the app has presented a child's view from this navigator's by a `sheet` modifier or the like.
  func isPresenter(of child: Navigator) -> Bool {
    child.presentation == nil && child.isPresentedBySystem
  }

  // MARK: What SwiftUI reads and writes

  /// What is in the sheet. SwiftUI writes nil when the user swipes it away.
  var presentedSheet: PresentationRequest? {
    get { presented(.sheet) }
    set { if newValue == nil { dismissed(.sheet) } }
  }

  /// What is in the cover.
  var presentedCover: PresentationRequest? {
    get { presented(.cover) }
    set { if newValue == nil { dismissed(.cover) } }
  }

  private func presented(_ style: PresentationRequest.Style) -> PresentationRequest? {
    presentations.current.flatMap { $0.style == style && !$0.isHeld ? $0 : nil }
  }

  private func dismissed(_ style: PresentationRequest.Style) {
    if let current = presented(style) { _ = leavePresentation(current.handle) }
  }

  /// Ends the presentation that a handle stands for, where nobody objects.
  func leavePresentation(_ handle: PresentationHandle) -> Bool {
    guard presentations.current?.handle === handle else { return false }
    return leave(.presentation(handle), for: .dismissal) { [weak self] in self?.endPresentation(handle) }
  }

  /// Ends the presentation that a handle stands for; false where it is not the current one. Nobody is asked any more.
  @discardableResult
  func endPresentation(_ handle: PresentationHandle) -> Bool {
    guard presentations.current?.handle === handle else { return false }
    detachChildren(of: handle)
    presentations.dismissCurrent()
    trace(.navigation(.dismissed))
    return true
  }
}
