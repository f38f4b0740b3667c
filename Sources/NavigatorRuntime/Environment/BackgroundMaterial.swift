import NavigatorHost

nonisolated struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The material behind this view, or nil if its background is not a material.
  ///
  /// It is the nearest material that `background(_:)` draws around the view. Hosts draw texts on materials in their usual colors.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

extension ShapeStyle {
  /// A Boolean value that indicates whether styles of this type can be materials.
  nonisolated static var mayBeMaterial: Bool {
    self == Material.self || self == AnyShapeStyle.self || self is any DerivedShapeStyle.Type
  }
}

extension AnyShapeStyle {
  /// The material, or nil if this is another style.
  nonisolated var material: Material? {
    if let derived = unresolved as? any DerivedShapeStyle { return derived.base.material }
    return if case .material(let style, _) = paintSource.paint(tint: nil, foreground: nil) { Material(style: style) } else { nil }
  }
}

/// A change to the material behind views. A value of nil keeps the material around the view.
nonisolated struct MaterialChange: EnvironmentChanging, Equatable {
  let style: MaterialStyle?

  func apply(to values: inout EnvironmentValues) {
    if let style { values.backgroundMaterial = Material(style: style) }
  }
}

/// The node of a view with a background that may be a material, which the views inside read.
@MainActor
final class MaterialBoxNode<Content: View>: ComputedBoxNode<PaintedBox<Content>, Content> {
  private let inner: EnvironmentScope

  init(_ view: PaintedBox<Content>, _ type: ViewType<PaintedBox<Content>>, _ context: NodeContext) {
    inner = EnvironmentScope(parent: context.scope, queue: context.graph.queue)
    super.init(view, type, context) { $0.content }
  }

  override var childContext: NodeContext { super.childContext.with(scope: inner) }

  override func makeModifiers() -> [BoxModifier] {
    let overrides: KeyedValues<Any> =
      view.style.material.map { [ObjectIdentifier(BackgroundMaterialKey.self): Material?.some($0) as Any] } ?? [:]
    inner.replaceOverrides(overrides) { ($0 as? Material)?.style == ($1 as? Material)?.style }
    return view.makeModifiers(for: self)
  }

  override func didTearDown() {
    inner.end()
    super.didTearDown()
  }
}
