import NavigatorHost

/// The roles of elements for assistive technologies.
extension Role {
  /// A Boolean value that indicates whether the role is rendered as `<button>`.
  private var isButton: Bool {
    switch self {
    case .button, .link, .backButton, .tab, .rowControl: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the element or a node inside it is a button for assistive technologies.
  var containsButton: Bool { isButton || self == .sectionHeader }

  /// A Boolean value that indicates whether the role is a field. The focus of a field belongs to its input.
  var isField: Bool { self == .textField || self == .secureField || self == .searchField }

  /// A Boolean value that indicates whether the role is rendered as an element without a role for assistive technologies.
  var hasNoRole: Bool {
    switch self {
    case .box, .text, .vStack, .hStack, .zStack, .lazyStack, .grid, .gridRow, .layers, .layerContent, .color, .shape, .label,
      .labeledContent, .spacer:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether a separate HTML element shows the badge. For other roles, an attribute contains it.
  var showsBadge: Bool { self == .tab || self == .link || self == .button }

  /// A Boolean value that indicates whether the role is rendered as an element around a native control, such as `<label>`. The
  /// control has the accessible name.
  var isLabelElement: Bool {
    switch self {
    case .toggle, .textField, .secureField, .option, .slider, .picker, .datePicker, .colorPicker, .progress: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the writer gives elements of the role a role for assistive technologies.
  var hasOwnRole: Bool {
    switch self {
    case .controlGroup, .stepper, .searchField, .placeholder, .tabBar, .tabContent, .sheet, .cover, .popover, .alert,
      .confirmationDialog, .screen:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether the native control of the role has a range.
  var isRange: Bool { self == .slider || self == .progress }

  /// A Boolean value that indicates whether an element of the role can be the selected row of a list.
  var isRowLike: Bool {
    switch self {
    case .tab, .tabContent, .page, .option: false
    default: true
    }
  }
}

extension Element {
  /// A Boolean value that indicates whether the writer names the element itself, for example by its title.
  var hasOwnName: Bool {
    switch role {
    case .screen, .alert, .confirmationDialog: content.string(.title)?.isEmpty == false
    case .searchField, .backButton: true
    default: false
    }
  }
}
