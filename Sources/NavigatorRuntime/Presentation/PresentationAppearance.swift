import Foundation
import NavigatorHost

extension View {
  /// Sets the background of the sheet, popover or cover that contains this view.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    regionOption(AnyShapeStyle(style)) { .presentation(.background($0)) }
  }

  /// Sets the background of the sheet, popover or cover that contains this view. Hosts draw a color, a gradient or a filled
  /// shape. They ignore other views.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    guard let style = rowPaint(of: content()) else { return regionOption(.bar(.none, [])) }
    return regionOption(style) { .presentation(.background($0)) }
  }

  /// Sets the corner radius of the sheet that contains this view. A value of nil selects the host's default radius.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    let radius = cornerRadius.flatMap { $0 >= 0 ? Double(min($0, 1_000)) : nil }
    return regionOption(.presentation(.cornerRadius(radius)))
  }

  /// Sets the size of the sheet that contains this view in a wide window.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    regionOption(.presentation(.sizing(sizing.hostSizing)))
  }
}

/// A property of a presentation that the content sets.
enum PresentationOption: Equatable {
  case background(Paint)
  case cornerRadius(Double?)
  case sizing(Content.Variant)
  case adaptation(CompactAdaptation)
}

/// A type that defines the size of a sheet in a wide window.
public protocol PresentationSizing {}

/// A presentation size that the host supports.
protocol HostPresentationSizing: PresentationSizing {
  nonisolated var hostVariant: Content.Variant { get }
}

extension PresentationSizing {
  /// The size that the host applies.
  nonisolated fileprivate var hostSizing: Content.Variant {
    (self as? any HostPresentationSizing)?.hostVariant ?? .automatic
  }

  /// Changes the size to that of the content in some axes. A host changes it only if both axes fit the content.
  ///
  /// - Parameters:
  ///   - horizontal: A Boolean value that indicates whether the width fits the content.
  ///   - vertical: A Boolean value that indicates whether the height fits the content.
  nonisolated public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    AdjustedPresentationSizing(hostVariant: horizontal && vertical ? .fitted : hostSizing)
  }

  /// Prevents a sheet from shrinking in some axes while it is visible. A host does not change the size.
  nonisolated public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    AdjustedPresentationSizing(hostVariant: hostSizing)
  }
}

/// A presentation size that a modifier of another size computes.
nonisolated struct AdjustedPresentationSizing: HostPresentationSizing {
  let hostVariant: Content.Variant
}

/// The default size of the platform.
nonisolated public struct AutomaticPresentationSizing: HostPresentationSizing {
  var hostVariant: Content.Variant { .automatic }
}

/// A size that fits the content.
nonisolated public struct FittedPresentationSizing: HostPresentationSizing {
  var hostVariant: Content.Variant { .fitted }
}

/// A size that is suitable for a form.
nonisolated public struct FormPresentationSizing: HostPresentationSizing {
  var hostVariant: Content.Variant { .form }
}

/// A size that is suitable for a page of text. It is larger than the form size.
nonisolated public struct PagePresentationSizing: HostPresentationSizing {
  var hostVariant: Content.Variant { .page }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The default size of the platform.
  nonisolated public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// A size that fits the content.
  nonisolated public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A size that is suitable for a form.
  nonisolated public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A size that is suitable for a page of text. It is larger than the form size.
  nonisolated public static var page: PagePresentationSizing { PagePresentationSizing() }
}
