import Foundation
import NavigatorHost
import NavigatorLayout

/// The sizes of a text in the environment of a canvas.
nonisolated struct CanvasTextMetrics {
  private let text: MeasuredText
  /// The characters of the text.
  let string: String

  init(_ text: Text, _ environment: EnvironmentValues, metrics: any TextMetrics = InterMetrics()) {
    let (content, style) = text.resolve(environment[InheritedStyleKey.self], in: environment[TextFormattingKey.self])
    let runs = content.runs
    string = runs.isEmpty ? content.string(.text) ?? "" : runs.map(\.text).joined()
    let element = Element(id: ElementID(rawValue: 0), role: .text, content: content, style: style)
    self.text = MeasuredText(element, metrics: metrics)
  }

  func size(in size: CGSize) -> CGSize {
    let measured = text.size(in: width(size))
    return CGSize(width: min(measured.width, Double(size.width)), height: min(measured.height, Double(size.height)))
  }

  /// The size and the weight of the font, which default to 17 points and 400.
  var font: (size: Double, weight: Int) { text.font.map { ($0.size, $0.weight) } ?? (17, 400) }

  func baseline(in size: CGSize, isFirst: Bool) -> CGFloat { CGFloat(text.baseline(in: width(size), isFirst: isFirst)) }

  /// Returns the lines of the text that a host shows in a view of the given size.
  ///
  /// A host may need less width than the metrics, because it also kerns. The width is therefore increased by a few percent if the
  /// lines do not fit in the height, or if the text would be truncated.
  func linesOfHost(in size: CGSize) -> MeasuredLines {
    let lines = [1, 1.01, 1.02, 1.04, 1.06].lazy.map { factor in text.lines(in: width(size).map { $0 * factor }) }
    return lines.first { !$0.isTruncated && $0.height < Double(size.height) + ($0.lines.last?.height ?? 0) / 2 } ?? lines[0]
  }

  private func width(_ size: CGSize) -> Double? { size.width.isFinite ? Double(size.width) : nil }
}

/// The size of a symbol in the environment of a canvas.
nonisolated struct CanvasSymbolMetrics {
  let size: CGSize

  init(_ image: Image, _ environment: EnvironmentValues) {
    let style = environment[InheritedStyleKey.self].textStyle()
    let symbol = Element(id: ElementID(rawValue: 0), role: .image, content: [:], style: style)
    size = CGSize(MeasuredText(symbol).size(in: nil))
  }
}
