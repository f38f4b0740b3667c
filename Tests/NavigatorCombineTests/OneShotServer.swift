import Foundation
import Glibc

/// An HTTP server on the loopback address that answers a few requests, one after another.
final class OneShotServer: Sendable {
  enum Failure: Error {
    case cannotListen
  }

  let url: URL

  /// Starts a server that sends the answers, one for each connection, and then closes.
  ///
  /// - Parameter start: A semaphore for which the server waits before it accepts connections.
  init(answers: [String], after start: DispatchSemaphore? = nil) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port: UInt16? = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        guard bind(listener, $0, length) == 0, listen(listener, 4) == 0, getsockname(listener, $0, &length) == 0 else {
          return nil
        }
        return $0.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt16(bigEndian: $0.pointee.sin_port) }
      }
    }
    guard let port, let url = URL(string: "http://127.0.0.1:\(port)/") else { throw Failure.cannotListen }
    self.url = url
    Thread.detachNewThread {
      start?.wait()
      for answer in answers { Self.respond(listener, answer) }
      close(listener)
    }
  }

  private static func respond(_ listener: Int32, _ answer: String) {
    let connection = accept(listener, nil, nil)
    guard connection >= 0 else { return }
    var request = [UInt8](repeating: 0, count: 4096)
    _ = recv(connection, &request, request.count, 0)
    let response = "HTTP/1.1 200 OK\r\nContent-Length: \(answer.utf8.count)\r\nConnection: close\r\n\r\n\(answer)"
    let bytes = Array(response.utf8)
    // The client may have closed the connection.
    _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    close(connection)
  }
}
