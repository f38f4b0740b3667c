import Foundation
import NavigatorHost

extension Text: View {
  /// A body that is never evaluated, because the runtime shows the text itself.
  public var body: Never {
    fatalError("a text has no body: the runtime shows it itself")
  }
}

extension Text: PrimitiveView {
  @MainActor static func makeNode(_ view: Text, _ type: ViewType<Text>, _ context: NodeContext) -> ViewNode<Text> {
    TextNode(.text, view, type, context)
  }
}

@MainActor
final class TextNode: ElementNode<Text> {
  override var absorbsFrame: Bool { true }

  override func resolve() -> Resolved {
    var (content, style) = view.resolve(inherited, in: textFormatting, isDark: read(ColorSchemeKey.self) == .dark)
    view.describe(&content, in: textFormatting)
    return Resolved(content: content, style: style, events: content.hasLinks && inherited.isEnabled ? .change : [])
  }

  /// Opens the link of a run.
  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .change(.number(let number), _) = action, let index = Int(exactly: number), let runs = element?.content.runs,
      runs.indices.contains(index), let url = runs[index].url.flatMap({ URL(string: $0) })
    else { return .dropped(.invalidValue) }
    EnvironmentValues(scope: scope).openURL(url)
    return .handled
  }
}

extension Content {
  fileprivate var hasLinks: Bool { runs.contains { $0.url != nil } }
}
