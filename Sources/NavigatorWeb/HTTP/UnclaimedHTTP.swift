import HummingbirdCore
import NIOCore
import Synchronization

/// A connection that will be served as HTTP. It is closed if no task claims it, for example because the server has been cancelled
/// meanwhile.
///
/// NIO ends the process if a `NIOAsyncChannel` is released without having been executed.
final class UnclaimedHTTP: Sendable {
  private let channel: Mutex<HTTP1Channel.Value?>

  init(_ channel: HTTP1Channel.Value) {
    self.channel = Mutex(channel)
  }

  /// Returns the channel, once.
  func claim() -> HTTP1Channel.Value? {
    channel.withLock { channel in
      defer { channel = nil }
      return channel
    }
  }

  deinit {
    guard let channel = claim() else { return }
    channel.channel.close(promise: nil)
    Task { try? await channel.executeThenClose { _, _ in } }
  }
}
