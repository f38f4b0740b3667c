import NavigatorHost

/// A traversal of the host's elements that collects the places of the location, from the window to the front.
@MainActor
struct LocationCollector {
  private(set) var places: [NavigatorHost.Location.Place] = []
  private(set) var dialog: ElementID?
  private var tabViews: [ElementID] = []

  mutating func visit(_ record: ElementRecord) {
    switch record.role {
    case .window: add(.window, record)
    case .screen:
      add(record.events.contains(.back) ? .screen : .root, record)
      // The contents of a covered screen are not visible.
      if record.content.bool(.isCovered) { return }
    case .tabView:
      tabViews.append(record.id)
      visitChildren(of: record)
      tabViews.removeLast()
      return
    case .tabContent:
      guard record.content.bool(.isSelected) else { return }
      add(.tab, record)
    case .sheet, .cover, .popover: add(.presentation, record)
    case .alert, .confirmationDialog, .menu:
      dialog = record.id
      return
    case .list, .form, .tabBar, .navigationBar, .text, .button, .link: return
    default: break
    }
    visitChildren(of: record)
  }

  private mutating func visitChildren(of record: ElementRecord) {
    for child in record.children { visit(child) }
  }

  private mutating func add(_ kind: NavigatorHost.Location.Place.Kind, _ record: ElementRecord) {
    let content = record.content
    var tab: (index: Int, view: ElementID)?
    if kind == .tab, let view = tabViews.last { tab = (Int(content.number(.index) ?? 0), view) }
    let address = content.string(.url)
    // A presentation has the address of the root of its stack, unless it sets an address.
    if kind == .root, let address, let last = places.last, last.kind == .presentation, last.address == nil {
      places[places.count - 1] = NavigatorHost.Location.Place(.presentation, id: last.id, address: address, title: last.title)
    }
    places.append(
      NavigatorHost.Location.Place(
        kind, id: record.id, address: address, title: content.string(.title),
        isNotFound: content.hasKind(.notFound), tab: tab))
  }
}
