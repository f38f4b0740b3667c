/// Gives the cases of an enum addresses, and reads them: ``Routable``.
///
/// ```swift
/// @Routable
/// nonisolated enum HomeDestinations: NavigationDestination {
///   case page2                              // /home/page2
///   case pageN(Int)                         // /home/page-n/55
///   case search(String, sort: Order = .name)  // /home/search/tea?sort=price
///   @Address("orders/:id?tab=:tab")
///   case order(id: Int, tab: OrderTab?)     // /orders/7?tab=lines
///   case settings(SettingsDestinations)     // /home/settings/main, where that has /settings/main
///   …
/// }
/// ```
///
/// An address is the enum's name without `Destinations` or `Destination`, the case's name and what the case holds, each a segment of the path. What
/// may be absent stands in the query: optionals, lists, and what has a default. An enum within the enum has its own address there, after the
/// outer one's prefix; where more than one case holds the same type, after the case's name.
///
/// A case may hold texts, numbers, `Bool`, `UUID`, `Date`, `URL`, other ``Routable`` values, and whatever is `RawRepresentable`,
/// `LosslessStringConvertible` or `Codable`.
///
/// - Parameter prefix: What stands in the place of the enum's name; `""` for nothing.
@attached(member, names: named(addressPatterns), named(writeAddress))
@attached(extension, conformances: Routable)
public macro Routable(_ prefix: StaticString? = nil) = #externalMacro(module: "NavigatorMacros", type: "RoutableMacro")

/// Gives a case of an enum with ``Routable(_:)`` another address than that of its name.
///
/// ```swift
/// @Address("orders/:id?tab=:tab")
/// case order(id: Int, tab: OrderTab?)
///
/// @Address("pages/:0")
/// case pageN(Int)
///
/// @Address(nil)
/// case signIn(Binding<Bool>)
/// ```
///
/// - Parameter pattern: The whole address. A segment that begins with a colon is what the case holds by that label or position, and so is what
///   stands in the query. What may be absent and is not named is added to the query. Nil says that the case has no address.
@attached(peer)
public macro Address(_ pattern: StaticString?) = #externalMacro(module: "NavigatorMacros", type: "AddressMacro")
