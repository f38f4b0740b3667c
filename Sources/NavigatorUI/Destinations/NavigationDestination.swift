import SwiftUI

/// A place that the user can go to: a value that is also the view to show there.
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
/// Two destinations are the same place when they are equal. Only their views are on the main actor; where Swift does not see that by
/// itself, as within a type that says `nonisolated`, write `@MainActor var body`.
public protocol NavigationDestination: Hashable, Identifiable, NavigationDestinationView {
  /// The type of ``view``; that of `body` for a destination that has no `view` of its own.
  associatedtype Content: View = Body

  /// The view to show there. A destination that gives a ``view`` instead needs none.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// The view to show there, as destinations said before they were views themselves.
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
  /// Either this or `body` is enough; a type with neither does not compile.
  @available(*, deprecated, message: "A destination is a view: use it as it is, or call it for an AnyView.")
  @ViewBuilder @MainActor @preconcurrency var view: Content { get }

  /// The destination's view without its type.
  @MainActor func asAnyView() -> AnyView

  /// How `navigate(to:)` gets there. A push, unless a destination says otherwise.
  var method: NavigationMethod { get }

  /// How values that are sent after it go on when `navigationAutoReceive(_:)` receives it. `.auto`, unless a destination says otherwise.
  var receiveResumeType: NavigationReceiveResumeType { get }

  /// The heights of the sheet that a navigator presents the destination in. Empty for the system's own.
  var detents: Set<PresentationDetent> { get }

  /// The height that the sheet has at first; nil for the system's choice. It need not be among ``detents``.
  var selectedDetent: PresentationDetent? { get }

  /// The name of the navigator that the destination gets where one presents it; see ``Navigator/named(_:)``.
  var presentationName: String? { get }
}

extension NavigationDestination {
  /// The destination itself: identity is by value.
  nonisolated public var id: Self { self }

  nonisolated public var method: NavigationMethod { .push }

  nonisolated public var receiveResumeType: NavigationReceiveResumeType { .auto }

  nonisolated public var detents: Set<PresentationDetent> { [] }

  nonisolated public var selectedDetent: PresentationDetent? { nil }

  nonisolated public var presentationName: String? { nil }

  /// The destination's view without its type, for places that cannot know it.
  ///
  /// ```swift
  /// .sheet(item: $present) { destination in destination() }
  /// ```
  @MainActor
  public func callAsFunction() -> AnyView {
    asAnyView()
  }

  @MainActor
  public func asAnyView() -> AnyView {
    AnyView(self)
  }
}

/// What a destination has of a view: all but the isolation. A type that conforms to `View` itself is on the main actor as a whole,
/// while destinations are values for every isolation, with a body on the main actor.
nonisolated public protocol NavigationDestinationView: View {}
