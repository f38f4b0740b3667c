import Foundation
import NavigatorLayout

extension Text {
  /// The preference with the layouts of the texts in a view.
  ///
  /// Views that depend on the preference draw beside the lines and the characters of texts:
  ///
  /// ```swift
  /// Text("Hello")
  ///   .overlayPreferenceValue(Text.LayoutKey.self) { texts in
  ///     GeometryReader { proxy in
  ///       ForEach(texts.indices, id: \.self) { index in
  ///         if let line = texts[index].layout.first {
  ///           let (origin, end) = (proxy[texts[index].origin], line.typographicBounds.rect.maxY)
  ///           Rectangle().frame(height: 1).offset(x: origin.x, y: origin.y + end)
  ///         }
  ///       }
  ///     }
  ///   }
  /// ```
  ///
  /// Texts set the preference only in the content of `overlayPreferenceValue` and `backgroundPreferenceValue` with this key. The
  /// session computes the positions of characters with the metrics with which it lays out texts.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// The layout of a text, and the position of the text.
    public struct AnchoredLayout {
      /// The top left corner of the text, which is the origin of the layout's coordinates.
      public var origin: Anchor<CGPoint>
      /// The lines of the text.
      public var layout: Text.Layout
    }

    /// No texts.
    public static var defaultValue: [AnchoredLayout] { [] }

    /// Appends the layouts of the texts that follow.
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

/// A view whose texts set the preference ``Text/LayoutKey``.
nonisolated struct TextLayoutSource: PrimitiveView {
  let content: AnyView

  nonisolated init(content: AnyView) {
    self.content = content
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    context.graph.usesTextRenderers = true
    return TransparentNode(view, type, context) {
      EnvironmentView(content: $0.content, change: InternalChange(key: TextLayoutSourceKey.self, value: true))
    }
  }
}

/// The environment value that indicates whether texts set the preference ``Text/LayoutKey``.
nonisolated struct TextLayoutSourceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension PreferenceLayerView {
  /// The view with a content whose texts set the preference; nil if the layer depends on another preference.
  nonisolated var readingTexts: PreferenceLayerView<TextLayoutSource, K, Layer>? {
    guard K.self == Text.LayoutKey.self, Content.self != TextLayoutSource.self else { return nil }
    return PreferenceLayerView<TextLayoutSource, K, Layer>(
      content: TextLayoutSource(content: AnyView(content)), role: role, alignment: alignment, layer: layer)
  }
}

/// A text that sets the preference ``Text/LayoutKey``.
nonisolated struct MeasuredTextView: View {
  let text: Text
  /// A closure that returns the metrics with which the session lays out texts.
  let metrics: @MainActor () -> any TextMetrics
  @Environment(\.self) private var environment

  init(text: Text, metrics: @escaping @MainActor () -> any TextMetrics) {
    self.text = text
    self.metrics = metrics
  }

  @MainActor var body: some View {
    let (text, environment) = (text, environment)
    let measured = CanvasTextMetrics(text, environment, metrics: metrics())
    let content = AnchorPreferenceView<Text, CGPoint, Text.LayoutKey>(content: text, source: .topLeading) { value, origin in
      let layout = Text.Layout(text, measured, in: origin.observer.size, environment)
      value.append(Text.LayoutKey.AnchoredLayout(origin: origin, layout: layout))
    }
    EnvironmentView(content: content, change: InternalChange(key: TextLayoutSourceKey.self, value: false))
  }
}
