import Foundation
import Logging
import NIOCore

/// Keeps a listening channel open while the system has no resources for another connection, and waits before it accepts again.
///
/// Without this handler, a failed accept ends the server, or repeats without a pause because the socket stays readable.
final class AcceptGuard: ChannelDuplexHandler {
  typealias InboundIn = any Channel
  typealias OutboundIn = Never

  /// The time between two attempts.
  static let pause = TimeAmount.milliseconds(100)

  private let logger: Logger
  private var resumption: Scheduled<Void>?

  init(logger: Logger) {
    self.logger = logger
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    resumption?.cancel()
    resumption = nil
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let code = (error as? IOError)?.errnoCode else { return context.fireErrorCaught(error) }
    // The client has cancelled its connection. Others may be waiting.
    if code == ECONNABORTED { return }
    guard Self.isTemporary(code) else { return context.fireErrorCaught(error) }
    logger.warning("connections cannot be accepted for now", metadata: ["error": "\(error)"])
    guard resumption == nil else { return }
    // Without a pause, reading is attempted again at once.
    try? context.channel.syncOptions?.setOption(.autoRead, value: false)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    resumption = context.eventLoop.scheduleTask(in: Self.pause) {
      let (handler, context) = bound.value
      handler.resumption = nil
      try? context.channel.syncOptions?.setOption(.autoRead, value: true)
      context.read()
    }
  }

  /// A read during the pause would end it.
  func read(context: ChannelHandlerContext) {
    if resumption == nil { context.read() }
  }

  private static func isTemporary(_ code: CInt) -> Bool {
    [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code)
  }
}
