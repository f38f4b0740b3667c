import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// Moves a connection to another event loop.
///
/// A channel of NIO stays on its event loop. The transfer therefore duplicates the descriptor, closes the channel, and registers
/// the duplicate with the other event loop. The connection itself stays open, because a descriptor for it is always open.
struct SocketTransfer {
  private let descriptor: ConnectionDescriptor
  private let eventLoop: any EventLoop

  /// Duplicates the descriptor of a channel, on the channel's event loop.
  ///
  /// - Throws: An error of the system, such as `EMFILE`.
  init(of channel: any Channel, to eventLoop: any EventLoop) throws {
    let duplicate = try channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self) {
      try ConnectionDescriptor(duplicating: $0)
    }
    guard let duplicate else { throw ChannelError.operationUnsupported }
    descriptor = duplicate
    self.eventLoop = eventLoop
  }

  /// Closes the channel and opens another one for the same connection.
  ///
  /// - Parameters:
  ///   - channel: The channel whose descriptor was duplicated. All of its writes must have completed.
  ///   - initialize: A closure that adds the handlers of the new channel, on its event loop.
  func complete<Result: Sendable>(
    closing channel: any Channel, initialize: @escaping @Sendable (any Channel) throws -> Result
  ) -> EventLoopFuture<Result> {
    // The old event loop must not observe the connection after the new one has begun to.
    channel.close().recover { _ in }.hop(to: eventLoop).flatMap { [descriptor, eventLoop] in
      let result = eventLoop.makePromise(of: Result.self)
      let bootstrap = ClientBootstrap(group: eventLoop).channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.syncOptions?.setOption(.allowRemoteHalfClosure, value: true)
          result.succeed(try initialize(channel))
        }
      }
      // The new channel closes the descriptor, even if registering fails.
      let registered = bootstrap.withConnectedSocket(descriptor.relinquish())
      registered.whenFailure { result.fail($0) }
      return result.futureResult
    }
  }
}

/// A descriptor that is closed exactly once: by its new owner after ``relinquish()``, otherwise when this object is released.
private final class ConnectionDescriptor: Sendable {
  private let value: NIOBSDSocket.Handle
  private let isOwned = Atomic(true)

  init(duplicating original: NIOBSDSocket.Handle) throws {
    let duplicate = fcntl(original, F_DUPFD_CLOEXEC, 0)
    guard duplicate >= 0 else { throw IOError(errnoCode: errno, reason: "duplicating a descriptor") }
    value = duplicate
  }

  /// Returns the descriptor, which the caller closes.
  func relinquish() -> NIOBSDSocket.Handle {
    isOwned.store(false, ordering: .relaxed)
    return value
  }

  deinit {
    if isOwned.load(ordering: .relaxed) { _ = close(value) }
  }
}
