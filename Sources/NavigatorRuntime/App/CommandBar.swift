import NavigatorHost

/// A menu in the menu bar at the top of a window.
nonisolated struct CommandBarMenu: Identifiable {
  let id: Int
  let title: Text
  let items: [AnyView]

  /// Returns the menus of commands, including standard and custom menus. The items of each menu are in the order of declaration.
  static func menus(of entries: [CommandEntry]) -> [CommandBarMenu] {
    var menus: [(position: Int, title: Text, items: [AnyView])] = []
    let replacesSettings = entries.contains { $0.isReplacing && $0.placement?.isSettings == true }
    for entry in entries where !entry.isEmpty {
      if replacesSettings, entry.isStandard { continue }
      if let index = menus.firstIndex(where: { $0.position == entry.position && $0.title == entry.title }) {
        menus[index].items.append(entry.items)
      } else {
        menus.append((entry.position, entry.title, [entry.items]))
      }
    }
    let sorted = menus.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
    return sorted.enumerated().map {
      CommandBarMenu(id: $0.offset, title: $0.element.element.title, items: $0.element.element.items)
    }
  }

  /// The items of the menu, with dividers between groups.
  @MainActor var content: some View {
    let items = items
    return ForEach(items.indices) { index in
      if index > 0 { Divider() }
      items[index]
    }
  }
}

/// The menu bar of a window.
nonisolated struct CommandBar: View {
  let menus: [CommandBarMenu]
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(menus: [CommandBarMenu]) {
    self.menus = menus
  }

  @MainActor var body: some View {
    if sizeClass == .regular, !menus.isEmpty {
      ElementView(.box, content: [.kind: .kind(.menuBar)]) {
        ForEach(menus) { menu in
          Menu {
            menu.content
          } label: {
            menu.title
          }
        }
      }
    }
    // The items of a closed menu have no elements. These hidden copies provide the keyboard shortcuts.
    if !menus.isEmpty {
      ElementView(.box, content: [.kind: .kind(.shortcuts)]) {
        ForEach(menus) { $0.content }
      }
    }
  }
}
