/// What most call sites need of a ``Navigator``, for those that should not know the class.
@MainActor
public protocol Navigating: AnyObject {
  func navigate(to destination: any NavigationDestination)
  func navigate(to destination: any NavigationDestination, method: NavigationMethod)
  func push(_ value: any Hashable)
  @discardableResult func pop(last count: Int) -> Bool
  @discardableResult func popAll() -> Bool
  @discardableResult func back() -> Bool
  @discardableResult func dismiss() -> Bool
}

extension Navigator: Navigating {}
