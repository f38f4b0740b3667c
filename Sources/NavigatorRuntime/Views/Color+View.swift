import NavigatorHost

extension Color: View {
  /// A body that is never evaluated, because the runtime shows the color itself.
  public var body: Never {
    fatalError("a color has no body: the runtime shows it itself")
  }
}

extension Color: PrimitiveView {
  @MainActor static func makeNode(_ view: Color, _ type: ViewType<Color>, _ context: NodeContext) -> ViewNode<Color> {
    PaintNode(.color, view, type, context)
  }
}
