import Foundation
import NavigatorHost

/// A view with a box that is drawn with a style. The environment resolves the style.
nonisolated struct PaintedBox<Content: View>: ComputedBoxView {
  let content: Content
  let style: AnyShapeStyle
  let part: PaintedPart
  /// A Boolean value that indicates whether the style may be a material, which the views inside read.
  let setsMaterial: Bool
  /// A Boolean value that indicates whether the style may have a blend mode. Hosts blend the background of a box only together
  /// with the content of the box, so a background that blends is a layer.
  var mayBlend = false

  nonisolated init(content: Content, style: AnyShapeStyle, part: PaintedPart, setsMaterial: Bool = false) {
    self.content = content
    self.style = style
    self.part = part
    self.setsMaterial = setsMaterial
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    if view.mayBlend { return TransparentNode(view, type, context) { BlendingBackground(box: $0) } }
    return view.setsMaterial
      ? MaterialBoxNode(view, type, context) : ComputedBoxViewNode(view, type, context) { $0.content }
  }

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    let paint = node.inherited.paint(of: style, in: EnvironmentValues(scope: node.scope))
    switch part {
    case .background(let corners, let ignoredEdges):
      let shadows = node.inherited.effects(of: style, in: EnvironmentValues(scope: node.scope)).shadows
      let box = [BoxModifier.background(paint)] + (corners.map { [.corners($0)] } ?? []) + Self.ends(at: ignoredEdges)
      return shadows.isEmpty ? box : box + [.outer(.backgroundShadows(shadows))]
    case .border(let width): return [.border(paint, width: width)]
    }
  }

  /// Returns the modifier for the edges at which a background does not extend below bars.
  private static func ends(at ignoredEdges: Edge.Set) -> [BoxModifier] {
    if ignoredEdges.isSuperset(of: .vertical) { return [] }
    let edges = [Edge.top, .bottom].filter { !ignoredEdges.contains(Edge.Set($0)) }
    return [.content(.backgroundEdges, .edges(edges.map(\.hostEdge)))]
  }
}

extension PaintedBox: FramedView {
  var fixedSize: CGSize? { (content as? any FramedView)?.fixedSize }
}

/// A background that is a layer behind its content if its style has a blend mode.
nonisolated struct BlendingBackground<Content: View>: View {
  let box: PaintedBox<Content>
  @Environment(\.self) private var environment

  init(box: PaintedBox<Content>) {
    self.box = box
  }

  @MainActor var body: some View {
    if environment[InheritedStyleKey.self].effects(of: box.style, in: environment).blendMode != nil {
      box.content.background { BoxView(content: PaintedShape(style: box.style), modifiers: corners) }
    } else {
      plainBox
    }
  }

  private var corners: [BoxModifier] {
    guard case .background(let corners?, _) = box.part else { return [] }
    return [.corners(corners)]
  }

  private var plainBox: PaintedBox<Content> {
    var box = box
    box.mayBlend = false
    return box
  }
}

extension InheritedStyle {
  /// Returns the shadows and the blend mode of a style within views that have this inherited style.
  func effects(of style: AnyShapeStyle, in environment: @autoclosure () -> EnvironmentValues) -> PaintEffects {
    let source = style.resolved(in: environment()).paintSource
    return (source.needsForeground ? source.over(foregroundSource) : source).effects
  }

  /// Returns the paint that hosts draw for a style within views that have this inherited style.
  func paint(of style: AnyShapeStyle, in environment: @autoclosure () -> EnvironmentValues) -> Paint {
    style.resolved(in: environment()).paintSource.over(foregroundSource).paint(tint: tintPaint, foreground: nil)
  }
}

/// The part of a box that is drawn.
nonisolated enum PaintedPart: Equatable {
  case background(corners: StyleProperty?, ignoredEdges: Edge.Set = .all)
  case border(width: Double)
}
