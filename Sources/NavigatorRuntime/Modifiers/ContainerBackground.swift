import NavigatorHost

extension View {
  /// Sets the background of a container around this view, such as the screen.
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
  {
    containerBackground(AnyShapeStyle(style), in: container)
  }

  /// Sets the background of a container around this view, such as the screen. Hosts draw a color, a gradient or a filled shape,
  /// and ignore other views.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    containerBackground(rowPaint(of: content()), in: container)
  }

  nonisolated private func containerBackground(
    _ style: AnyShapeStyle?, in container: ContainerBackgroundPlacement
  ) -> OptionView<Self> {
    guard container != .widget, let style else { return regionOption(.bar(.none, [])) }
    return regionOption(style) { .screenBackground($0) }
  }
}

/// A container whose background a view sets.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Container { case navigation, navigationSplitView, tabView, widget, window }
  private let container: Container

  /// The screen of a stack.
  public static let navigation = ContainerBackgroundPlacement(container: .navigation)
  /// The column of a split view. Hosts paint its screen.
  public static let navigationSplitView = ContainerBackgroundPlacement(container: .navigationSplitView)
  /// A page of a tab view. Hosts paint the screen around it.
  public static let tabView = ContainerBackgroundPlacement(container: .tabView)
  /// A widget, which hosts do not have.
  public static let widget = ContainerBackgroundPlacement(container: .widget)
  /// A window. Hosts paint the screen.
  public static let window = ContainerBackgroundPlacement(container: .window)
}
