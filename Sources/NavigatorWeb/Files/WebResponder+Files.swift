import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOPosix

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
        return try await receiveChunk(request, visitor, origin.client)
      case (.post, Self.exportPath):
        try checkOrigin(of: request, path, isSecure: origin.isSecure)
        return try await export(request, visitor, origin.client)
      case (.get, _):
        return try await download(String(path.dropFirst(Self.filesPrefix.count)), request, visitor, origin.client)
      default: throw .malformed
      }
    } catch {
      // The rest of a request body is not read.
      return text(error.status, error.explanation, headers: [.connection: "close"])
    }
  }

  /// Browsers set the origin of each such request, and scripts cannot.
  private func checkOrigin(of request: Request, _ path: String, isSecure: Bool) throws(FileRefusal) {
    let asked = SocketRequest(
      target: path, host: request.head.authority.map { [$0] } ?? [], origin: request.headers[values: .origin], key: [],
      versions: [], isSecure: isSecure)
    guard asked.hasOwnOrigin else { throw .foreign }
  }

  // MARK: Uploads

  private func receiveChunk(_ request: Request, _ visitor: Visitor, _ client: ClientAddress) async throws(FileRefusal) -> Response
  {
    let chunk = try FileChunk(request)
    let keys = SessionKeys(token: try FileRequestHead(request).token, visitor: visitor)
    guard store.queuedBytes.total + chunk.length <= store.queuedBytes.limit else { throw .busy }
    store.queuedBytes.change(by: chunk.length)
    defer { store.queuedBytes.change(by: -chunk.length) }
    let accepted = try await store.accept(chunk, of: keys)
    var isStored = false
    if let body = try? await request.body.collect(upTo: FileChunk.maximumLength), body.readableBytes == chunk.length {
      isStored = await Self.write(Data(buffer: body), to: accepted.file, at: chunk.offset)
    }
    try await store.finish(accepted, isStored: isStored, from: client)
    return Response(status: .noContent, headers: [.cacheControl: "no-store"])
  }

  /// Writes bytes to a file that exists, on a thread for blocking work. Returns a Boolean value that indicates success.
  private static func write(_ bytes: Data, to file: URL, at offset: Int) async -> Bool {
    let result: Void? = try? await NIOThreadPool.singleton.runIfActive {
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      try handle.seek(toOffset: UInt64(offset))
      try handle.write(contentsOf: bytes)
    }
    return result != nil
  }

  // MARK: Downloads

  private func export(_ request: Request, _ visitor: Visitor, _ client: ClientAddress) async throws(FileRefusal) -> Response {
    let head = try FileRequestHead(request)
    let export = try await store.beginExport(
      of: head.target, generation: head.generation, for: SessionKeys(token: head.token, visitor: visitor), from: client)
    var isWritten = true
    for (url, bytes) in export.files where isWritten { isWritten = await Self.write(Data(bytes), to: url, at: 0) }
    let paths = try await store.finish(export, isWritten: isWritten).map { Self.filesPrefix + $0.rawValue }
    return Response(
      status: .ok, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: paths.joined(separator: "\n"))))
  }

  private func download(
    _ token: String, _ request: Request, _ visitor: Visitor, _ client: ClientAddress
  ) async throws(FileRefusal) -> Response {
    if let site = HTTPField.Name("Sec-Fetch-Site").flatMap({ request.headers[$0] }), site != "same-origin", site != "none" {
      throw .foreign
    }
    let token = SessionToken(rawValue: token)
    guard token.isWellFormed else { throw .unknownSession }
    let file = try await store.openDownload(token, for: visitor)
    var headers: HTTPFields = [
      .contentType: "application/octet-stream", .contentDisposition: FileName.disposition(file.name), .cacheControl: "no-store",
    ]
    if let field = HTTPField.Name("Cross-Origin-Resource-Policy") { headers[field] = "same-origin" }
    Compression.exempt(&headers)
    let body = ResponseBody(contentLength: file.size) { [store] writer in
      do {
        try await Self.write(file, to: &writer)
        try await writer.finish(nil)
      } catch {
        await store.finish(file.download, isWritten: false, from: client)
        throw error
      }
      await store.finish(file.download, isWritten: true, from: client)
    }
    return Response(status: .ok, headers: headers, body: body)
  }

  private static func write(_ file: FileDownload, to writer: inout any ResponseBodyWriter) async throws {
    defer { try? file.handle.close() }
    var remaining = file.size
    while remaining > 0 {
      let count = min(remaining, downloadedPart)
      let part = try await NIOThreadPool.singleton.runIfActive { try file.handle.read(upToCount: count) ?? Data() }
      guard part.count == count else { throw FileRefusal.refused(.failed) }
      try await writer.write(ByteBuffer(bytes: part))
      remaining -= count
    }
  }
}
