import Foundation
import NavigatorHost

extension View {
  /// Sets the background of the sheet, popover or cover that contains this view.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    regionOption(AnyShapeStyle(style)) { .presentation(.background($0)) }
  }

  /// Sets the background of the sheet, popover or cover that contains this view. Hosts draw a color, a gradient or a filled
  /// shape, and ignore other views.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    guard let style = rowPaint(of: content()) else { return regionOption(.bar(.none, [])) }
    return regionOption(style) { .presentation(.background($0)) }
  }

  /// Sets the radius of the corners of the sheet that contains this view. Nil uses the host's own radius.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    let radius = cornerRadius.flatMap { $0 >= 0 ? Double(min($0, 1_000)) : nil }
    return regionOption(.presentation(.cornerRadius(radius)))
  }

  /// Sets the size of the sheet that contains this view in a wide window.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    regionOption(.presentation(.sizing((sizing as? any HostPresentationSizing)?.hostVariant ?? .automatic)))
  }
}

/// A property of a presentation that its content sets.
enum PresentationOption: Equatable {
  case background(Paint)
  case cornerRadius(Double?)
  case sizing(Content.Variant)
  case adaptation(CompactAdaptation)
}

/// The size of a sheet in a wide window.
public protocol PresentationSizing {}

/// A size that the host draws.
protocol HostPresentationSizing: PresentationSizing {
  nonisolated var hostVariant: Content.Variant { get }
}

/// The size for the platform.
nonisolated public struct AutomaticPresentationSizing: HostPresentationSizing {
  var hostVariant: Content.Variant { .automatic }
}

/// The size of the content.
nonisolated public struct FittedPresentationSizing: HostPresentationSizing {
  var hostVariant: Content.Variant { .fitted }
}

/// A size for a form.
nonisolated public struct FormPresentationSizing: HostPresentationSizing {
  var hostVariant: Content.Variant { .form }
}

/// A size for a page of text, which is larger than that of a form.
nonisolated public struct PagePresentationSizing: HostPresentationSizing {
  var hostVariant: Content.Variant { .page }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size for the platform.
  nonisolated public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  nonisolated public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A size for a form.
  nonisolated public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A size for a page of text, which is larger than that of a form.
  nonisolated public static var page: PagePresentationSizing { PagePresentationSizing() }
}
