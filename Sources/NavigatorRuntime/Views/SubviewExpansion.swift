/// The expansion of a view into its subviews.
nonisolated struct SubviewExpansion {
  /// The position of a view in the content, and the modifiers around it.
  struct Context {
    var path: [AnyHashable] = []
    /// The changes of container values, the outermost one first.
    var changes: [(inout ContainerValues) -> Void] = []
    /// The modifiers of groups around the view, the outermost one first.
    var wrappers: [(AnyView) -> AnyView] = []

    func at(_ step: some Hashable) -> Context {
      var context = self
      context.path.append(AnyHashable(step))
      return context
    }

    func changing(_ change: @escaping (inout ContainerValues) -> Void) -> Context {
      var context = self
      context.changes.append(change)
      return context
    }

    func wrapping(_ wrapper: @escaping (AnyView) -> AnyView) -> Context {
      var context = self
      context.wrappers.append(wrapper)
      return context
    }
  }

  private(set) var subviews: [Subview] = []
  /// The parts that each subview receives as a row, the innermost modifier first; nil if the subviews are no rows. The sections
  /// of rows are subviews.
  private(set) var rowParts: [RowPart]?
  private var depth = 0

  /// The maximum depth of nested groups. Deeper groups are one subview.
  private static let maximumDepth = 64

  /// Appends the subviews of a view.
  mutating func expand<V: View>(_ view: V, _ context: Context = Context()) {
    if depth < Self.maximumDepth, let group = view as? any SubviewGroup {
      depth += 1
      group.expand(into: &self, context)
      depth -= 1
    } else {
      append(view, context)
    }
  }

  /// Creates an expansion into rows with parts.
  init(rowParts: [RowPart]? = nil) {
    self.rowParts = rowParts
  }

  /// Appends a view without its subviews.
  mutating func append<V: View>(_ view: V, _ context: Context) {
    var values = ContainerValues()
    for change in (context.changes + Self.changes(within: view)).reversed() { change(&values) }
    let shown = context.wrappers.reversed().reduce(row(view)) { $1($0) }
    subviews.append(Subview(id: Subview.ID(path: context.path), containerValues: values, view: shown))
  }

  private func row<V: View>(_ view: V) -> AnyView {
    guard let rowParts else { return AnyView(view) }
    if let section = view as? any RowSection { return section.addingToRows(rowParts) }
    return adding(rowParts, to: view)
  }

  /// Returns the changes of container values among the view's own modifiers, the outermost one first.
  private static func changes(within view: any View) -> [(inout ContainerValues) -> Void] {
    guard let view = view as? any SubviewModifier else { return [] }
    return (view.containerChange.map { [$0] } ?? []) + changes(within: view.modifiedSubview)
  }
}

/// A view whose members are subviews of its container.
nonisolated protocol SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context)
}

/// A view that modifies another view. Container values are visible through it.
nonisolated protocol SubviewModifier {
  var modifiedSubview: any View { get }
  var containerChange: ((inout ContainerValues) -> Void)? { get }
}

extension SubviewModifier {
  nonisolated var containerChange: ((inout ContainerValues) -> Void)? { nil }
}
