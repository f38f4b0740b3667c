import ExampleShopCore
import Foundation
import NavigatorUI

/// Opens addresses of the shop: shop://orders/1001 in an app, http://localhost:8080/orders/1001 in a browser.
struct ShopURLHandler: NavigationURLHandler {
  func handles(_ url: URL, with navigator: Navigator) -> Bool {
    guard let route = ShopRoute(url) else { return false }
    navigator.perform(route: route)
    return true
  }
}

extension ShopRoute {
  /// The route that an address names; nil where it names none.
  init?(_ url: URL) {
    let path = url.pathComponents.filter { $0 != "/" }
    let isWeb = url.scheme == "http" || url.scheme == "https"
    let parts = isWeb ? path : [url.host()].compactMap { $0 } + path
    switch (parts.first, parts.dropFirst().first, parts.count) {
    case (nil, _, _), ("home", nil, _): self = .home
    case ("catalog", nil, _): self = .catalog
    case ("catalog", let shelf?, 2): self = .shelf(shelf)
    case ("product", let id?, 2):
      guard let id = Int(id) else { return nil }
      self = .product(id)
    case ("cart", nil, _): self = .cart
    case ("orders", nil, _): self = .orders
    case ("orders", let number?, 2):
      guard let number = Int(number) else { return nil }
      self = .order(number)
    case ("settings", nil, _): self = .settings
    case ("settings", "about", 2): self = .about
    default: return nil
    }
  }
}
