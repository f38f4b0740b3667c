import Foundation
import NavigatorHost
import NavigatorLayout

/// A text that the renderer in its environment draws.
///
/// The text itself is laid out by the host and is almost transparent, so that assistive technologies and searches find it, and
/// its links work. The drawings are in front of it.
nonisolated struct RenderedText: View {
  let text: Text
  /// A closure that returns the metrics with which the session lays out texts.
  let metrics: @MainActor () -> any TextMetrics
  @Environment(\.self) private var environment

  init(text: Text, metrics: @escaping @MainActor () -> any TextMetrics) {
    self.text = text
    self.metrics = metrics
  }

  /// Hosts hide a text with an opacity of 0 from assistive technologies.
  private static let leastOpacity = 0.001

  @MainActor var body: some View {
    let renderer = environment[TextRendererKey.self]
    EnvironmentView(content: layers(renderer), change: TextRendererChange(renderer: nil))
  }

  @MainActor @ViewBuilder private func layers(_ renderer: (any TextRenderer)?) -> some View {
    let measured = CanvasTextMetrics(text, environment, metrics: metrics())
    text.opacity(renderer == nil ? 1 : Self.leastOpacity)
      .overlay {
        if let renderer {
          GeometryReader { proxy in
            drawing(of: measured, in: proxy.size, renderer)
          }
          .allowsHitTesting(false)
          .accessibilityHidden(true)
        }
      }
      .padding(renderer.map { Self.space(of: $0, TextProxy(measured)) } ?? EdgeInsets())
  }

  private func drawing<R: TextRenderer>(of measured: CanvasTextMetrics, in size: CGSize, _ renderer: R) -> AnyView {
    AnyView(RenderedTextDrawing(text: text, measured: measured, size: size, renderer: renderer))
  }

  /// Returns the space that a renderer adds to the size of the text.
  private static func space(of renderer: any TextRenderer, _ text: TextProxy) -> EdgeInsets {
    let (own, plain) = (renderer.sizeThatFits(proposal: .unspecified, text: text), text.sizeThatFits(.unspecified))
    func length(_ value: CGFloat) -> CGFloat { CGFloat(Double(value).finite(or: 0, in: -10_000...10_000)) }
    return EdgeInsets(top: 0, leading: 0, bottom: length(own.height - plain.height), trailing: length(own.width - plain.width))
  }
}

/// The drawings of a renderer for a text of a size. An animated change of the renderer is drawn for the values in between.
nonisolated private struct RenderedTextDrawing<Renderer: TextRenderer>: View, Animatable {
  let text: Text
  let measured: CanvasTextMetrics
  let size: CGSize
  var renderer: Renderer
  @Environment(\.self) private var environment

  init(text: Text, measured: CanvasTextMetrics, size: CGSize, renderer: Renderer) {
    self.text = text
    self.measured = measured
    self.size = size
    self.renderer = renderer
  }

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  @MainActor var body: some View {
    let recorder = CanvasRecorder(size: size)
    var context = GraphicsContext(recorder: recorder, size: size, environment: environment, symbols: [])
    let _ = renderer.draw(layout: Text.Layout(text, measured, in: size, environment), in: &context)
    CanvasLayers(layers: recorder.layers, size: size, keepsIdentity: true)
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .environment(\.layoutDirection, .leftToRight)
  }
}
