import NavigatorUI
import SwiftUI

/// The places of the app for random links. A link may use any method for any place.
nonisolated enum LinkPlace: NavigationDestination {
  case page(Int, NavigationMethod)
  /// A screen with its own stack.
  case nested(Int, NavigationMethod)

  @ViewBuilder var body: some View {
    switch self {
    case .page(let number, _): LinkScreen(title: "Page \(number)")
    case .nested(let number, _):
      ManagedNavigationStack { LinkScreen(title: "Nested \(number)") }
        .navigationTitle("Outer \(number)")
    }
  }

  var method: NavigationMethod {
    switch self {
    case .page(_, let method), .nested(_, let method): method
    }
  }
}

nonisolated enum LinkTab: Int, CaseIterable {
  case first, second, third, fourth
}

/// A request for the sheet that the last tab presents itself.
nonisolated struct OwnSheetRequest: Hashable {}

/// Four tabs below one root. A tab is built when it is first shown.
struct LinkApp: View {
  let navigator: Navigator
  let unhandled: @MainActor (any Hashable) -> Void
  @State private var tab = LinkTab.first

  init(_ navigator: Navigator, unhandled: @escaping @MainActor (any Hashable) -> Void) {
    self.navigator = navigator
    self.unhandled = unhandled
  }

  var body: some View {
    TabView(selection: $tab) {
      ForEach(LinkTab.allCases, id: \.self) { tab in
        Tab("Tab \(tab.rawValue)", systemImage: "circle", value: tab) {
          ManagedNavigationStack(name: "tab \(tab.rawValue)") {
            if tab == .fourth { OwnSheetPresenter() } else { LinkScreen(title: "Root \(tab.rawValue)") }
          }
        }
      }
    }
    .onNavigationReceive(assign: $tab)
    .onNavigationUnhandled { value, _ in
      unhandled(value)
      return .auto
    }
    .navigationRoot(navigator)
  }
}

/// A screen with links to further screens.
struct LinkScreen: View {
  let title: String
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      Text(title)
      NavigationLink("On", to: LinkPlace.page(1_000 + navigator.count, .push))
    }
    .navigationTitle(title)
    .onNavigationReceive { (place: LinkPlace, navigator) in
      navigator.navigate(to: place, method: navigator.possible(place.method, received: true))
      return .auto
    }
  }
}

private struct OwnSheetPresenter: View {
  @State private var isPresented = false

  var body: some View {
    LinkScreen(title: "Root 3")
      .onNavigationReceive { (_: OwnSheetRequest) in
        isPresented = true
        return .auto
      }
      .sheet(isPresented: $isPresented) {
        LinkScreen(title: "Own").managedPresentationView(name: "own")
      }
  }
}

extension Navigator {
  /// Returns a method that this navigator supports: one without a stack presents instead of pushing.
  func possible(_ method: NavigationMethod, received: Bool) -> NavigationMethod {
    let wanted = received && method == .send ? .push : method
    return wanted == .push && owner != .stack ? .managedSheet : wanted
  }
}
