import NavigatorUI

/// A route to a screen of any module, from any screen. The app performs its steps.
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
