/// A picker in a menu that has a style of its own: its options are items of the menu or of a submenu.
nonisolated struct PickerInMenu<Label: View, SelectionValue: Hashable, Content: View>: View {
  let control: PickerControl<Label, SelectionValue, Content>
  let isSubmenu: Bool

  init(control: PickerControl<Label, SelectionValue, Content>, isSubmenu: Bool) {
    self.control = control
    self.isSubmenu = isSubmenu
  }

  @MainActor var body: some View {
    let items = EnvironmentView(content: control, change: InternalChange(key: PickerStyleKey.self, value: .menuItems))
    if isSubmenu {
      Menu {
        items
      } label: {
        control.label
      }
    } else {
      items
    }
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the view is an item of a menu.
  var isInMenu: Bool { self[AlertResponseKey.self]?.isMenu == true }
}
