/// A change that displays the controls in a menu as menu items. It resets the styles of enclosing views.
nonisolated struct MenuItemsChange: EnvironmentChanging, Equatable {
  func apply(to values: inout EnvironmentValues) {
    var style = InheritedStyle.default
    style.isEnabled = values[InheritedStyleKey.self].isEnabled
    values[InheritedStyleKey.self] = style
    values[ButtonStyleKey.self] = ButtonStyleValue(variant: .menuItem)
    values[LabelStyleKey.self] = LabelStyleKey.defaultValue
    values[ToggleStyleKey.self] = ToggleStyleValue(place: .menu)
    values[PickerStyleKey.self] = .menuItems
    values[MenuStyleKey.self] = MenuStyleKey.defaultValue
  }
}

/// The behavior of a menu after the user has chosen an item.
nonisolated public struct MenuActionDismissBehavior: Equatable {
  private enum Kind {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// The default behavior, which closes the menu.
  public static var automatic: MenuActionDismissBehavior { MenuActionDismissBehavior(kind: .automatic) }
  /// A behavior that closes the menu.
  public static var enabled: MenuActionDismissBehavior { MenuActionDismissBehavior(kind: .enabled) }
  /// A behavior that keeps the menu open.
  public static var disabled: MenuActionDismissBehavior { MenuActionDismissBehavior(kind: .disabled) }
}

nonisolated struct MenuDismissKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

/// The order of the items of a menu.
nonisolated public struct MenuOrder: Equatable, Hashable, Sendable {
  private enum Kind {
    case automatic, priority, fixed
  }

  private let kind: Kind

  /// The default order for the context.
  public static let automatic = MenuOrder(kind: .automatic)
  /// An order in which the first items are closest to the control that opened the menu.
  public static let priority = MenuOrder(kind: .priority)
  /// An order in which the first items are at the top.
  public static let fixed = MenuOrder(kind: .fixed)
}

nonisolated struct MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

nonisolated struct MenuIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// The preferred order of menu items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// The visibility of the indicator on buttons that open a menu.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the dismissal behavior of the menu items in this view.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: MenuDismissKey.self, value: behavior))
  }

  /// Sets the preferred order of the menu items in this view. Hosts always display the first items at the top.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Sets the visibility of the indicator on buttons that open a menu.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
