import NavigatorHost

/// Content of a toolbar that users may customize. Hosts show the items that the app shows by default, in the app's order.
@MainActor
@preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item with an identifier. Hosts do not show an item that is hidden by default, because users cannot add it.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
    isShown = showsByDefault
  }
}

extension ToolbarSpacer: CustomizableToolbarContent {}

extension ToolbarTitleMenu: CustomizableToolbarContent {}

extension ToolbarEntries: CustomizableToolbarContent {}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Hides the items, or shows them.
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    let content = MainActorValue(self)
    return ToolbarEntries(makers: hidden ? [] : [{ toolbarEntries(of: content.value) }])
  }

  /// Sets whether the items share a background with others. It has no effect, because items have no background in hosts.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    self
  }
}

extension CustomizableToolbarContent {
  /// Hides the items, or shows them. Users cannot show a hidden item, because hosts have no customization.
  nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    let content = MainActorValue(self)
    return ToolbarEntries(makers: hidden ? [] : [{ toolbarEntries(of: content.value) }])
  }

  /// Sets whether the items share a background with others. It has no effect, because items have no background in hosts.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
    self
  }

  /// Sets how users may customize the item. It has no effect, because hosts have no customization.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    self
  }

  /// Sets whether the item is shown by default. Hosts do not show a hidden item, because users cannot add it.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    let content = MainActorValue(self)
    let isHidden = defaultVisibility == .hidden && !options.contains(.alwaysAvailable)
    return ToolbarEntries(makers: isHidden ? [] : [{ toolbarEntries(of: content.value) }])
  }
}

/// The ways in which users may customize an item of a toolbar.
nonisolated public struct ToolbarCustomizationBehavior: Sendable {
  private init() {}

  /// The default behavior.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  /// The item can be neither moved nor removed.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  /// The item can be moved but not removed.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

/// Options of the default customization of an item of a toolbar.
nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public var rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The item stays available when it is hidden.
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

extension ToolbarContentBuilder {
  /// Returns the only content of a block.
  public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content) -> some CustomizableToolbarContent {
    content
  }

  /// Combines the items of a block.
  @_disfavoredOverload
  public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    var entries: [ToolbarEntries.Maker] = []
    for item in repeat each content {
      let item = MainActorValue(item)
      entries.append { toolbarEntries(of: item.value) }
    }
    return ToolbarEntries(makers: entries)
  }
}

/// A standard item of a toolbar at an explicit place. It has no effect, because hosts place the standard items themselves.
nonisolated public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// Creates an item.
  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  @MainActor var entries: [ToolbarEntry] { [] }
}

extension View {
  /// Adds items to the bar of the screen that contains this view. Users cannot customize the bar in a host.
  ///
  /// - Parameters:
  ///   - id: The identifier of the toolbar.
  ///   - content: The items, each with an identifier.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = MainActorValue(content())
    return ToolbarView(content: self) { toolbarEntries(of: items.value) }
  }
}
