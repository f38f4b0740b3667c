import NIOCore
import NIOEmbedded
import NIOHTTP1
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The order, the timeouts and the number of requests on one connection.
@Suite(.timeLimit(.minutes(20)))
struct RequestGateTests {
  private let channel = EmbeddedChannel()
  private let requests = Requests()

  init() throws {
    try channel.pipeline.syncOperations.addHandlers([
      HTTPResponseEncoder(), ByteToMessageHandler(RequestDecoder(), maximumBufferSize: RequestDecoder.maximumWaitingBytes),
      RequestGate(timeout: .seconds(60), lingerTimeout: .seconds(5), shutdownTimeout: .seconds(3)), requests,
    ])
    // The handlers are added before the channel is active, as for an accepted channel.
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  private func send(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

  private func get(_ path: String) throws { try send("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n") }

  private func respond() { requests.respond() }

  private func sent() throws -> String {
    var text = ""
    while let bytes = try channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: bytes) }
    return text
  }

  @Test("The next request is delivered after the previous response has ended")
  func order() throws {
    try get("/1")
    try get("/2")
    try get("/3")
    #expect(requests.paths == ["/1"])
    respond()
    #expect(requests.paths == ["/1", "/2"])
    respond()
    respond()
    #expect(requests.paths == ["/1", "/2", "/3"])
    #expect(channel.isActive)
  }

  @Test("The body of a request is read while its response is pending, and what follows it is not")
  func bodyInParts() throws {
    let reads = Reads()
    try channel.pipeline.syncOperations.addHandler(reads, position: .first)
    try send("POST /1 HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n")
    for part in ["x", "y"] {
      let before = reads.count
      channel.pipeline.read()
      #expect(reads.count == before + 1)
      try send(part)
    }
    let before = reads.count
    channel.pipeline.read()
    #expect(reads.count == before)
    respond()
    #expect(reads.count == before + 1)
  }

  @Test("A connection is not read while a response is pending")
  func backpressure() throws {
    let reads = Reads()
    try channel.pipeline.syncOperations.addHandler(reads, position: .first)
    channel.pipeline.read()
    #expect(reads.count == 1)
    try get("/1")
    let before = reads.count
    channel.pipeline.read()
    #expect(reads.count == before)
    respond()
    #expect(reads.count == before + 1)
  }

  @Test("A connection with too many waiting requests is closed")
  func tooMany() throws {
    for number in 0...RequestGate.maximumWaitingRequests { try get("/\(number)") }
    #expect(channel.isActive)
    try? get("/last")
    #expect(!channel.isActive)
  }

  @Test("A slow request is closed after the timeout, regardless of the data that arrives")
  func trickling() throws {
    try send("GET / HTTP/1.1\r\nHost: a\r\n")
    for number in 0..<59 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
      try send("X-\(number): 1\r\n")
    }
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("A slow request body is closed after the timeout, even if the response was written")
  func tricklingBody() throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n")
    respond()
    for _ in 0..<59 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
      try send("x")
    }
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("A connection whose client closes it within a body is closed at once")
  func endInBody() throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nx")
    channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    #expect(!channel.isActive)
  }

  @Test("A connection with a malformed body is closed at once")
  func malformedBody() throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
    #expect(channel.isActive)
    try? send("no length\r\n")
    #expect(!channel.isActive)
  }

  @Test("A client that closes its output within a body receives a response that has begun")
  func endInAnsweredBody() throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nx")
    requests.beginResponse()
    channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    #expect(channel.isActive)
    requests.endResponse()
    #expect(try sent().hasPrefix("HTTP/1.1 200 "))
    channel.embeddedEventLoop.advanceTime(by: .seconds(5))
    #expect(!channel.isActive)
  }

  @Test("An app may take any time for a response")
  func slowApp() throws {
    try get("/")
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(channel.isActive)
    respond()
    #expect(try sent().hasPrefix("HTTP/1.1 200 "))
  }

  @Test("A connection without a first request is closed after the timeout")
  func silent() throws {
    channel.embeddedEventLoop.advanceTime(by: .seconds(60))
    #expect(!channel.isActive)
  }

  @Test("A connection without another request is closed after the timeout")
  func idle() throws {
    try get("/")
    respond()
    channel.embeddedEventLoop.advanceTime(by: .seconds(60))
    #expect(!channel.isActive)
  }

  @Test("A shutdown closes an idle connection at once, and another one after its response")
  func quiescing() throws {
    try get("/1")
    try get("/2")
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    #expect(channel.isActive)
    respond()
    let text = try sent()
    #expect(text.contains("connection: close"))
    #expect(requests.paths == ["/1"])
    channel.embeddedEventLoop.advanceTime(by: .seconds(5))
    #expect(!channel.isActive)
  }

  @Test("A shutdown closes a connection after a short time if its request body arrives slowly", arguments: [false, true])
  func quiescingTrickle(isAnswered: Bool) throws {
    try send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n")
    if isAnswered { respond() }
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    for _ in 0..<2 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
      try send("x")
    }
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("A shutdown closes a connection whose response is not read, or is not written by the app", arguments: [false, true])
  func quiescingSlowly(isAnswered: Bool) throws {
    let writes = HeldWrites()
    try channel.pipeline.syncOperations.addHandler(writes, position: .first)
    try get("/")
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    if isAnswered { respond() }
    channel.embeddedEventLoop.advanceTime(by: .seconds(2))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("A shutdown closes a connection after its queued response has been written")
  func quiescingUnwritten() throws {
    let writes = HeldWrites()
    try channel.pipeline.syncOperations.addHandler(writes, position: .first)
    try get("/1")
    respond()
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    // The client may send more meanwhile, but no further request begins.
    try get("/2")
    #expect(channel.isActive)
    #expect(requests.paths == ["/1"])
    writes.release()
    #expect(try sent().hasPrefix("HTTP/1.1 200 "))
    #expect(writes.hasClosedOutput)
    channel.embeddedEventLoop.advanceTime(by: .seconds(3))
    #expect(!channel.isActive)
  }

  @Test("A shutdown closes a connection at once if all its responses have been written")
  func quiescingIdle() throws {
    try get("/1")
    respond()
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    #expect(!channel.isActive)
  }

  @Test(
    "A request that does not contain exactly one host is answered with 400",
    arguments: ["", "Host: a\r\nHost: a\r\n", "Host: a\r\nhost: b\r\n"])
  func hosts(lines: String) throws {
    try send("GET / HTTP/1.1\r\n\(lines)\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try sent().hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    #expect(requests.paths.isEmpty)
    channel.embeddedEventLoop.advanceTime(by: .seconds(5))
    #expect(!channel.isActive)
  }

  @Test("An HTTP/1.0 request needs no host, and its connection closes after the response")
  func oldHTTP() throws {
    try send("GET /old HTTP/1.0\r\n\r\n")
    #expect(requests.paths == ["/old"])
    respond()
    #expect(try sent().contains("connection: close"))
    channel.embeddedEventLoop.advanceTime(by: .seconds(5))
    #expect(!channel.isActive)
  }

  @Test("A malformed request is answered after the requests before it")
  func brokenRequest() throws {
    try get("/1")
    try get("/2")
    try send("\u{0}\u{1}\r\n\r\n")
    #expect(try sent().isEmpty)
    respond()
    respond()
    let statuses = try sent().matches(of: #/HTTP/1.1 (\d+)/#).map { String($0.1) }
    #expect(statuses == ["200", "200", "400"])
  }

  @Test("A client that closes its output after its requests receives all responses")
  func halfClosed() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      for count in 1...3 {
        let request = "GET /client.css HTTP/1.1\r\nHost: \(host.authority)\r\n\r\n"
        let answer = try await RawConnection.with(port: host.port) { connection in
          await connection.send(String(repeating: request, count: count))
          await connection.finish()
          return await connection.read()
        }
        #expect(String(decoding: answer, as: UTF8.self).matches(of: #/HTTP/1.1 200 /#).count == count)
      }
    }
  }

  @Test("A connection with 5,000 pipelined requests is closed, and another visitor is served")
  func floodOfRequests() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let request = "GET /client.js HTTP/1.1\r\nHost: \(host.authority)\r\nAccept-Encoding: gzip\r\n\r\n"
      let answer = try await RawConnection.with(port: host.port) { connection in
        async let sending: Void = connection.send(String(repeating: request, count: 5_000))
        let response = try await host.get("/client.css")
        #expect(response.status == .ok)
        await sending
        return await connection.read()
      }
      let responses = String(decoding: answer, as: UTF8.self).matches(of: #/HTTP/1.1 200 /#).count
      #expect(responses <= RequestGate.maximumWaitingRequests)
    }
  }

  /// A handler that records the paths of requests, and responds when a test requests it.
  private final class Requests: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private(set) var paths: [String] = []
    private var context: ChannelHandlerContext?

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if case .head(let head) = unwrapInboundIn(data) { paths.append(head.uri) }
    }

    func respond() {
      beginResponse()
      endResponse()
    }

    func beginResponse() {
      let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: ["Content-Length": "0"])
      context?.write(wrapOutboundOut(.head(head)), promise: nil)
    }

    func endResponse() { context?.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil) }
  }

  /// Keeps writes, as the operating system does for a client that does not read.
  private final class HeldWrites: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private var writes: [(NIOAny, EventLoopPromise<Void>?)] = []
    private var context: ChannelHandlerContext?
    private(set) var hasClosedOutput = false

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) {
      self.context = nil
      for (_, promise) in writes { promise?.fail(ChannelError.ioOnClosedChannel) }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      writes.append((data, promise))
    }

    func flush(context: ChannelHandlerContext) {}

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
      if mode == .output { hasClosedOutput = true } else { context.close(mode: mode, promise: promise) }
    }

    func release() {
      let writes = writes
      self.writes = []
      for (data, promise) in writes { context?.write(data, promise: promise) }
      context?.flush()
    }
  }

  private final class Reads: ChannelOutboundHandler {
    typealias OutboundIn = Never

    private(set) var count = 0

    func read(context: ChannelHandlerContext) {
      count += 1
      context.read()
    }
  }
}
