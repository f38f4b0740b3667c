import HTTPTypes
import Hummingbird
import NavigatorHost

/// A part of a file that a page uploads, without its bytes. The chunks of a file, and the files of a choice, arrive in order.
///
/// Chunks are small, so that each is received within ``WebLimits/idleTimeout`` on a slow network.
struct FileChunk: Hashable, Sendable {
  /// The maximum number of bytes of a chunk. `Client/files.js` has the same number.
  static let maximumLength = 512 * 1024
  /// The maximum number of bytes of an encoded name. A name of 255 characters, which file systems permit, may have 2,295.
  private static let maximumNameLength = 4096

  let target: ElementID
  /// The number of the page that shows the session.
  let generation: Int
  /// The number of chosen files.
  let count: Int
  /// The position of the file among them.
  let index: Int
  /// The number of bytes of the file.
  let size: Int
  /// The number of bytes before the chunk.
  let offset: Int
  /// The number of bytes of the chunk.
  let length: Int
  /// A name without folders, with which a file can be created.
  let name: String

  init(
    target: ElementID, generation: Int, count: Int, index: Int, size: Int, offset: Int, length: Int, name: String
  ) throws(FileRefusal) {
    guard index >= 0, index < count, size >= 0, 0...Self.maximumLength ~= length else { throw .malformed }
    let (end, overflows) = offset.addingReportingOverflow(length)
    // Only an empty file has an empty chunk.
    guard offset >= 0, !overflows, end <= size, length > 0 || size == 0 else { throw .malformed }
    (self.target, self.generation, self.count, self.index) = (target, generation, count, index)
    (self.size, self.offset, self.length, self.name) = (size, offset, length, FileName.safe(name))
  }

  /// Reads the head of a request.
  init(_ request: Request) throws(FileRefusal) {
    let head = try FileRequestHead(request)
    guard let length = request.headers[.contentLength].flatMap({ Int($0) }), request.headers[.transferEncoding] == nil,
      let field = request.headers[FileRequestHead.nameField], field.utf8.count <= Self.maximumNameLength,
      let name = field.removingPercentEncoding,
      let count = head["n"], let index = head["i"], let size = head["s"], let offset = head["o"]
    else { throw .malformed }
    try self.init(
      target: head.target, generation: head.generation, count: count, index: index, size: size, offset: offset,
      length: length, name: name)
  }

  var isFirst: Bool { index == 0 && offset == 0 }
}

/// The fields that all file requests of a page contain.
struct FileRequestHead {
  static let tokenField = HTTPField.Name("Navigator-Session") ?? .authorization
  static let nameField = HTTPField.Name("Navigator-Name") ?? .contentLocation

  let target: ElementID
  let generation: Int
  let token: SessionToken
  private let request: Request

  init(_ request: Request) throws(FileRefusal) {
    self.request = request
    token = SessionToken(rawValue: request.headers[Self.tokenField] ?? "")
    guard token.isWellFormed, let target = Self.number("e", of: request).flatMap({ UInt32(exactly: $0) }),
      let generation = Self.number("g", of: request)
    else { throw .malformed }
    self.target = ElementID(rawValue: target)
    self.generation = generation
  }

  /// Returns a number of the query.
  subscript(name: String) -> Int? { Self.number(name, of: request) }

  private static func number(_ name: String, of request: Request) -> Int? {
    request.uri.queryParameters[Substring(name)].flatMap { Int($0) }
  }
}
