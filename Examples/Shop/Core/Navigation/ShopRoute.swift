import NavigatorUI

/// Where a module or an address can send somebody, whatever is on screen: the app knows the way.
nonisolated public enum ShopRoute: NavigationRoutes {
  case home
  case catalog
  case shelf(Shelf.ID)
  case product(Product.ID)
  case cart
  case orders
  case order(Int)
  case settings
  case about
}
