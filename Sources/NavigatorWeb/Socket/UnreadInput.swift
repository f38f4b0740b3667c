import NIOCore

/// The bytes that a client sent after an upgrade request, before the socket's handlers were added.
struct UnreadInput: Sendable {
  var bytes = ByteBuffer()
  /// A Boolean value that indicates whether the client sends nothing more.
  var isClosed = false
}

/// Delivers the input that was received before a socket's handlers were added, in front of all later input.
final class UnreadInputHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let input: UnreadInput
  private var context: ChannelHandlerContext?

  init(_ input: UnreadInput) {
    self.input = input
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  /// The first read of a channel follows this event.
  func channelActive(context: ChannelHandlerContext) {
    context.fireChannelActive()
    deliver()
  }

  /// Delivers the input once, and removes this handler from the pipeline.
  func deliver() {
    guard let context else { return }
    self.context = nil
    if input.bytes.readableBytes > 0 {
      context.fireChannelRead(wrapInboundOut(input.bytes))
      context.fireChannelReadComplete()
    }
    if input.isClosed { context.fireUserInboundEventTriggered(ChannelEvent.inputClosed) }
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }
}
