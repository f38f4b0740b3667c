import NIOCore
import NIOHTTP1

/// Watches a connection until its first request is read: browsers open connections in advance, and such a one must hold up
/// neither a shutdown nor, for ever, a file descriptor.
final class FirstRequestGuard: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private let timeout: TimeAmount
  private var deadline: Scheduled<Void>?

  init(timeout: TimeAmount) {
    self.timeout = timeout
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    deadline = context.eventLoop.scheduleTask(in: timeout) { channel.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }
}

/// Closes a connection whose bytes are not HTTP. The 400 was written before; nobody further on answers a second time.
final class BrokenRequestGuard: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is HTTPParserError {
      context.close(promise: nil)
    } else {
      context.fireErrorCaught(error)
    }
  }
}
