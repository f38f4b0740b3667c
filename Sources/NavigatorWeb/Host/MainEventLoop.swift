import CMainQueue
import Dispatch
import Foundation
import NIOCore
import NIOPosix

/// An event loop on the main thread, which does the main actor's work as well. A ``WebHost`` that runs within it reads and writes
/// its sockets
/// there: a client's message reaches its session, and the answer the socket, without a change of threads.
///
/// HTTP is served on other threads, and so are all connections of a host that speaks TLS itself, as handshakes would delay every
/// session.
///
/// An app's own `main()` runs within one. In a program that runs the host itself:
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
  /// The loop that the task runs within; nil: there is none.
  @TaskLocal static var current: (any EventLoop)?
  /// A Boolean value that indicates whether ``current`` runs on the main thread. Tests have one that does not.
  @TaskLocal static var isOnMainThread = true

  /// Turns the main thread into an event loop until `body` has ended, then ends the process: with code 1 and a line on standard error
  /// where `body` throws, else with 0.
  ///
  /// Call it from a `main()` that is not `async`, whose thread is the main thread still. Where Dispatch does not offer its main queue, the
  /// main actor runs as in every other program, and hosts run on threads of their own.
  ///
  /// - Parameter body: What the program does, off the main thread.
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

/// Can be read while Dispatch's main queue has work for the main thread.
private struct MainQueueDescriptor {
  private let value: CInt

  /// Nil where Dispatch offers none, or the process has no descriptor left.
  init?() {
    let original = navigator_main_queue_descriptor()
    // Dispatch keeps its own.
    guard original >= 0, case let copy = dup(original), copy >= 0 else { return nil }
    value = copy
  }

  /// Has a loop do the main queue's work whenever there is some.
  func watch(on loop: any EventLoop) {
    let channel = NIOPipeBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(MainQueueHandler()) }
      }
      .takingOwnershipOfDescriptor(input: value)
    // Nothing would run any more.
    channel.whenFailure { preconditionFailure("the main queue cannot be watched: \($0)") }
  }
}

/// Does the main queue's work when there is some.
private final class MainQueueHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  func channelReadComplete(context: ChannelHandlerContext) {
    navigator_main_queue_drain()
  }
}
