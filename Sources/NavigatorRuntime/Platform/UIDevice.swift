import Foundation

/// The kinds of devices for which an app may have a special design.
nonisolated public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// The kind is not known.
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

/// The device of the user. It corresponds to UIKit's type of this name, and has the properties that a page can provide.
@MainActor
public final class UIDevice: NSObject {
  /// The device. It stores nothing itself: its properties use the session whose code is running.
  private static let shared = UIDevice(isShared: ())

  /// The device of the session whose code is running.
  public class var current: UIDevice { shared }

  private init(isShared: Void) {}

  /// The kind of the device: a phone in a window that is compact in one direction, and a tablet in others. It is unspecified
  /// outside of sessions.
  ///
  /// A body that reads it is evaluated again when the size of the window changes it. Unlike on a device, it can change.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    guard let graph = SessionAccess.current?.session?.graph else { return .unspecified }
    let values = EnvironmentValues(scope: graph.rootScope)
    return values.horizontalSizeClass == .regular && values.verticalSizeClass != .compact ? .pad : .phone
  }
}
