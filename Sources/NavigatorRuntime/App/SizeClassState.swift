import Foundation
import NavigatorHost

nonisolated struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

nonisolated struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

extension EnvironmentValues {
  /// The horizontal size class. It is compact in a window that is narrower than 600 points, and regular in other windows. It is
  /// nil until the host reports it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class. It is compact in a window that is lower than 480 points, and regular in other windows. It is nil
  /// until the host reports it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}

extension Graph {
  /// Sets the size classes of the session's window.
  func setSizeClasses(horizontal: InputEvent.SizeClass, vertical: InputEvent.SizeClass) {
    updateRoot {
      $0.horizontalSizeClass = UserInterfaceSizeClass(horizontal)
      $0.verticalSizeClass = UserInterfaceSizeClass(vertical)
    }
  }
}

extension UserInterfaceSizeClass {
  /// Returns the size classes of a window with a size in points. A width below 600 points and a height below 480 points are
  /// compact.
  package static func classes(ofWindow size: CGSize) -> (horizontal: Self, vertical: Self) {
    (size.width < 600 ? .compact : .regular, size.height < 480 ? .compact : .regular)
  }

  fileprivate init(_ sizeClass: InputEvent.SizeClass) {
    self =
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      }
  }
}
