import CMainQueue
import Dispatch
import Foundation
import NIOCore
import NIOPosix

/// An event loop on the main thread that also runs the main actor. A ``WebHost`` that runs within it reads and writes its sockets
/// there. A message and its response are therefore processed without a change of threads.
///
/// HTTP is served on other threads. So are all connections of a host that serves TLS itself, because handshakes would delay all
/// sessions.
///
/// An app's own `main()` runs within such an event loop. A program that runs the host itself uses:
///
/// ```swift
/// @main
/// struct Server {
///   static func main() {
///     MainEventLoop.run {
///       let host = WebHost(app: await Shop.hostedApp())
///       try await ServiceGroup(services: [host], gracefulShutdownSignals: [.sigterm], logger: Logger(label: "Shop")).run()
///     }
///   }
/// }
/// ```
public enum MainEventLoop {
  /// The event loop that the task runs within, or nil if there is none.
  @TaskLocal static var current: (any EventLoop)?
  /// A Boolean value that indicates whether ``current`` runs on the main thread. Tests have one that does not.
  @TaskLocal static var isOnMainThread = true

  /// Runs an event loop on the main thread until `body` returns, then ends the process. If `body` throws, the exit code is 1 and
  /// standard error contains a line. Otherwise it is 0.
  ///
  /// Call it from a `main()` that is not `async`, because only such a function runs on the main thread. If Dispatch does not
  /// provide its main queue, the main actor runs as in any other program, and hosts use separate threads.
  ///
  /// - Parameter body: The work of the program. It runs off the main thread.
  @MainActor
  public static func run(_ body: @escaping @Sendable () async throws -> Void) -> Never {
    precondition(Thread.isMainThread, "MainEventLoop.run is for a main() that is not async")
    MainThreadStack.raiseLimit()
    guard let work = MainQueueDescriptor() else {
      Task.detached { exit(await exitCode(of: body)) }
      dispatchMain()
    }
    MultiThreadedEventLoopGroup.withCurrentThreadAsEventLoop { loop in
      work.watch(on: loop)
      Task.detached { exit(await $current.withValue(loop) { await exitCode(of: body) }) }
    }
    exit(0)
  }

  private static func exitCode(of body: @Sendable () async throws -> Void) async -> CInt {
    do {
      try await body()
      return 0
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      return 1
    }
  }
}

/// A descriptor that is readable while Dispatch's main queue has work for the main thread.
private struct MainQueueDescriptor {
  private let value: CInt

  /// Returns nil if Dispatch provides no descriptor, or if the process has too many open descriptors.
  init?() {
    let original = navigator_main_queue_descriptor()
    // Dispatch keeps the original descriptor open.
    guard original >= 0, case let copy = dup(original), copy >= 0 else { return nil }
    value = copy
  }

  /// Runs the work of the main queue on an event loop.
  func watch(on loop: any EventLoop) {
    let channel = NIOPipeBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(MainQueueHandler()) }
      }
      .takingOwnershipOfDescriptor(input: value)
    // Without the descriptor, no work of the main queue would run.
    channel.whenFailure { preconditionFailure("the main queue cannot be watched: \($0)") }
  }
}

/// A handler that runs the work of the main queue.
private final class MainQueueHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  func channelReadComplete(context: ChannelHandlerContext) {
    navigator_main_queue_drain()
  }
}
