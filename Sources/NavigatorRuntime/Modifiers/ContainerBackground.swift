import NavigatorHost

extension View {
  /// Sets the background of a container around this view, such as the screen.
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
  {
    regionOption(container.option(AnyShapeStyle(style)))
  }

  /// Sets the background of a container around this view, such as the screen. Hosts draw a color, a gradient or a filled shape,
  /// and ignore other views.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    regionOption(container.option(rowPaint(of: content())))
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

  nonisolated fileprivate func option(_ style: AnyShapeStyle?) -> RegionOption {
    guard container != .widget, let style else { return .bar(.none, []) }
    return .screenBackground(style.paintSource.paint(tint: nil, foreground: nil))
  }
}
