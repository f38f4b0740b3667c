extension Content {
  /// The brightness of an appearance, which is the value of ``Key/colorScheme``.
  public enum ColorScheme: String, Hashable, Sendable, Codable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// The direction in which lines of text run, which is the value of ``Key/layoutDirection``.
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// From the left to the right.
    case leftToRight = "ltr"
    /// From the right to the left.
    case rightToLeft = "rtl"
  }

  /// The visibility of a part that hosts otherwise show when it is needed, which is the value of ``Key/backgroundVisibility``.
  public enum Visibility: String, Hashable, Sendable, CaseIterable {
    /// The part is always visible.
    case visible
    /// The part is never visible.
    case hidden
  }

  /// The way in which an element shows itself, which is the value of ``Key/displayMode``.
  public enum DisplayMode: String, Hashable, Sendable, CaseIterable {
    /// A screen or a bar with a large title that becomes small while the content scrolls.
    case large
    /// A screen or a bar with a small title.
    case inline
    /// A search field that is visible while the content scrolls.
    case always
    /// A picture whose pixels have sharp edges.
    case pixelated
  }

  /// The label of the keyboard's submit key, which is the value of ``Key/submitLabel``.
  public enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
    /// Done.
    case done
    /// Go.
    case go
    /// Send.
    case send
    /// Join.
    case join
    /// Route.
    case route
    /// Search.
    case search
    /// Return.
    case `return`
    /// Next.
    case next
    /// Continue.
    case `continue`
  }

  /// The treatment of the elements in an element by assistive technologies, which is the value of ``Key/accessibilityChildren``.
  public enum AccessibilityChildren: String, Hashable, Sendable, CaseIterable {
    /// They are ignored.
    case ignore
    /// They are elements of a group.
    case contain
    /// Their texts are the label of the element.
    case combine
    /// The app describes them in another way.
    case replaced
  }

  /// The color scheme of the element and its children, or nil if they inherit it.
  public var colorScheme: ColorScheme? { string(.colorScheme).flatMap(ColorScheme.init) }

  /// The layout direction of the element and its children, or nil if they inherit it.
  public var layoutDirection: LayoutDirection? { string(.layoutDirection).flatMap(LayoutDirection.init) }

  /// The visibility of the background, or nil if the host decides it.
  public var backgroundVisibility: Visibility? { string(.backgroundVisibility).flatMap(Visibility.init) }

  /// The way in which the element shows itself, or nil if it is the default one of the role.
  public var displayMode: DisplayMode? { string(.displayMode).flatMap(DisplayMode.init) }

  /// The label of the keyboard's submit key, or nil if the host decides it.
  public var submitLabel: SubmitLabel? { string(.submitLabel).flatMap(SubmitLabel.init) }

  /// The treatment of the elements inside by assistive technologies, or nil if each is an element of its own.
  public var accessibilityChildren: AccessibilityChildren? {
    string(.accessibilityChildren).flatMap(AccessibilityChildren.init)
  }
}

extension Content.Value {
  /// Creates the value of ``Content/Key/colorScheme``.
  package static func colorScheme(_ scheme: Content.ColorScheme) -> Content.Value { .string(scheme.rawValue) }

  /// Creates the value of ``Content/Key/layoutDirection``.
  package static func layoutDirection(_ direction: Content.LayoutDirection) -> Content.Value { .string(direction.rawValue) }

  /// Creates the value of ``Content/Key/backgroundVisibility``.
  package static func visibility(_ visibility: Content.Visibility) -> Content.Value { .string(visibility.rawValue) }

  /// Creates the value of ``Content/Key/displayMode``.
  package static func displayMode(_ mode: Content.DisplayMode) -> Content.Value { .string(mode.rawValue) }

  /// Creates the value of ``Content/Key/submitLabel``.
  package static func submitLabel(_ label: Content.SubmitLabel) -> Content.Value { .string(label.rawValue) }

  /// Creates the value of ``Content/Key/accessibilityChildren``.
  package static func accessibilityChildren(_ children: Content.AccessibilityChildren) -> Content.Value {
    .string(children.rawValue)
  }
}
