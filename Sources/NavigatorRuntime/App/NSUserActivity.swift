import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that is a web page. Foundation declares it on Apple platforms only.
nonisolated public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of the user, such as viewing one screen of an app, that can continue elsewhere.
///
/// Foundation declares the type on Apple platforms only. Here it passes the address of a screen to the host.
nonisolated public final class NSUserActivity {
  /// The type of the activity, by convention in reverse-DNS form.
  public let activityType: String
  /// The title of the activity.
  public var title: String?
  /// The address at which the activity can continue. It may be relative to the address of the app, which the host defines.
  public var webpageURL: URL?
  /// Additional values of the activity.
  public var userInfo: [AnyHashable: Any]?

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
  }
}
