import NIOCore
import NIOWebSocket

/// The last handler of a socket's pipeline, on its event loop. It delivers the client's messages, writes the queued ones, and
/// closes the connection as RFC 6455, section 7, requires.
final class SocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = Never
  typealias OutboundOut = WebSocketFrame

  private let connection: SocketConnection
  private var context: ChannelHandlerContext?
  /// A Boolean value that indicates whether reading is paused until the session has processed more messages.
  private var isReadingPaused = false
  private var hasSentClose = false
  private var hasReceivedClose = false
  /// The client's first violation of RFC 6455.
  private var violation: SocketViolation?

  init(_ connection: SocketConnection) {
    self.connection = connection
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    limitReads(of: context.channel)
    let eventLoop = context.eventLoop
    let handler = NIOLoopBound(self, eventLoop: eventLoop)
    // Writes later in the loop's turn, so that the clients that were read in this turn receive their messages at about the same
    // time.
    connection.begin { eventLoop.execute { handler.value.turn() } }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
    connection.cease()
  }

  /// Writes queued messages, and resumes reading if it is paused and allowed again.
  private func turn() {
    write()
    guard isReadingPaused, connection.mayRead, let context else { return }
    isReadingPaused = false
    context.read()
  }

  // MARK: Reading

  func read(context: ChannelHandlerContext) {
    isReadingPaused = !connection.mayRead
    if !isReadingPaused { context.read() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .connectionClose:
      hasReceivedClose = true
      if hasSentClose { context.close(promise: nil) } else { connection.receiveClose(frame) }
    case .text:
      let text = frame.unmaskedData
      // RFC 6455, section 8.1: a text that is not UTF-8 is refused.
      if text.isValidUTF8 { connection.receive(text: text) } else { refuse(SocketViolation.invalidText) }
    default: connection.receive(frame)
    }
  }

  /// Closes the connection when the client has closed its output.
  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .some(.inputClosed) = event as? ChannelEvent { context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { refuse(error) }

  private func refuse(_ error: any Error) {
    violation = violation ?? SocketViolation(error)
    connection.fail(error)
  }

  // MARK: Writing

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable { write() }
    context.fireChannelWritabilityChanged()
  }

  private func write() {
    guard let context, !hasSentClose else { return }
    var hasWritten = false
    writing: while context.channel.isWritable {
      switch connection.nextItem() {
      case .item(let item): context.write(wrapOutboundOut(frame(item, context)), promise: counting(item, context))
      case .nothing: break writing
      case .end:
        writeClose(context)
        return
      }
      hasWritten = true
    }
    if hasWritten { context.flush() }
  }

  /// Returns a promise that stops counting `item` when it is written.
  private func counting(_ item: OutgoingQueue.Item, _ context: ChannelHandlerContext) -> EventLoopPromise<Void> {
    let promise = context.eventLoop.makePromise(of: Void.self)
    let (size, batch) = (item.size, item.batch)
    promise.futureResult.whenComplete { [connection] result in
      let succeeded = if case .success = result { true } else { false }
      connection.wrote(size: size, batch: batch, succeeded: succeeded)
    }
    return promise
  }

  private func frame(_ item: OutgoingQueue.Item, _ context: ChannelHandlerContext) -> WebSocketFrame {
    switch item {
    case .text(let text, _): WebSocketFrame(fin: true, opcode: .text, data: context.channel.allocator.buffer(string: text))
    case .ping: WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
    case .pong(let data): WebSocketFrame(fin: true, opcode: .pong, data: data)
    }
  }

  private func writeClose(_ context: ChannelHandlerContext) {
    hasSentClose = true
    let reason = connection.reason
    if let reason { context.write(wrapOutboundOut(frame(.text(ServerFrame.bye(reason).json), context)), promise: nil) }
    context.writeAndFlush(wrapOutboundOut(closeFrame(reason, context)), promise: nil)
    if hasReceivedClose { context.close(promise: nil) }
  }

  /// Returns a close frame: a code, then the reason (RFC 6455, section 5.5.1).
  private func closeFrame(_ reason: ByeReason?, _ context: ChannelHandlerContext) -> WebSocketFrame {
    var data = context.channel.allocator.buffer(capacity: 32)
    data.write(webSocketErrorCode: violation?.code ?? reason?.code ?? .normalClosure)
    data.writeString(reason?.rawValue ?? "")
    return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
  }
}
