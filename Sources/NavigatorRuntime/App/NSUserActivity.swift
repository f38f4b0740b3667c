import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that is a page of the web. It is Foundation's, which is absent off Apple platforms.
nonisolated public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person is doing in an app, such as looking at one screen of it, in a form that can be gone on with elsewhere. It is Foundation's type,
/// which is absent off Apple platforms; here it carries the address of a screen to the host.
nonisolated public final class NSUserActivity {
  /// What kind of activity it is, in reverse-DNS style by habit.
  public let activityType: String
  /// What to call it.
  public var title: String?
  /// The address at which the activity can be gone on with. It may be relative: where the app is, is the host's to say.
  public var webpageURL: URL?
  public var userInfo: [AnyHashable: Any]?

  public init(activityType: String) {
    self.activityType = activityType
  }
}
