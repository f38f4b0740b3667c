/// Adds addresses to the cases of an enum, and a conformance to ``Routable``.
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
/// An address consists of the enum's name without `Destinations` or `Destination`, the case's name and the associated values as
/// path segments. Values that may be absent are query items: optionals, lists, and values with a default. A nested enum's own
/// address follows the outer enum's prefix. If several cases have the same nested type, it follows the case's name.
///
/// Associated values can be texts, numbers, `Bool`, `UUID`, `Date`, `URL`, other ``Routable`` values, and values of types that
/// are `RawRepresentable`, `LosslessStringConvertible` or `Codable`.
///
/// An enum with values that is `nonisolated` needs `Hashable` at its declaration, or another protocol that implies it, if the
/// default isolation of its module is the main actor.
///
/// - Parameter prefix: The path that replaces the enum's name; `""` for none.
@attached(member, names: named(addressPatterns), named(writeAddress))
@attached(extension, conformances: Routable)
public macro Routable(_ prefix: StaticString? = nil) = #externalMacro(module: "NavigatorMacros", type: "RoutableMacro")

/// Sets the address of a case of an enum with ``Routable(_:)``.
///
/// ```swift
/// @Address("orders/:id?tab=:tab")
/// case order(id: Int, tab: OrderTab?)
///
/// @Address("pages/:number")
/// case pageN(Int)
///
/// @Address(nil)
/// case signIn(Binding<Bool>)
/// ```
///
/// - Parameter pattern: The whole address. A segment or query value that begins with a colon represents the associated value with
///   that label or position. The only value without a label can have any name. Values that may be absent and are not named are
///   added to the query. Nil removes the case's address.
@attached(peer)
public macro Address(_ pattern: StaticString?) = #externalMacro(module: "NavigatorMacros", type: "AddressMacro")
