import Foundation

/// A type that draws texts instead of the system.
///
/// The renderer draws the lines, the runs or the characters of a text into a graphics context:
///
/// ```swift
/// struct Wave: TextRenderer {
///   var phase: Double
///   var animatableData: Double {
///     get { phase }
///     set { phase = newValue }
///   }
///
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///       var copy = context
///       copy.translateBy(x: 0, y: 4 * sin(phase + Double(index)))
///       copy.draw(slice)
///     }
///   }
/// }
///
/// Text("Hello").textRenderer(Wave(phase: phase))
/// ```
///
/// The session computes the positions of characters with the metrics with which it lays out texts. Assistive technologies read
/// the text itself. If an animated change affects `animatableData`, the renderer draws the values in between. If a renderer draws
/// a text in more than about 30 parts, the others change immediately.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: The lines of the text.
  ///   - context: The context. Its origin is the top left corner of the text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of the view that shows the text. The default is the size of the text.
  ///
  /// Only the difference from the size of the text on one line is used. It is space after and below the text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The space around the text into which the renderer draws. Drawings are never limited to this space.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the size of the text.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  /// No space.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text that a renderer draws.
public struct TextProxy {
  private let metrics: CanvasTextMetrics

  init(_ metrics: CanvasTextMetrics) {
    self.metrics = metrics
  }

  /// Returns the size of the text in the proposed size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    metrics.size(in: CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity))
  }
}

extension View {
  /// Draws the texts in this view with a renderer. An inner renderer replaces an outer one.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    TextRendererView(content: self, renderer: renderer)
  }
}

/// A view whose texts a renderer draws.
nonisolated struct TextRendererView<Content: View>: PrimitiveView {
  let content: EnvironmentView<Content, TextRendererChange>

  init(content: Content, renderer: any TextRenderer) {
    self.content = EnvironmentView(content: content, change: TextRendererChange(renderer: renderer))
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    context.graph.usesTextRenderers = true
    return TransparentNode(view, type, context) { $0.content }
  }
}

/// A change of the renderer that draws texts. A value of nil lets the system draw them.
nonisolated struct TextRendererChange: EnvironmentChanging {
  let renderer: (any TextRenderer)?

  func apply(to values: inout EnvironmentValues) { values[TextRendererKey.self] = renderer }
}

nonisolated struct TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}
