import SwiftUI

/// A destination of a navigation: a value that is also the view to show.
///
/// ```swift
/// nonisolated enum HomeDestinations {
///   case page2
///   case pageN(Int)
/// }
///
/// extension HomeDestinations: NavigationDestination {
///   var body: some View {
///     switch self {
///     case .page2: HomePage2View()
///     case .pageN(let number): HomePageNView(number: number)
///     }
///   }
/// }
/// ```
///
/// Equal destinations are the same destination and can be compared on every actor. Their views and the properties that describe
/// how they are shown are read on the main actor. If the compiler does not infer that for the body, for example within a
/// `nonisolated` type, write `@MainActor var body`.
///
/// The properties, such as ``method``, may be in another extension than the conformance, in modules with and without the main
/// actor as the default isolation.
public protocol NavigationDestination: Hashable, Identifiable, NavigationDestinationView {
  /// The type of ``view``. For a destination without its own `view`, it is the type of `body`.
  associatedtype Content: View = Body

  /// The view to show. A destination that implements ``view`` does not need it.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// The view to show, for destinations that were declared before ``body`` became the requirement.
  ///
  /// ```swift
  /// extension AccountDestinations: NavigationDestination {
  ///   var view: some View {
  ///     switch self {
  ///     case .details(let account): AccountDetailView(account: account)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A destination must implement either this property or `body`; otherwise the type does not compile.
  @available(*, deprecated, message: "A destination is a view: use it as it is, or call it for an AnyView.")
  @ViewBuilder @MainActor @preconcurrency var view: Content { get }

  /// Returns the destination's type-erased view.
  @MainActor func asAnyView() -> AnyView

  /// The method by which `navigate(to:)` shows the destination. The default is a push.
  @MainActor @preconcurrency var method: NavigationMethod { get }

  /// The action for the remaining values after `navigationAutoReceive(_:)` has received the destination. The default is `.auto`.
  @MainActor @preconcurrency var receiveResumeType: NavigationReceiveResumeType { get }

  /// The detents of the sheet in which a navigator presents the destination. If empty, the system's default applies.
  @MainActor @preconcurrency var detents: Set<PresentationDetent> { get }

  /// The initially selected detent, or nil for the system's choice. It does not have to be an element of ``detents``.
  @MainActor @preconcurrency var selectedDetent: PresentationDetent? { get }

  /// The name of the navigator that is created when the destination is presented; see ``Navigator/named(_:)``.
  @MainActor @preconcurrency var presentationName: String? { get }
}

extension NavigationDestination {
  /// The destination itself, because destinations are identified by value.
  nonisolated public var id: Self { self }

  /// The default method, a push.
  nonisolated public var method: NavigationMethod { .push }

  /// The default action for the remaining values, `.auto`.
  nonisolated public var receiveResumeType: NavigationReceiveResumeType { .auto }

  /// An empty set, for the system's default detents.
  nonisolated public var detents: Set<PresentationDetent> { [] }

  /// Nil, for the system's choice.
  nonisolated public var selectedDetent: PresentationDetent? { nil }

  /// Nil, for a navigator without a name.
  nonisolated public var presentationName: String? { nil }

  /// Returns the destination's type-erased view, for generic code.
  ///
  /// ```swift
  /// .sheet(item: $present) { destination in destination() }
  /// ```
  @MainActor
  public func callAsFunction() -> AnyView {
    asAnyView()
  }

  /// Returns the destination's type-erased view.
  @MainActor
  public func asAnyView() -> AnyView {
    AnyView(self)
  }
}

/// A refinement of `View` without its isolation. A type that conforms to `View` directly is isolated to the main actor, while
/// destinations are values for every isolation with a body on the main actor.
nonisolated public protocol NavigationDestinationView: View {}
