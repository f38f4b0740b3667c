import Foundation

// Declarations for previews in development tools. No tool on Linux displays previews, so the views are only type-checked.

/// A type that produces previews of views.
///
/// ```swift
/// struct CardView_Previews: PreviewProvider {
///   static var previews: some View { CardView() }
/// }
/// ```
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views to preview.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  /// The platform of the previews. If it is nil, the development tool chooses the platform.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform of the previews. It is nil, so that the development tool chooses the platform.
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// A platform that can run previews.
public enum PreviewPlatform: Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// iOS.
  case iOS
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// macOS.
  case macOS
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// tvOS.
  case tvOS
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// watchOS.
  case watchOS
}

/// The size of a preview's canvas.
public enum PreviewLayout {
  /// A size that matches the device.
  case device
  /// A size that fits the view.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A simulated device for a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device from its name.
  public init(stringLiteral: String) {
    rawValue = stringLiteral
  }
}

/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The identity of the orientation.
  public let id: String

  /// The upright orientation.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The upside-down orientation.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The orientation in which the device is turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The orientation in which the device is turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All orientations.
  public static let allCases: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
}

/// A key of a value in the context of a preview.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a context that does not contain the key.
  static var defaultValue: Self.Value { get }
}

/// The context of a preview, which stores values by key.
public protocol PreviewContext {
  /// Returns the value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension View {
  /// Sets the canvas size of a preview. It has no effect on Linux.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    self
  }

  /// Sets the name of a preview. It has no effect on Linux.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    self
  }

  /// Sets the device of a preview. It has no effect on Linux.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    self
  }

  /// Sets the context of a preview. It has no effect on Linux.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    self
  }

  /// Sets the orientation of a preview. It has no effect on Linux.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}
