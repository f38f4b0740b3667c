import NavigatorHost
import NavigatorLayout
import NavigatorRuntime

extension TestApp {
  var surface: Surface {
    watching("update the screen", nil) {
      session.settle()
      updateScrolling()
    }
    return Surface(mirror: mirror, showsOneColumn: showsOneColumn)
  }

  /// A Boolean value that indicates whether the window of the environment is too narrow for the columns of a split view. If the
  /// environment contains no window size, tests can access all columns.
  private var showsOneColumn: Bool {
    environment.windowSize.map { $0.width < ElementLayout.minimumWidthOfColumns } ?? false
  }

  /// The title of the front screen, which is in the topmost presentation, or in the window if nothing is presented.
  public var title: String? {
    let surface = surface
    return surface.title(of: surface.front)
  }

  /// All visible texts: those of the topmost layer first, then those of the visible layers behind it.
  public var visibleTexts: [String] {
    let surface = surface
    return surface.shownLayers.flatMap { surface.texts(in: $0) }
  }

  /// The visible texts of the topmost layer, such as a sheet.
  public var frontTexts: [String] {
    let surface = surface
    return surface.texts(in: surface.front)
  }

  /// The titles of the screens in the front stack, the root first. The array is empty if no stack is shown. A screen without a
  /// title has an empty title. In a narrow window, the screens of the columns before the visible one are part of the stack.
  public var stack: [String] {
    let surface = surface
    return surface.stack(of: surface.front)
  }

  /// The presentations over the window's content, in the order in which they appeared.
  public var presentations: [Presentation] {
    let surface = surface
    return surface.layers.reversed().compactMap { roots in
      guard let root = roots.first, let kind = Presentation.Kind(surface.role(of: root)) else { return nil }
      return Presentation(kind, title: surface.title(of: roots))
    }
  }

  /// The titles of the screens of each layer: the window's ``stack`` first, then those of the sheets, covers and popovers in the
  /// order in which they appeared. A layer without a stack has the title of its only screen, or none.
  ///
  /// ```swift
  /// #expect(app.stacks == [["Home", "Orders"], ["Checkout", "Payment"]])
  /// ```
  public var stacks: [[String]] {
    let surface = surface
    let alerts: [Role] = [.alert, .confirmationDialog]
    let layers = surface.layers.reversed().filter { roots in !roots.contains { alerts.contains(surface.role(of: $0)) } }
    return layers.map { surface.stack(of: $0) }
  }

  /// The height of the sheet in front. The value is nil if no sheet is in front or if the sheet does not offer several heights.
  public var detent: PresentationDetent? {
    frontSheet?.content.string(.detent).flatMap { PresentationDetent(name: $0) }
  }

  /// The topmost layer if it is a sheet or popover, otherwise nil.
  var frontSheet: Element? {
    guard let top = surface.front.first.flatMap({ mirror.shell($0) }) else { return nil }
    return top.role == .sheet || top.role == .popover ? top : nil
  }

  /// Returns a Boolean value that indicates whether the text, accessibility identifier or label of a visible element equals
  /// `text`.
  public func exists(_ text: String) -> Bool {
    let surface = surface
    return surface.shownLayers.contains { surface.exists(text, in: $0) }
  }

  /// Returns a Boolean value that indicates whether a visible text contains `part`.
  public func contains(_ part: String) -> Bool {
    visibleTexts.contains { $0.contains(part) }
  }

  /// The titles of the tabs in the topmost layer, in order. The array is empty if no tab view is shown.
  public var tabs: [String] {
    let surface = surface
    return frontTabs(surface).map { surface.tabTitle($0.id) }
  }

  /// The title of the selected tab, or nil if no tab view is shown.
  public var selectedTab: String? {
    let surface = surface
    return frontTabs(surface).first { $0.content.bool(.isSelected) }.map { surface.tabTitle($0.id) }
  }

  /// The tabs of the outermost tab view in the topmost layer.
  private func frontTabs(_ surface: Surface) -> [Element] {
    let bar = surface.visible(in: surface.front).first { $0.role == .tabBar }
    return bar.map { surface.visible(in: [$0.id]).filter { $0.role == .tab } } ?? []
  }

  /// The name of the field that has the keyboard focus, or nil if no field has it. The name is the field's accessibility
  /// identifier, or otherwise its label, placeholder or text.
  public var focusedField: String? {
    let surface = surface
    let fields = surface.shownLayers.flatMap { surface.visible(in: $0) }
    guard let field = fields.first(where: { $0.isField && $0.content.bool(.isFocused) }) else { return nil }
    let keys: [Content.Key] = [.identifier, .label, .placeholder]
    let own = keys.lazy.compactMap { field.content.string($0) }.first { !$0.isEmpty }
    return own ?? surface.rowLabel(of: field.id) ?? field.content.string(.text) ?? ""
  }

  /// The visible texts of each row of the lists and forms in the topmost layer.
  ///
  /// ```swift
  /// #expect(app.rows == [["Tea", "3 kg"], ["Milk", "1 l"]])
  /// ```
  public var rows: [[String]] {
    let surface = surface
    return surface.rows(in: surface.front).map { surface.texts(in: [$0]) }
  }
}
