import Foundation
import OpenCombine

extension NotificationCenter {
  /// Returns a publisher of the notifications of a name.
  ///
  /// - Parameter object: The sender of the notifications; nil for all senders.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications of a name.
  public struct Publisher: OpenCombine.Publisher {
    /// The type of the values.
    public typealias Output = Notification
    /// The publisher cannot fail.
    public typealias Failure = Never

    /// The center that sends the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; nil for all senders.
    public let object: AnyObject?

    /// Creates a publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subscription = NotificationSubscription(center, AnySubscriber(subscriber))
      subscription.observe(name, object)
      subscriber.receive(subscription: subscription)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Returns a Boolean value that indicates whether two publishers publish the same notifications.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

/// The subscription of a subscriber to notifications. Notifications for which there is no demand are dropped.
private final class NotificationSubscription: Subscription, @unchecked Sendable {
  typealias Downstream = AnySubscriber<Notification, Never>

  private let center: NotificationCenter
  private let lock = NSLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var token: (any NSObjectProtocol)?

  init(_ center: NotificationCenter, _ downstream: Downstream) {
    self.center = center
    self.downstream = downstream
  }

  func observe(_ name: Notification.Name, _ object: AnyObject?) {
    let token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in self?.receive($0) }
    lock.withLock { self.token = token }
  }

  private func receive(_ notification: Notification) {
    let receiver: Downstream? = lock.withLock {
      guard demand > .none else { return nil }
      demand -= 1
      return downstream
    }
    guard let more = receiver?.receive(notification), more > .none else { return }
    request(more)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let token: (any NSObjectProtocol)? = lock.withLock {
      downstream = nil
      defer { self.token = nil }
      return self.token
    }
    if let token { center.removeObserver(token) }
  }
}
