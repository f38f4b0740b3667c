import Accessibility

/// The announcement of a headline, in a file that imports Accessibility alone.
public struct FeedAnnouncement {
  public let headline: String

  public init(headline: String) {
    self.headline = headline
  }

  /// Has assistive technologies read the headline.
  public func post() {
    AccessibilityNotification.Announcement(headline).post()
  }
}
