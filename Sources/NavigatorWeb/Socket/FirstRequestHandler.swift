import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Determines by the first request whether a connection serves HTTP or becomes a socket.
///
/// Its future completes exactly once: with the kind of the connection, or with an error, after which the connection is closed.
final class FirstRequestHandler<Kind: Sendable>: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// The functions that continue a connection as HTTP or as a socket.
  struct Routes {
    /// Returns a Boolean value that indicates whether a request opens a socket.
    let isForSocket: (HTTPRequestHead) -> Bool
    /// Adds the handlers of HTTP after the first request's handler.
    let serveHTTP: (any Channel) throws -> Kind
    /// Prepares a socket. The function is called before the response to the upgrade request is sent.
    let prepareSocket: (any Channel, HTTPRequestHead) throws -> SocketRoute
  }

  /// A socket that can be opened.
  struct SocketRoute {
    /// Additional headers of the response to the upgrade request.
    let headers: HTTPHeaders
    /// Opens the socket, given the bytes that the client sent after its request.
    let open: (UnreadInput) -> EventLoopFuture<Kind>
  }

  private enum State {
    case waiting
    case reading(HTTPRequestHead)
    case switching
    case decided
  }

  private let routes: Routes
  private let decoder: RequestDecoder
  private let promise: EventLoopPromise<Kind>
  private var state = State.waiting

  var kind: EventLoopFuture<Kind> { promise.futureResult }

  private init(routes: Routes, decoder: RequestDecoder, promise: EventLoopPromise<Kind>) {
    self.routes = routes
    self.decoder = decoder
    self.promise = promise
  }

  /// Adds the handlers that a connection has until its first request.
  ///
  /// - Returns: The kind of the connection.
  static func add(
    to channel: any Channel, gate: RequestGate, routes: Routes
  ) throws -> EventLoopFuture<Kind> {
    let pipeline = channel.pipeline.syncOperations
    let decoder = RequestDecoder()
    let handler = FirstRequestHandler(
      routes: routes, decoder: decoder, promise: channel.eventLoop.makePromise(of: Kind.self))
    do {
      try pipeline.addHandlers([
        HTTPResponseEncoder(),
        ByteToMessageHandler(decoder, maximumBufferSize: RequestDecoder.maximumWaitingBytes),
        gate,
        handler,
      ])
    } catch {
      handler.promise.fail(error)
    }
    return handler.kind
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    guard case .decided = state else { return fail(ChannelError.ioOnClosedChannel) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (state, unwrapInboundIn(data)) {
    case (.waiting, .head(let head)) where routes.isForSocket(head): state = .reading(head)
    case (.waiting, .head): serveHTTP(context, data)
    case (.reading(let head), .end): changeProtocol(context, head)
    // A request for a socket has no body.
    case (.waiting, _), (.reading, _), (.switching, _): context.close(promise: nil)
    case (.decided, _): context.fireChannelRead(data)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func fail(_ error: any Error) {
    state = .decided
    promise.fail(error)
  }

  private func serveHTTP(_ context: ChannelHandlerContext, _ head: NIOAny) {
    do {
      let kind = try routes.serveHTTP(context.channel)
      state = .decided
      promise.succeed(kind)
      context.fireChannelRead(head)
      context.pipeline.syncOperations.removeHandler(self, promise: nil)
    } catch {
      fail(error)
      context.close(promise: nil)
    }
  }

  // MARK: Socket

  private func changeProtocol(_ context: ChannelHandlerContext, _ head: HTTPRequestHead) {
    decoder.stop()
    state = .switching
    do {
      let route = try routes.prepareSocket(context.channel, head)
      let bound = NIOLoopBound((self, context, route), eventLoop: context.eventLoop)
      Self.response(to: head, on: context.channel, headers: route.headers).flatMap { response in
        let (handler, context, _) = bound.value
        return context.writeAndFlush(handler.wrapOutboundOut(.head(response)))
      }.flatMap {
        bound.value.0.removeDecoder(bound.value.1)
      }.whenComplete { result in
        let (handler, context, route) = bound.value
        handler.openSocket(context, result, route)
      }
    } catch {
      refuse(context)
    }
  }

  /// Removes the decoder in a later turn of the event loop, after the input of the current read has been processed.
  private func removeDecoder(_ context: ChannelHandlerContext) -> EventLoopFuture<Void> {
    let promise = context.eventLoop.makePromise(of: Void.self)
    do {
      let pipeline = context.pipeline.syncOperations
      let handler = try pipeline.handler(type: ByteToMessageHandler<RequestDecoder>.self)
      pipeline.removeHandler(handler, promise: promise)
    } catch {
      promise.fail(error)
    }
    return promise.futureResult
  }

  /// The maximum number of bytes that may follow an upgrade request before its response.
  private var maximumUnreadBytes: Int { 4 * 1024 }

  private func openSocket(
    _ context: ChannelHandlerContext, _ result: Result<Void, any Error>, _ route: SocketRoute
  ) {
    guard case .switching = state else { return }
    state = .decided
    do {
      try result.get()
      // A browser sends nothing before it has the response. The bytes of several reads would be handled at once.
      guard decoder.unreadBytes.readableBytes <= maximumUnreadBytes else { throw SocketViolation.messageTooLarge }
      let pipeline = context.pipeline.syncOperations
      let gate = try pipeline.handler(type: RequestGate.self)
      let unread = UnreadInput(bytes: decoder.unreadBytes, isClosed: gate.holdsInputClosed)
      pipeline.removeHandler(gate, promise: nil)
      pipeline.removeHandler(try pipeline.handler(type: HTTPResponseEncoder.self), promise: nil)
      pipeline.removeHandler(self, promise: nil)
      promise.completeWith(route.open(unread))
    } catch {
      promise.fail(error)
      context.close(promise: nil)
    }
  }

  private func refuse(_ context: ChannelHandlerContext) {
    let headers: HTTPHeaders = ["Content-Length": "0", "Connection": "close", "Retry-After": "30"]
    let head = HTTPResponseHead(version: .http1_1, status: .serviceUnavailable, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  /// Returns NIO's response to an upgrade request (RFC 6455, section 4.2.2). It fails if the request does not have exactly one
  /// key.
  private static func response(
    to head: HTTPRequestHead, on channel: any Channel, headers: HTTPHeaders
  ) -> EventLoopFuture<HTTPResponseHead> {
    let upgrader = NIOWebSocketServerUpgrader(
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(headers) },
      upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })
    return upgrader.buildUpgradeResponse(channel: channel, upgradeRequest: head, initialResponseHeaders: HTTPHeaders()).map {
      HTTPResponseHead(version: .http1_1, status: .switchingProtocols, headers: $0)
    }
  }
}
