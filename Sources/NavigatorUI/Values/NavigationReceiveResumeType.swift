import Foundation

/// The action for the remaining values after one has been received.
nonisolated public enum NavigationReceiveResumeType {
  /// Sends the next value when the effects of this one have been committed.
  case auto
  /// Sends the next value immediately.
  case immediately
  /// Sends the next value after a delay in seconds, and when the effects of this one have been committed. The delay is only a
  /// visual effect.
  case after(TimeInterval)
  /// Sends these values instead of the remaining ones.
  case replacing([any Hashable])
  /// Sends these values before the remaining ones.
  case inserting([any Hashable])
  /// Sends these values after the remaining ones.
  case appending([any Hashable])
  /// Pauses the remaining values until ``Navigator/resume(condition:)`` is called.
  case pause
  /// Cancels the remaining values.
  case cancel
}
