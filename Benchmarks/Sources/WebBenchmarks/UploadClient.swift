import Foundation

/// A client that uploads the beginning of a file repeatedly, each time as a new file. It announces the maximum size and sends one
/// byte, so that the host creates and removes a file for each request.
final class UploadClient {
  private let port: Int
  private let request: [UInt8]
  private var descriptor: Int32 = -1
  private var place = [UInt8](repeating: 0, count: 1 << 14)

  /// - Parameter line: Tab-separated fields: the cookie, the token of the session, and the number of the element of the dialog.
  init(_ line: String, port: Int) throws {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw Load.BadScript(line: line) }
    self.port = port
    let lines = [
      "POST /transfer/import?e=\(parts[2])&g=0&n=1&i=0&s=67108864&o=0 HTTP/1.1", "Host: 127.0.0.1:\(port)",
      "Origin: http://127.0.0.1:\(port)", "Cookie: \(parts[0])", "Navigator-Session: \(parts[1])", "Navigator-Name: a.txt",
      "Content-Length: 1", "", "x",
    ]
    request = Array(lines.joined(separator: "\r\n").utf8)
    descriptor = try LoadClient.open(port: port)
  }

  deinit { close(descriptor) }

  /// Sends requests at once, on a new connection if the host has closed the former one.
  func upload(_ count: Int) throws {
    let bytes = Array(repeatElement(request, count: count).joined())
    if Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_DONTWAIT)) > 0 { return }
    guard errno != EAGAIN else { return }
    close(descriptor)
    descriptor = try LoadClient.open(port: port)
  }

  /// Reads the available bytes of the answers without waiting.
  func discard() {
    while recv(descriptor, &place, place.count, Int32(MSG_DONTWAIT)) > 0 {}
  }
}
