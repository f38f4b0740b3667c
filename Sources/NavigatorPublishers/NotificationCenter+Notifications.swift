import Foundation

extension NotificationCenter {
  /// Returns an asynchronous sequence of the notifications of a name.
  ///
  /// ```swift
  /// .task {
  ///   for await _ in NotificationCenter.default.notifications(named: .pricesChanged) { reload() }
  /// }
  /// ```
  ///
  /// - Parameter object: The sender of the notifications; nil for all senders.
  public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// An asynchronous sequence of the notifications of a name. It ends when its task is cancelled.
  ///
  /// Each iterator observes the center from its creation. It keeps the newest notifications while its task does other work.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// The type of the values.
    public typealias Element = Notification
    /// The sequence cannot fail.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (AnyObject & Sendable)?

    init(center: NotificationCenter, name: Notification.Name, object: (AnyObject & Sendable)?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Returns an iterator that observes the center.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(
        of: SentNotification.self, bufferingPolicy: .bufferingNewest(Iterator.capacity))
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(SentNotification(notification: $0))
      }
      let observation = Observation(center: center, token: token)
      continuation.onTermination = { _ in observation.end() }
      return Iterator(iterator: stream.makeAsyncIterator())
    }

    /// An iterator of notifications.
    public struct Iterator: AsyncIteratorProtocol {
      /// The maximum number of notifications that wait for a task. Older ones are dropped, so that the memory for a slow task is
      /// bounded.
      static let capacity = 64

      fileprivate var iterator: AsyncStream<SentNotification>.Iterator

      /// Returns the next notification, or nil if the task is cancelled.
      public mutating func next() async -> Notification? {
        await iterator.next()?.notification
      }

      /// Returns the next notification, or nil if the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await iterator.next(isolation: actor)?.notification
      }
    }
  }
}

/// A wrapper that carries a notification from the code that posts it to a task.
private struct SentNotification: @unchecked Sendable {
  let notification: Notification
}

/// The registration of an iterator with a center.
private struct Observation: @unchecked Sendable {
  let center: NotificationCenter
  let token: any NSObjectProtocol

  func end() { center.removeObserver(token) }
}
