import Foundation

/// What happens to the values that are still to be sent when one has been received.
nonisolated public enum NavigationReceiveResumeType {
  /// The next is sent when what this one caused is on screen.
  case auto
  /// The next is sent at once.
  case immediately
  /// The next is sent after some seconds, and when what this one caused is on screen. The pause is for show.
  case after(TimeInterval)
  /// These are sent instead of what is left.
  case replacing([any Hashable])
  /// These are sent before what is left.
  case inserting([any Hashable])
  /// These are sent after what is left.
  case appending([any Hashable])
  /// What is left waits until ``Navigator/resume(condition:)``.
  case pause
  /// What is left is not sent.
  case cancel
}
