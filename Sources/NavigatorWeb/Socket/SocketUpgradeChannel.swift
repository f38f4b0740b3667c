import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// A channel setup that combines Hummingbird and NIOWebSocket. A connection whose first request opens the socket becomes a
/// WebSocket. Hummingbird serves any other connection as HTTP.
struct SocketUpgradeChannel: HTTPChannelHandler {
  /// An accepted connection.
  typealias Value = AcceptedConnection<Kind>

  enum Kind: Sendable {
    case http(UnclaimedHTTP)
    case socket(SocketConnection)
  }

  let responder: Responder
  let limits: WebLimits
  let hosts: HostNames
  let cookies: VisitorCookies
  let trustsForwardedHeaders: Bool
  /// A Boolean value that indicates whether an enclosing channel terminates TLS.
  let isSecure: Bool
  /// The event loop to which sockets move. If it is nil, a socket stays on the loop that accepted it.
  let socketLoop: (any EventLoop)?
  let makeConnection: @Sendable (any Channel, SocketOrigin) -> SocketConnection

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      let routes = FirstRequestHandler<Kind>.Routes(
        isForSocket: { isForSocket($0, from: channel.remoteAddress) }, serveHTTP: serveHTTP, prepareSocket: prepareSocket)
      let kind = try FirstRequestHandler.add(to: channel, gate: RequestGate(limits), routes: routes)
      return Value(channel: channel, kind: kind)
    }
  }

  func handle(value: Value, logger: Logger) async {
    let kind = await withTaskCancellationHandler {
      try? await value.kind.get()
    } onCancel: {
      value.channel.close(promise: nil)
    }
    switch kind {
    case .http(let http):
      if let channel = http.claim() { await handleHTTP(asyncChannel: channel, logger: logger) }
    case .socket(let connection):
      value.move(to: connection.channel)
      await connection.run()
    case nil: value.channel.close(promise: nil)
    }
  }

  // MARK: WebSocket

  private func isForSocket(_ head: HTTPRequestHead, from peer: SocketAddress?) -> Bool {
    let fields = HTTPFields(head.headers, splitCookie: false)
    let forwarded = ForwardedRequest(fields, from: peer, isTrusted: trustsForwardedHeaders, isSecure: isSecure)
    let request = SocketRequest(head, isSecure: forwarded.isSecure)
    return head.asksForWebSocket && request.isAllowed && hosts.contains(request.host.first)
  }

  /// Sockets move to the event loop of the main thread, so that an event is processed without a change of threads.
  private func prepareSocket(
    _ channel: any Channel, _ head: HTTPRequestHead
  ) throws -> FirstRequestHandler<Kind>.SocketRoute {
    let origin = SocketOrigin(
      head, from: channel.remoteAddress, cookies: cookies, trustsForwardedHeaders: trustsForwardedHeaders, isSecure: isSecure)
    let headers = setCookieHeaders(origin)
    guard let socketLoop else {
      return .init(headers: headers) { unread in
        channel.eventLoop.makeCompletedFuture {
          let (connection, unread) = try setUpSocket(channel, origin, unread)
          unread.deliver()
          channel.read()
          return .socket(connection)
        }
      }
    }
    let transfer = try SocketTransfer(of: channel, to: socketLoop)
    return .init(headers: headers) { unread in
      // The new channel reads the end of the input again.
      let unread = UnreadInput(bytes: unread.bytes)
      return transfer.complete(closing: channel) { channel in
        .socket(try setUpSocket(channel, origin, unread).0)
      }
    }
  }

  /// Returns the headers that replace a cookie which this installation has not issued.
  private func setCookieHeaders(_ origin: SocketOrigin) -> HTTPHeaders {
    guard let visitor = origin.visitor, visitor.isNew else { return [:] }
    return ["Set-Cookie": cookies.cookie(for: visitor, isSecure: origin.isSecure).description]
  }

  private func setUpSocket(
    _ channel: any Channel, _ origin: SocketOrigin, _ unread: UnreadInput
  ) throws -> (SocketConnection, UnreadInputHandler) {
    let first = UnreadInputHandler(unread)
    let connection = makeConnection(channel, origin)
    try channel.pipeline.syncOperations.addHandlers([first] + Self.frameHandlers(limits) + [SocketHandler(connection)])
    return (connection, first)
  }

  /// Returns the handlers that decode, check and join frames. An empty fragment is allowed (RFC 6455, section 5.4). It counts as
  /// one of ``WebLimits/maximumFragments``.
  static func frameHandlers(_ limits: WebLimits) -> [any ChannelHandler] {
    [
      WebSocketFrameEncoder(),
      ByteToMessageHandler(SocketFrameDecoder(maximumFrameSize: limits.maximumFrameSize)),
      SocketFrameGuard(),
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0,
        maxAccumulatedFrameCount: limits.maximumFragments,
        maxAccumulatedFrameSize: limits.maximumFrameSize
      ),
    ]
  }

  // MARK: HTTP

  private func serveHTTP(_ channel: any Channel) throws -> Kind {
    try channel.pipeline.syncOperations.addHandlers([
      HTTPResponseCompressor { head, _ in Compression.isWorthwhile(&head) ? .compressIfPossible : .doNotCompress },
      HTTP1ToHTTPServerCodec(secure: isSecure),
    ])
    return .http(
      UnclaimedHTTP(
        try NIOAsyncChannel(wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))))
  }
}

extension HTTPRequestHead {
  /// A Boolean value that indicates whether the request is a handshake of RFC 6455, section 4.1.
  var asksForWebSocket: Bool {
    let upgrade = headers[canonicalForm: "upgrade"].map { $0.lowercased() }
    let connection = headers[canonicalForm: "connection"].map { $0.lowercased() }
    let length = headers[canonicalForm: "content-length"].filter { $0 != "0" }
    return method == .GET && version.major == 1 && version.minor >= 1 && upgrade == ["websocket"]
      && connection.contains("upgrade")
      && length.isEmpty && !headers.contains(name: "transfer-encoding")
  }
}
