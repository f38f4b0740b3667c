import SwiftUI

extension Navigator {
  /// Goes to a destination in the way that the destination says: pushes or presents it.
  ///
  /// ```swift
  /// navigator.navigate(to: HomeDestinations.pageN(55))
  /// ```
  public func navigate(to destination: any NavigationDestination) {
    navigate(to: destination, method: destination.method)
  }

  /// Goes to a destination in another way than it says itself.
  ///
  /// ```swift
  /// navigator.navigate(to: HomeDestinations.page3, method: .sheet)
  /// ```
  public func navigate(to destination: any NavigationDestination, method: NavigationMethod) {
    switch method {
    case .push: push(destination)
    case .send: report("Cannot send \(destination): nothing receives values yet.")
    case .sheet: present(sheet: destination)
    case .managedSheet: present(sheet: destination, managed: true)
    case .cover: present(cover: destination)
    case .managedCover: present(cover: destination, managed: true)
    }
  }

  /// Presents a destination in a sheet; with a stack of its own where `managed` is true.
  ///
  /// What this navigator presents already stays; the new one waits until it is gone.
  public func present(sheet destination: any NavigationDestination, managed: Bool = false) {
    present(destination, style: .sheet, managed: managed)
  }

  /// Presents a destination in a cover over the full screen; with a stack of its own where `managed` is true.
  ///
  /// What this navigator presents already stays; the new one waits until it is gone. On macOS, which has no covers, it is a sheet.
  public func present(cover destination: any NavigationDestination, managed: Bool = false) {
    present(destination, style: .cover, managed: managed)
  }

  /// Whether this navigator presents something now: a sheet or cover of its own, or a managed view that the app presents.
  public var isPresenting: Bool {
    presentations.current != nil || children.contains { isPresenter(of: $0) }
  }

  /// Whether this navigator or one below presents something now.
  public func isAnyChildPresenting() -> Bool {
    first { $0.isPresenting } != nil
  }

  /// Whether this navigator's view is in a sheet or cover.
  public var isPresented: Bool {
    presentation != nil || isPresentedBySystem || parent?.isPresented == true
  }

  private func present(_ destination: any NavigationDestination, style: PresentationRequest.Style, managed: Bool) {
    guard owner == .stack || owner == .presenter else {
      report("Cannot present \(destination): \(whereabouts) shows no views. Put a ManagedNavigationStack around the view.")
      return
    }
    presentations.present(
      PresentationRequest(
        destination: AnyNavigationDestination(destination), style: style, isManaged: managed,
        handle: PresentationHandle(presenter: self)))
  }

  /// Whether the app has presented a child's view from this navigator's by a `sheet` modifier or the like.
  func isPresenter(of child: Navigator) -> Bool {
    child.presentation == nil && child.isPresentedBySystem && (child.owner == .presenter || !isPresented)
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
    presentations.current.flatMap { $0.style == style ? $0 : nil }
  }

  private func dismissed(_ style: PresentationRequest.Style) {
    if let current = presented(style) { _ = endPresentation(current.handle) }
  }

  /// Ends the presentation that a handle stands for; false where it is not the current one.
  func endPresentation(_ handle: PresentationHandle) -> Bool {
    guard presentations.current?.handle === handle else { return false }
    presentations.dismissCurrent()
    detachChildren(of: handle)
    return true
  }
}
