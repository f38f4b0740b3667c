import Foundation
import NavigatorHost

/// The lengths of labels that show their icon beside their title, in points.
nonisolated struct LabelMetrics: Equatable {
  var spacing: CGFloat?
  var iconWidth: CGFloat?

  /// The content of a label's element.
  var labelContent: Content {
    guard let spacing, spacing.isFinite else { return [:] }
    return [.spacing: .number(Double(min(max(spacing, 0), 10_000)))]
  }

  /// The content of the element of a label's icon.
  var iconContent: Content {
    guard let iconWidth, iconWidth >= 0 else { return [:] }
    return [.minimum: .number(Double(min(iconWidth, 10_000)))]
  }
}

nonisolated struct LabelMetricsKey: EnvironmentKey {
  static let defaultValue = LabelMetrics()
}

/// A change of one length of labels.
nonisolated private struct LabelMetricsChange: EnvironmentChanging, Equatable {
  let path: WritableKeyPath<LabelMetrics, CGFloat?>
  let value: CGFloat

  func apply(to values: inout EnvironmentValues) {
    values[LabelMetricsKey.self][keyPath: path] = value
  }
}

extension EnvironmentValues {
  var labelMetrics: LabelMetrics { self[LabelMetricsKey.self] }
}

extension View {
  /// Sets the space between the icons and the titles of the labels in this view, in points. Labels with a style of the app are
  /// unchanged.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    EnvironmentView(content: self, change: LabelMetricsChange(path: \.spacing, value: value))
  }

  /// Sets the width that the labels in this view reserve for their icons, in points. A wider icon keeps its width. Labels with a
  /// style of the app are unchanged.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    EnvironmentView(content: self, change: LabelMetricsChange(path: \.iconWidth, value: value))
  }
}
