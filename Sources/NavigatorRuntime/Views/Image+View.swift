import NavigatorHost

extension Image: View {
  /// A body that is never evaluated, because the runtime shows the image itself.
  public var body: Never {
    fatalError("an image has no body: the runtime shows it itself")
  }
}

extension Image: PrimitiveView {
  @MainActor static func makeNode(_ view: Image, _ type: ViewType<Image>, _ context: NodeContext) -> ViewNode<Image> {
    EnvironmentValues(scope: context.scope).hasSymbolEffects
      ? AffectedImageNode(view, type, context) : ImageNode(.image, view, type, context)
  }
}

@MainActor
final class ImageNode: ElementNode<Image> {
  override var absorbsFrame: Bool { true }

  override func resolve() -> Resolved {
    // A symbol has the size of the font and the paint of the foreground.
    var content = view.content(isDark: { read(ColorSchemeKey.self) == .dark })
    if let label = view.label { content[.label] = .string(string(of: label)) }
    let inherited = inherited
    var style = inherited.textStyle()
    if let symbol = content.string(.symbol) {
      let options = inherited.options
      if options.symbolVariants != .none { content[.symbol] = .string(options.symbolVariants.name(of: symbol)) }
      if let factor = options.imageScale.factor { style.scaleFont(by: factor) }
      let mode = view.symbolMode ?? options.symbolMode
      if let layers = inherited.symbolLayers(in: mode) { style.set(layers) }
      if mode == .multicolor {
        for property in inherited.multicolorStyle(of: content.string(.symbol) ?? symbol) { style.set(property) }
      }
      if view.symbolColors ?? options.symbolColors == .gradient { style.shadeSymbol() }
    }
    return Resolved(content: content, style: style)
  }
}
