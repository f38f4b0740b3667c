import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The requests with which pages upload and download files.
extension WebResponder {
  /// The start of the paths. An app cannot use them.
  static var filesPrefix: String { "/transfer/" }
  private static var importPath: String { filesPrefix + "import" }
  private static var exportPath: String { filesPrefix + "export" }
  /// The number of bytes of a download that are read at once.
  private static var downloadedPart: Int { 64 * 1024 }

  func files(_ path: String, _ request: Request, _ context: Context) async -> Response {
    do throws(FileRefusal) {
      let origin = ForwardedRequest(request.headers, from: context.peer, isTrusted: trustsForwardedHeaders, isSecure: isSecure)
      guard context.peer != nil else { throw .foreign }
      guard let visitor = cookies.visitor(in: request.headers[values: .cookie], isSecure: origin.isSecure), !visitor.isNew else {
        throw .unknownSession
      }
      switch (request.method, path) {
      case (.post, Self.importPath):
        try checkOrigin(of: request, path, isSecure: origin.isSecure)
        return try await receiveChunk(request, visitor, origin.client, context)
      case (.post, Self.exportPath):
        try checkOrigin(of: request, path, isSecure: origin.isSecure)
        return try await export(request, visitor, origin.client)
      case (.get, _):
        return try await download(String(path.dropFirst(Self.filesPrefix.count)), request, visitor, origin.client, context)
      default: throw .malformed
      }
    } catch {
      // The rest of a request body is not read.
      return text(error.status, error.explanation, headers: [.connection: "close"])
    }
  }

  /// Browsers set the origin of each such request, and scripts cannot.
  private func checkOrigin(of request: Request, _ path: String, isSecure: Bool) throws(FileRefusal) {
    let socketRequest = SocketRequest(
      target: path, host: request.head.authority.map { [$0] } ?? [], origin: request.headers[values: .origin], key: [],
      versions: [], isSecure: isSecure)
    guard socketRequest.hasOwnOrigin else { throw .foreign }
  }

  // MARK: Uploads

  private func receiveChunk(
    _ request: Request, _ visitor: Visitor, _ client: ClientAddress, _ context: Context
  ) async throws(FileRefusal) -> Response {
    let chunk = try FileChunk(request)
    let keys = SessionKeys(token: try FileRequestHead(request).token, visitor: visitor)
    let abort: @Sendable () -> Void = { [channel = context.channel] in channel.close(promise: nil) }
    let accepted = try await store.accept(chunk, of: keys, from: client, abort: abort)
    let memory = store.memory.begin(at: client, abort: abort)
    let outcome = await receive(request, as: accepted, counting: memory)
    memory.end()
    accepted.use.end()
    try await store.finish(accepted, outcome, from: client)
    return Response(status: .noContent, headers: [.cacheControl: "no-store"])
  }

  /// Reads the bytes of a chunk, and writes them to the disk.
  private func receive(
    _ request: Request, as accepted: AcceptedChunk, counting memory: TransferBytes
  ) async -> AcceptedChunk.Outcome {
    var body = Data()
    do {
      for try await part in request.body {
        guard part.readableBytes <= accepted.chunk.length - body.count else { return .incomplete }
        guard memory.add(part.readableBytes) else { return .refused }
        body.append(contentsOf: part.readableBytesView)
      }
    } catch {
      return .incomplete
    }
    guard body.count == accepted.chunk.length else { return .incomplete }
    return await store.disk.write(body, to: accepted.file, at: accepted.chunk.offset) ? .stored : .failed
  }

  // MARK: Downloads

  private func export(_ request: Request, _ visitor: Visitor, _ client: ClientAddress) async throws(FileRefusal) -> Response {
    let head = try FileRequestHead(request)
    let tokens = try await store.export(
      head.target, generation: head.generation, for: SessionKeys(token: head.token, visitor: visitor), from: client)
    let paths = tokens.map { Self.filesPrefix + $0.rawValue }
    return Response(
      status: .ok, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: paths.joined(separator: "\n"))))
  }

  private func download(
    _ token: String, _ request: Request, _ visitor: Visitor, _ client: ClientAddress, _ context: Context
  ) async throws(FileRefusal) -> Response {
    if let site = HTTPField.Name("Sec-Fetch-Site").flatMap({ request.headers[$0] }), site != "same-origin", site != "none" {
      throw .foreign
    }
    let token = SessionToken(rawValue: token)
    guard token.isWellFormed else { throw .unknownSession }
    let file = try await store.openDownload(token, for: visitor, from: client) { [channel = context.channel] in
      channel.close(promise: nil)
    }
    var headers: HTTPFields = [
      .contentType: "application/octet-stream", .contentDisposition: FileName.disposition(file.name), .cacheControl: "no-store",
    ]
    if let field = HTTPField.Name("Cross-Origin-Resource-Policy") { headers[field] = "same-origin" }
    Compression.exempt(&headers)
    let body = ResponseBody(contentLength: file.size) { [store] writer in
      do {
        try await write(file, to: &writer)
        try await writer.finish(nil)
      } catch {
        await store.finish(file.download, isWritten: false, from: client)
        throw error
      }
      await store.finish(file.download, isWritten: true, from: client)
    }
    return Response(status: .ok, headers: headers, body: body)
  }

  private func write(_ file: FileDownload, to writer: inout any ResponseBodyWriter) async throws {
    defer {
      try? file.handle.close()
      file.use.end()
    }
    var remaining = file.size
    while remaining > 0 {
      let count = min(remaining, Self.downloadedPart)
      let part = try await store.disk.read(file.handle, count: count)
      guard part.count == count, !file.use.isAborted else { throw FileRefusal.refused(.failed) }
      try await writer.write(ByteBuffer(bytes: part))
      remaining -= count
    }
  }
}
