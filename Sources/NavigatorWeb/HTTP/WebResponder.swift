import Hummingbird
import NIOCore
import NavigatorHTML
import NavigatorHost

/// A responder for HTTP requests: the page, its files, and an explanation for all other requests.
struct WebResponder: HTTPResponder {
  typealias Context = WebRequestContext

  let appName: String
  let store: SessionStore
  let health: HostHealth
  let assets: WebAssets
  let limits: WebLimits
  let hosts: HostNames
  let cookies: VisitorCookies
  let trustsForwardedHeaders: Bool
  /// A Boolean value that indicates whether the host itself serves TLS.
  let isSecure: Bool

  /// The path at which supervisors request the health. An app cannot use this path.
  private static let healthPath = "/health"
  /// Paths that browsers and crawlers request automatically. They must not create sessions.
  private static let absentPaths: Set<String> = ["/favicon.ico", "/robots.txt", "/apple-touch-icon.png"]

  func respond(to request: Request, context: Context) async throws -> Response {
    var response = await route(request, context)
    SecurityHeaders.add(to: &response.headers)
    // A connection becomes a WebSocket only at its first request. Browsers open a new connection for a WebSocket; a proxy may
    // reuse one.
    if trustsForwardedHeaders || request.headers[.connection] == "close" { response.headers[.connection] = "close" }
    guard request.method == .head else { return response }
    Compression.exempt(&response.headers)
    return response.createHeadResponse()
  }

  private func route(_ request: Request, _ context: Context) async -> Response {
    guard (request.head.path ?? "").utf8.count <= limits.maximumTargetLength else {
      return text(.uriTooLong, "The address is too long.")
    }
    let path = request.uri.path
    if path.hasPrefix(Self.filesPrefix), hosts.contains(request.head.authority) { return await files(path, request, context) }
    guard request.method == .get || request.method == .head else {
      return text(.methodNotAllowed, "Only GET is supported.", headers: [.allow: "GET, HEAD"])
    }
    if path == Self.healthPath { return healthReport() }
    guard hosts.contains(request.head.authority) else {
      return text(.misdirectedRequest, "This host name is not allowed. Allow it with --allowed-host.")
    }
    if let asset = assets.asset(at: path) { return file(asset, request) }
    if path.hasPrefix(AssetLibrary.pathPrefix) { return picture(path, request) }
    if Self.absentPaths.contains(path) { return text(.notFound, "There is no such file.") }
    let origin = ForwardedRequest(request.headers, from: context.peer, isTrusted: trustsForwardedHeaders, isSecure: isSecure)
    if path == SocketRequest.path { return socketRefusal(request, isSecure: origin.isSecure) }
    guard DocumentRequest.isDocumentRequest(request.headers) else {
      return text(.forbidden, "This is the address of a page. It cannot be loaded as an image, a script or data.")
    }
    // The connection was reset, so no client receives a response. Without an address, no quota applies.
    guard context.peer != nil else { return text(.serviceUnavailable, "The connection is closed.") }
    return await page(request, from: origin, context)
  }

  // MARK: Page

  private static let pageHeaders: HTTPFields = [
    .contentType: "text/html; charset=utf-8", .cacheControl: "no-store", .vary: "Accept-Encoding",
  ]

  private func page(_ request: Request, from origin: ForwardedRequest, _ context: Context) async -> Response {
    let known = cookies.visitor(in: request.headers[values: .cookie], isSecure: origin.isSecure)
    let visitor = known ?? Visitor(key: .random(), isNew: true)
    let locale = BrowserRegion.locale(accepting: request.headers)
    let window = WindowSizeCookie.window(in: request.headers)
    let opened: OpenedPage
    do throws(SessionStoreError) {
      let scheme = origin.isSecure ? "https" : "http"
      let base = "\(scheme)://\(request.head.authority ?? "localhost")"
      // The root path opens no address in the app.
      let target = request.head.path.flatMap { $0 == "/" ? nil : base + $0 }
      var configuration = SessionConfiguration(url: target)
      configuration.locale = locale
      configuration.setWindow(window)
      // A page that is requested by HEAD never connects, because the response has no body (RFC 9110, section 9.3.2).
      if request.method == .head {
        opened = try await store.renderWithoutSession(configuration, for: visitor, at: origin.client)
      } else {
        let claim = known.flatMap { TabCookie.claim(in: request.headers[values: .cookie], of: $0) }
        opened = try await store.open(
          configuration, for: visitor, at: origin.client, target: request.head.path ?? "/", continuing: claim)
      }
    } catch {
      return refusal(error)
    }
    let opening = OpeningStyles(opened.openings).map { (styles: $0, nonce: SecurityHeaders.nonce()) }
    let html = HTMLPage.render(
      appName: appName, title: PageTitle.of(opened.root, appName: appName, windowWidth: window.width),
      language: PageLanguage.ofApp(for: locale),
      body: HTMLRenderer.body(of: opened.root), token: opened.token.rawValue, continuation: opened.continuation,
      opening: opening, location: opened.location.json,
      fileVersion: assets.version, notices: opened.root.content.strings(.partNames),
      maximumTextLength: limits.maximumTextLength)
    let body = ByteBuffer(string: html)
    if request.method != .head { await opened.request.hold(bytes: body.readableBytes, writtenTo: context.channel) }
    let status: HTTPResponse.Status = opened.isNotFound ? .notFound : .ok
    var response = Response(status: status, headers: Self.pageHeaders, body: ResponseBody(byteBuffer: body))
    if let opening { response.headers[.contentSecurityPolicy] = SecurityHeaders.contentSecurityPolicy(nonce: opening.nonce) }
    if visitor.isNew { response.setCookie(cookies.cookie(for: visitor, isSecure: origin.isSecure)) }
    return response
  }

  private func refusal(_ error: SessionStoreError) -> Response {
    let (status, reason): (HTTPResponse.Status, String) =
      switch error {
      case .full: (.serviceUnavailable, "All places in \(appName) are taken. Please try again in a moment.")
      case .crowded:
        (.tooManyRequests, "Too many pages of \(appName) are open from your network. Close one, or try again in a moment.")
      case .outOfMemory: (.serviceUnavailable, "\(appName) has no memory left for now. Please try again in a moment.")
      case .stopping: (.serviceUnavailable, "\(appName) is shutting down.")
      }
    return text(status, reason, headers: [.retryAfter: "30"])
  }

  // MARK: Others

  /// The response with the health of the host, for supervisors and load balancers. It is created off the main actor.
  private func healthReport() -> Response {
    let (status, json): (HTTPResponse.Status, String) =
      switch health.status {
      case .ok: (.ok, #"{"status":"ok"}"#)
      case .stopping: (.serviceUnavailable, #"{"status":"stopping"}"#)
      case .unresponsive(let duration):
        (.serviceUnavailable, #"{"status":"unresponsive","seconds":\#(duration.components.seconds)}"#)
      }
    return Response(
      status: status, headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: json)))
  }

  private func file(_ asset: WebAsset, _ request: Request) -> Response {
    let isVersioned = request.uri.query == "v=\(assets.version)"
    let variant = asset.variant(accepting: request.headers[values: .acceptEncoding])
    var headers: HTTPFields = [
      .contentType: asset.contentType, .eTag: variant.etag, .vary: "Accept-Encoding",
      .cacheControl: isVersioned ? "public, max-age=31536000, immutable" : "no-cache",
    ]
    if EntityTag.matches(request.headers[values: .ifNoneMatch], variant.etag) {
      return Response(status: .notModified, headers: headers)
    }
    if let coding = variant.coding { headers[.contentEncoding] = coding }
    // A file is compressed once, when the host starts.
    Compression.exempt(&headers)
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: variant.body))
  }

  /// The response with a picture of the app's asset catalogs, whose path changes with its content.
  private func picture(_ path: String, _ request: Request) -> Response {
    guard let file = AssetLibrary.ofProgram.file(at: path) else { return text(.notFound, "There is no such file.") }
    let etag = "\"\(file.fingerprint)\""
    let headers: HTTPFields = [
      .contentType: file.contentType, .eTag: etag, .cacheControl: "public, max-age=31536000, immutable",
    ]
    if EntityTag.matches(request.headers[values: .ifNoneMatch], etag) {
      return Response(status: .notModified, headers: headers)
    }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.data)))
  }

  /// Returns the reason why a request does not get a WebSocket (RFC 6455, section 4.2.2).
  private func socketRefusal(_ request: Request, isSecure: Bool) -> Response {
    let socketRequest = SocketRequest(
      target: SocketRequest.path, host: request.head.authority.map { [$0] } ?? [], origin: request.headers[values: .origin],
      key: request.headers[values: .secWebSocketKey], versions: request.headers[values: .secWebSocketVersion],
      isSecure: isSecure)
    if !socketRequest.hasOwnOrigin, !socketRequest.origin.isEmpty || !socketRequest.key.isEmpty {
      return text(.forbidden, "Only pages of this host can open the socket.")
    }
    return text(
      .upgradeRequired, "The socket requires the WebSocket protocol.",
      headers: [.upgrade: "websocket", .secWebSocketVersion: SocketRequest.version])
  }

  func text(_ status: HTTPResponse.Status, _ body: String, headers: HTTPFields = [:]) -> Response {
    var headers = headers
    headers[.contentType] = "text/plain; charset=utf-8"
    headers[.cacheControl] = "no-store"
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: body + "\n")))
  }
}
