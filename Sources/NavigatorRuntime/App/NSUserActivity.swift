import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of a web browsing activity. On Apple platforms, Foundation declares this constant.
nonisolated public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A user activity, such as viewing a screen of an app, that can be continued elsewhere.
///
/// On Apple platforms, Foundation declares this type. Navigator uses it to pass the address of a screen to the host.
nonisolated public final class NSUserActivity {
  /// The type of the activity, by convention in reverse-DNS form.
  public let activityType: String
  /// The title of the activity.
  public var title: String?
  /// The address at which the activity can be continued. It may be relative to the app's base address, which the host defines.
  public var webpageURL: URL?
  /// Additional values that describe the activity.
  public var userInfo: [AnyHashable: Any]?

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
  }
}
