import HummingbirdCore
import NIOCore
import Synchronization

/// A connection that the host has accepted, from the accept to its end.
///
/// Hummingbird keeps it until ``SocketUpgradeChannel/handle(value:logger:)`` has returned. It does not retain the channel that a
/// socket has left, which would keep several kibibytes for each socket.
final class AcceptedConnection<Kind: Sendable>: ServerChildChannelValue {
  /// The kind of the connection, once its first request is read.
  let kind: EventLoopFuture<Kind>
  private let current: Mutex<any Channel>

  init(channel: any Channel, kind: EventLoopFuture<Kind>) {
    current = Mutex(channel)
    self.kind = kind
  }

  /// The channel that the connection is on.
  var channel: any Channel { current.withLock { $0 } }

  /// Sets the channel after the connection has moved to another one.
  func move(to channel: any Channel) { current.withLock { $0 = channel } }
}
