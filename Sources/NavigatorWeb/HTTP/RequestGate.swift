import NIOCore
import NIOHTTP1

/// Delivers the requests of a connection one at a time, and bounds them in time and number.
///
/// - A request is delivered after the response to the one before it has been written. Until then, the connection is not read
///   beyond the end of the request in progress.
/// - A connection on which more than ``maximumWaitingRequests`` wait is closed.
/// - A request must be complete within the timeout, counted from the end of the previous response, and a response must be read.
/// - A request that is not HTTP, or does not name exactly one host, is answered with 400, and the connection is closed.
/// - At a shutdown, a request and a response in progress have ``WebLimits/shutdownTimeout``; then the connection is closed.
final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// The maximum number of requests that wait for the response to an earlier one. Browsers do not send requests ahead.
  static let maximumWaitingRequests = 64
  /// The bytes that a client must read of a response within the timeout to keep the connection.
  static let minimumProgress = 16 * 1024

  private enum Waiting {
    case part(HTTPServerRequestPart)
    case badRequest
    case inputClosed
  }

  private let timeout: TimeAmount
  private let lingerTimeout: TimeAmount
  private let shutdownTimeout: TimeAmount
  private var exchange = RequestExchange()
  private var waiting: CircularBuffer<Waiting> = []
  private var waitingHeads = 0
  private var isDelivering = false
  private var isReadingPaused = false
  /// A Boolean value that indicates whether the request that is being read is the last one.
  private var isReadingLast = false
  /// A Boolean value that indicates whether all further input of the client is discarded.
  private var ignoresInput = false
  /// A Boolean value that indicates whether the connection closes after the response to the delivered request.
  private var isLast = false
  private var isClosing = false
  /// The number of complete responses that the operating system has not accepted yet.
  private var unwrittenResponses = 0
  /// A Boolean value that indicates whether the output closes when all responses are written.
  private var closesOutputWhenWritten = false
  private var deadline: Scheduled<Void>?
  private var shutdownDeadline: Scheduled<Void>?
  /// The bytes that waited for the client at the last deadline.
  private var unwrittenBytes: Int?

  /// - Parameters:
  ///   - timeout: The time that a client may take for a request, and for ``minimumProgress`` bytes of a response.
  ///   - lingerTimeout: The time that a client may take to close a connection after its last response.
  ///   - shutdownTimeout: The time after the beginning of a shutdown at which the connection is closed in any case.
  init(timeout: TimeAmount, lingerTimeout: TimeAmount, shutdownTimeout: TimeAmount) {
    self.timeout = timeout
    self.lingerTimeout = lingerTimeout
    self.shutdownTimeout = shutdownTimeout
  }

  convenience init(_ limits: WebLimits) {
    self.init(
      timeout: TimeAmount(limits.idleTimeout), lingerTimeout: TimeAmount(limits.closeTimeout),
      shutdownTimeout: TimeAmount(limits.shutdownTimeout))
  }

  func handlerAdded(context: ChannelHandlerContext) { startDeadline(context) }

  func channelActive(context: ChannelHandlerContext) {
    startDeadline(context)
    context.fireChannelActive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    stopDeadline()
    shutdownDeadline?.cancel()
    shutdownDeadline = nil
  }

  /// A Boolean value that indicates whether the client has closed its output after the request in progress.
  private var isInputClosedNext: Bool { if case .inputClosed = waiting.first { true } else { false } }

  /// A Boolean value that indicates whether the end of the client's input is handled after a response.
  var holdsInputClosed: Bool { waiting.contains { if case .inputClosed = $0 { true } else { false } } }

  // MARK: Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !ignoresInput, !isClosing else { return }
    let part = unwrapInboundIn(data)
    switch part {
    case .head(let head):
      guard head.namesOneHost else { return refuse(context) }
      if head.isLastOfConnection { isReadingLast = true }
      waitingHeads += 1
    case .body: break
    case .end: ignoresInput = isReadingLast
    }
    waiting.append(.part(part))
    deliver(context)
    if waitingHeads > Self.maximumWaitingRequests { close(context) }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent { return quiesce(context) }
    guard case .some(.inputClosed) = event as? ChannelEvent else { return context.fireUserInboundEventTriggered(event) }
    waiting.append(.inputClosed)
    deliver(context)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !ignoresInput, !isClosing else { return }
    if error is HTTPParserError { refuse(context) } else { close(context) }
  }

  func read(context: ChannelHandlerContext) {
    isReadingPaused = exchange.isAwaitingResponse && !exchange.isReadingRequest && !isClosing
    if !isReadingPaused { context.read() }
  }

  private func refuse(_ context: ChannelHandlerContext) {
    ignoresInput = true
    waiting.append(.badRequest)
    deliver(context)
  }

  private func deliver(_ context: ChannelHandlerContext) {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while !isClosing, let next = waiting.first, mayDeliver(next) {
      waiting.removeFirst()
      switch next {
      case .part(let part): deliver(part, context)
      case .badRequest: writeBadRequest(context)
      case .inputClosed: deliverInputClosed(context)
      }
    }
  }

  private func mayDeliver(_ next: Waiting) -> Bool {
    switch next {
    case .part(.body), .part(.end): true
    case .part(.head): !exchange.isAwaitingResponse
    // The rest of the request will never arrive, so the app might wait for it forever before it responds.
    case .badRequest, .inputClosed: !exchange.isAwaitingResponse || exchange.isAwaitingRest
    }
  }

  private func deliver(_ part: HTTPServerRequestPart, _ context: ChannelHandlerContext) {
    switch part {
    case .head(let head):
      waitingHeads -= 1
      if head.isLastOfConnection { isLast = true }
      exchange.beginRequest()
    case .body: break
    case .end:
      exchange.endRequest()
      if !exchange.isWritingResponse { stopDeadline() }
      if exchange.isIdle { startDeadline(context) }
    }
    context.fireChannelRead(wrapInboundOut(part))
  }

  private func deliverInputClosed(_ context: ChannelHandlerContext) {
    context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    close(context)
  }

  /// A connection without a request in progress closes at once, or when its last response is written.
  private func quiesce(_ context: ChannelHandlerContext) {
    startShutdownDeadline(context)
    guard !exchange.isIdle else {
      guard unwrittenResponses > 0 else { return close(context) }
      return closeOutputWhenWritten()
    }
    isLast = true
    isReadingLast = true
    // Parts wait only if the request in progress has been read.
    ignoresInput = ignoresInput || !waiting.isEmpty
    waiting = []
  }

  // MARK: Responses

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard !isClosing, exchange.isAwaitingResponse else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(var head):
      exchange.beginResponse()
      startDeadline(context)
      if head.status != .switchingProtocols {
        if isLast { head.headers.replaceOrAdd(name: "connection", value: "close") }
        isLast = isLast || !head.isKeepAlive
      }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body:
      // The next part of a response is written when the client has read most of the earlier parts.
      startDeadline(context)
      context.write(data, promise: promise)
    case .end: end(context, data, promise)
    }
  }

  private func end(_ context: ChannelHandlerContext, _ data: NIOAny, _ promise: EventLoopPromise<Void>?) {
    exchange.endResponse()
    guard !isLast, !isInputClosedNext else { return endLast(context, data, promise) }
    context.write(data, promise: counting(promise, context))
    startDeadline(context)
    let isDelivering = !waiting.isEmpty
    deliver(context)
    // Later handlers process requests at the end of a read.
    if isDelivering { context.fireChannelReadComplete() }
    guard isReadingPaused, !exchange.isAwaitingResponse, !isClosing else { return }
    isReadingPaused = false
    context.read()
  }

  private func endLast(_ context: ChannelHandlerContext, _ data: NIOAny, _ promise: EventLoopPromise<Void>?) {
    closeOutputWhenWritten()
    startDeadline(context)
    context.writeAndFlush(data, promise: counting(promise, context))
    context.read()
  }

  /// Closes the output of the connection after the last response. The client closes the connection when it has read the response;
  /// otherwise the deadline closes it.
  private func closeOutputWhenWritten() {
    isClosing = true
    waiting = []
    closesOutputWhenWritten = true
  }

  /// Returns the promise for the end of a response. The response is counted as unwritten until the promise is completed.
  private func counting(_ promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext) -> EventLoopPromise<Void> {
    let written = promise ?? context.eventLoop.makePromise()
    unwrittenResponses += 1
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    written.futureResult.whenComplete { _ in
      let (gate, context) = bound.value
      gate.countWritten(context)
    }
    return written
  }

  private func countWritten(_ context: ChannelHandlerContext) {
    unwrittenResponses -= 1
    guard closesOutputWhenWritten, unwrittenResponses == 0 else { return }
    startDeadline(context, in: lingerTimeout)
    context.close(mode: .output, promise: nil)
  }

  private func writeBadRequest(_ context: ChannelHandlerContext) {
    guard exchange.isIdle else { return close(context) }
    exchange.beginRequest()
    exchange.endRequest()
    let head = HTTPResponseHead(version: .http1_1, status: .badRequest, headers: ["Connection": "close", "Content-Length": "0"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    endLast(context, wrapOutboundOut(.end(nil)), nil)
  }

  private func close(_ context: ChannelHandlerContext) {
    isClosing = true
    waiting = []
    stopDeadline()
    context.close(promise: nil)
  }

  // MARK: Time

  private func startDeadline(_ context: ChannelHandlerContext, in time: TimeAmount? = nil) {
    unwrittenBytes = nil
    schedule(context, in: time ?? timeout)
  }

  private func schedule(_ context: ChannelHandlerContext, in time: TimeAmount) {
    stopDeadline()
    guard context.channel.isActive else { return }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: time) {
      let (gate, context) = bound.value
      gate.reachDeadline(context)
    }
  }

  private func startShutdownDeadline(_ context: ChannelHandlerContext) {
    guard shutdownDeadline == nil else { return }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    shutdownDeadline = context.eventLoop.scheduleTask(in: shutdownTimeout) {
      let (gate, context) = bound.value
      gate.close(context)
    }
  }

  private func stopDeadline() {
    deadline?.cancel()
    deadline = nil
  }

  /// Closes the connection at the deadline, unless the client is reading a large response.
  private func reachDeadline(_ context: ChannelHandlerContext) {
    deadline = nil
    let unwritten = (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    let isProgressing = unwrittenBytes.map { $0 - unwritten >= Self.minimumProgress } ?? (unwritten > 0)
    guard isProgressing else { return close(context) }
    unwrittenBytes = unwritten
    schedule(context, in: timeout)
  }
}
