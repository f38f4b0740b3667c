import Foundation
import NavigatorHost
import NavigatorLayout

extension Text: View {
  /// A body that is never evaluated, because the runtime shows the text itself.
  public var body: Never {
    fatalError("a text has no body: the runtime shows it itself")
  }
}

extension Text: PrimitiveView {
  @MainActor static func makeNode(_ view: Text, _ type: ViewType<Text>, _ context: NodeContext) -> ViewNode<Text> {
    guard context.graph.usesTextRenderers else { return TextNode(.text, view, type, context) }
    let access = context.graph.access
    let metrics = { @MainActor () -> any TextMetrics in access.session?.graph.observedGeometry?.metrics ?? InterMetrics() }
    if context.scope.value(TextRendererKey.self) != nil {
      return TransparentNode(view, type, context) { RenderedText(text: $0, metrics: metrics) }
    }
    if context.scope.value(TextLayoutSourceKey.self) {
      return TransparentNode(view, type, context) { MeasuredTextView(text: $0, metrics: metrics) }
    }
    return TextNode(.text, view, type, context)
  }
}

@MainActor
final class TextNode: ElementNode<Text> {
  override var absorbsFrame: Bool { true }

  /// A row whose text is replaced with a transition keeps its surface.
  override var isBoxedInRows: Bool { replacesRowTexts }

  override func resolve() -> Resolved {
    let followed = followedFormatting(of: view)
    var (content, style) = view.resolve(
      inherited, in: followed ?? textFormatting, isDark: read(ColorSchemeKey.self) == .dark)
    view.describe(&content) { string(of: $0) }
    return Resolved(content: content, style: style, events: content.hasLinks && inherited.isEnabled ? .change : [])
  }

  /// Opens the link with a number. The host may show links that the text no longer contains.
  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .change(.number(let number), _) = action, let number = UInt32(exactly: number),
      let link = element?.content.runs.first(where: { $0.linkNumber == number }), let url = link.url.flatMap({ URL(string: $0) })
    else { return .dropped(.invalidValue) }
    EnvironmentValues(scope: scope).openURL(url)
    return .handled
  }
}

extension Content {
  fileprivate var hasLinks: Bool { runs.contains { $0.url != nil } }
}
