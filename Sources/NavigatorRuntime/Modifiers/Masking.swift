import Foundation
import NavigatorHost

extension View {
  /// Shows the parts of this view where a mask is opaque.
  ///
  /// Hosts draw masks that are shapes, filled shapes, colors and gradients. A shape may have frames, padding, offsets and scales.
  /// For any other mask, the session draws a picture, as ``ImageRenderer`` does, when the mask or the size of this view changes.
  /// Parts of the mask that such a picture cannot contain are reported, and this view is hidden there. A picture is replaced
  /// immediately, even in an animated change.
  ///
  /// ```swift
  /// LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
  ///   .mask { Text("Sale").font(.largeTitle.bold()) }
  /// ```
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  /// Shows the parts of this view where a mask is opaque. Prefer `mask(alignment:_:)`.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }
}

/// A mask that hosts can draw.
nonisolated enum MaskSource {
  case style(AnyShapeStyle)
  /// A shape, and the properties of the views around it that determine its place, the innermost first.
  case shape(any Shape, FillStyle, [StyleProperty] = [])
}

/// A view that can be a mask.
protocol MaskingView {
  nonisolated var maskSource: MaskSource? { get }
}

extension DrawnShape: MaskingView {
  nonisolated var maskSource: MaskSource? {
    if stroke != nil { return nil }
    if shape is Rectangle, let fill { return .style(fill) }
    if let fill, !fill.isOpaque { return nil }
    return .shape((shape as? AnyShape)?.shape ?? shape, fillRule)
  }
}

extension BoxView: MaskingView {
  nonisolated var maskSource: MaskSource? {
    guard frameAlignment == nil, case .shape(let shape, let rule, let inner)? = MaskSource(content)?.asShape else { return nil }
    var properties: [StyleProperty] = []
    for modifier in modifiers {
      guard case .style(let property, _) = modifier, ShapePlacement.supports(property) else { return nil }
      properties.append(property)
    }
    return .shape(shape, rule, inner + properties)
  }
}

extension MaskSource {
  nonisolated init?(_ view: some View) {
    if let style = view as? any HostShapeStyle {
      self = .style(AnyShapeStyle(source: style.paintSource))
    } else if let shape = view as? any Shape {
      self = .shape((shape as? AnyShape)?.shape ?? shape, FillStyle())
    } else if let source = (view as? any MaskingView)?.maskSource {
      self = source
    } else {
      return nil
    }
  }
}

extension MaskSource {
  /// The mask as a shape, or nil if it is a style that is not an opaque color.
  nonisolated fileprivate var asShape: MaskSource? {
    guard case .style(let style) = self else { return self }
    return style.isOpaque ? .shape(Rectangle(), FillStyle()) : nil
  }
}

extension AnyShapeStyle {
  /// A Boolean value that indicates whether the style is a color behind which nothing is visible.
  nonisolated fileprivate var isOpaque: Bool {
    guard unresolved == nil else { return false }
    return switch paintSource {
    case .tint, .foreground, .level(0): true
    case .paint(.color(let color)): color.isOpaque
    default: false
    }
  }
}

extension ColorStyle {
  /// A Boolean value that indicates whether nothing is visible behind the color.
  nonisolated fileprivate var isOpaque: Bool {
    guard opacity >= 1 else { return false }
    return switch base {
    case .sRGB: true
    case .named(let name): [ColorScheme.light, .dark].allSatisfy { SystemPalette.components(of: name, in: $0).opacity >= 1 }
    }
  }
}

nonisolated struct MaskedView<Content: View, Mask: View>: PrimitiveView {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    view.appliesToMembers
      ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) } : MaskedNode(view, type, context) { $0.content }
  }
}

@MainActor
final class MaskedNode<Content: View, Mask: View>: PictureMaskNode<MaskedView<Content, Mask>, Content, Mask>, ClippingNode {
  override func makeModifiers() -> [BoxModifier] {
    switch MaskSource(view.mask) {
    case .style(let style): return [.outer(.mask(inherited.paint(of: style, in: EnvironmentValues(scope: scope))))]
    case .shape(let shape, let fillRule, let properties):
      return clip(to: placed(shape, properties, view.alignment), fillRule, fixedSize: fixedSize)
    case nil: return measured([.outer(.mask(paint(of: view.mask, view.alignment)))])
    }
  }

  override func viewDidChange(from old: MaskedView<Content, Mask>) {
    super.viewDidChange(from: old)
    guard case .shape(let shape, _, let properties)? = MaskSource(view.mask),
      case .shape(let oldShape, _, let oldProperties)? = MaskSource(old.mask)
    else { return }
    sampleClip(
      from: placed(oldShape, oldProperties, old.alignment), to: placed(shape, properties, view.alignment), fixedSize: fixedSize)
  }

  override func evaluate() {
    let old = modifiers
    super.evaluate()
    // The outlines of a change that repeats forever depend on the size. The places of other shapes do too, so their change ends.
    guard modifiers != old, case .shape(let shape, _, let properties)? = MaskSource(view.mask), properties.isEmpty else { return }
    repeatClip(to: shape, fixedSize: fixedSize)
  }

  func clippingShape(in size: CGSize) -> (shape: any Shape, fillStyle: FillStyle)? {
    guard case .shape(let shape, let fillStyle, let properties)? = MaskSource(view.mask) else { return nil }
    return (placed(shape, properties, view.alignment, in: size), fillStyle)
  }

  private var fixedSize: CGSize? { (view.content as? any FramedView)?.fixedSize }

  /// Returns a shape at its place in the space of the content, or in a space of another size.
  private func placed(
    _ shape: any Shape, _ properties: [StyleProperty], _ alignment: Alignment, in size: CGSize? = nil
  ) -> any Shape {
    if properties.isEmpty { return shape }
    let isRightToLeft = EnvironmentValues(scope: scope).layoutDirection == .rightToLeft
    return shape.placed(
      ShapePlacement(in: size ?? fixedSize ?? contentSize, alignment.hostStyle, properties, isRightToLeft: isRightToLeft))
  }
}

/// A node with a mask that a separate session draws as a picture.
@MainActor
class PictureMaskNode<V: View, Content: View, Mask: View>: MeasuringBoxNode<V, Content> {
  private var picture: MaskPicture<Mask>?

  /// Returns the picture of a mask. It is empty until the size of the content is known.
  final func paint(of mask: Mask, _ alignment: Alignment) -> Paint {
    let size = contentSize
    guard observer?.hasFrame == true,
      let address = drawing(of: mask, alignment).address(of: mask, alignment, size, scope.allOverrides())
    else { return .color(ColorStyle(.named("clear"))) }
    return .picture(address: address)
  }

  private func drawing(of mask: Mask, _ alignment: Alignment) -> MaskPicture<Mask> {
    if let picture { return picture }
    let made = MaskPicture(mask, alignment, in: graph, scope.allOverrides()) { [weak self] in
      guard let self, self.isAlive else { return }
      self.graph.queue.invalidate(self)
    }
    picture = made
    return made
  }
}

/// The picture of a mask, which a separate session renders.
@MainActor
final class MaskPicture<Mask: View> {
  private let source: PictureSource<MaskContent<Mask>>
  private let session: PictureSession?
  /// A Boolean value that indicates whether this object is currently changing the session.
  private var isDrawing = false

  init(_ mask: Mask, _ alignment: Alignment, in graph: Graph, _ values: KeyedValues<Any>, changed: @escaping () -> Void) {
    source = PictureSource(MaskContent(mask: mask, alignment: alignment, size: .zero))
    let source = source
    session = PictureSession(in: graph, environment: values.withoutWindow) { $0.make(PictureRoot(source: source)) }
    session?.contentChanged = { [weak self] in
      if self?.isDrawing == false { changed() }
    }
  }

  deinit {
    let session = session
    MainQueue.run { session?.end() }
  }

  /// Returns a URL that contains the picture of a mask for the given size; nil if the mask cannot be drawn.
  func address(of mask: Mask, _ alignment: Alignment, _ size: CGSize, _ values: KeyedValues<Any>) -> String? {
    guard let session, size.width >= 1, size.height >= 1 else { return nil }
    isDrawing = true
    defer { isDrawing = false }
    // A closure in the mask, such as the closure of a `GeometryReader`, may have read state of the outer session that has
    // changed.
    session.evaluateAgain()
    session.setEnvironment(values.withoutWindow)
    source.content = MaskContent(mask: mask, alignment: alignment, size: size)
    session.propose(ProposedViewSize(size))
    guard let picture = session.picture(isOpaque: false) else { return nil }
    return "data:image/svg+xml;base64," + Data(picture.text.utf8).base64EncodedString()
  }
}

extension KeyedValues<Any> {
  /// Returns the values of an environment without the values of a session's window.
  nonisolated var withoutWindow: KeyedValues<Any> {
    var values = self
    values[ObjectIdentifier(PresentationSlotsKey.self)] = nil
    return values
  }
}

/// A mask in a space of a fixed size.
nonisolated struct MaskContent<Mask: View>: View {
  let mask: Mask
  let alignment: Alignment
  let size: CGSize

  init(mask: Mask, alignment: Alignment, size: CGSize) {
    self.mask = mask
    self.alignment = alignment
    self.size = size
  }

  @MainActor var body: some View {
    mask.frame(width: size.width, height: size.height, alignment: alignment)
  }
}
