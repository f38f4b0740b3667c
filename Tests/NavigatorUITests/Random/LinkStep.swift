import NavigatorUI

/// One step of a random link.
indirect enum LinkStep {
  case tab(LinkTab)
  case place(LinkPlace)
  case ownSheet
  case dismissAny, popAny, reset, popAll(LinkTab), pause, cancel, empty
  case inserting([LinkStep]), appending([LinkStep]), replacing([LinkStep])
  /// The navigator that sent the link navigates itself.
  case go(LinkPlace)

  @MainActor var value: any Hashable {
    switch self {
    case .tab(let tab): tab
    case .place(let place): place
    case .ownSheet: OwnSheetRequest()
    case .dismissAny: NavigationAction.dismissAny
    case .popAny: NavigationAction.popAny
    case .reset: NavigationAction.reset
    case .popAll(let tab): NavigationAction.popAll(in: "tab \(tab.rawValue)")
    case .pause: NavigationAction.pause
    case .cancel: NavigationAction("cancel") { _ in .cancel }
    case .empty: NavigationAction.empty
    case .inserting(let steps): NavigationAction("inserting") { _ in .inserting(steps.map(\.value)) }
    case .appending(let steps): NavigationAction("appending") { _ in .appending(steps.map(\.value)) }
    case .replacing(let steps): NavigationAction("replacing") { _ in .replacing(steps.map(\.value)) }
    case .go(let place):
      NavigationAction("go") { navigator in
        navigator.navigate(to: place, method: navigator.possible(place.method, received: false))
        return .auto
      }
    }
  }
}
