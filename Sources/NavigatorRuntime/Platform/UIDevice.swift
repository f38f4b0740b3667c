import Foundation

/// The kinds of devices for which an app may have a specific design.
nonisolated public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// The kind of device is unknown.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The device of the user. It corresponds to UIKit's `UIDevice` and has the properties that web pages can provide.
@MainActor
public final class UIDevice: NSObject {
  /// The shared instance. It has no state: its properties use the running session.
  private static let shared = UIDevice(isShared: ())

  /// The device of the running session.
  public class var current: UIDevice { shared }

  private init(isShared: Void) {}

  /// The kind of device. It is a tablet if the window is horizontally regular and not vertically compact, and a phone otherwise.
  /// It is unspecified outside sessions.
  ///
  /// Unlike on a physical device, the value changes with the size of the window. A view body that reads it is evaluated again
  /// after a change.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    guard let graph = SessionAccess.current?.session?.graph else { return .unspecified }
    let values = EnvironmentValues(scope: graph.rootScope)
    return values.horizontalSizeClass == .regular && values.verticalSizeClass != .compact ? .pad : .phone
  }
}
