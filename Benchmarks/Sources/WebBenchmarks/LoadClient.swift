import Foundation

/// A client's end of a WebSocket (RFC 6455), as plain as a load needs it: it says the same words again and again, and counts the
/// answers.
///
/// It is driven from one thread that never sleeps. A thread that sleeps has to be woken by whoever sends it something, which
/// costs the server, and on a virtual machine a lot; real clients are on other machines.
final class LoadClient {
  let descriptor: Int32
  private let message: [UInt8]
  private var received: [UInt8] = []
  private var place = [UInt8](repeating: 0, count: 1 << 16)

  /// Connects, says what comes first, and waits for its answer.
  init(_ script: Load.Script, port: Int) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    message = Self.frame(script.message)
    try connect(to: port)
    try send(Self.request(script.cookie, port: port))
    while try !takeResponse() { try receive() }
    guard !script.greeting.isEmpty else { return }
    try send(Self.frame(script.greeting))
    while takeTexts() == 0 { try receive() }
  }

  deinit { close(descriptor) }

  func say() throws { try send(message) }

  /// Sends the message `count` times at once.
  func say(_ count: Int) throws { try send(Array(repeatElement(message, count: count).joined())) }

  /// Sends a ping (section 5.5.2), masked as a client's has to be.
  func ping() throws { try send([0x89, 0x80, 1, 2, 3, 4]) }

  /// Takes what has come without waiting, and counts nothing.
  func discard() throws { _ = try receiveNow() }

  /// Takes what has come without waiting. Returns whether a text ended with it.
  func hasHeard() throws -> Bool {
    let count = try receiveNow()
    guard count > 0 else { return false }
    received += place[..<count]
    return takeTexts() > 0
  }

  /// Returns how many bytes have come. A client that the server has disconnected measures nothing.
  private func receiveNow() throws -> Int {
    let count = recv(descriptor, &place, place.count, Int32(MSG_DONTWAIT))
    guard count > 0 || count < 0 && [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) else { throw Failure.disconnected }
    return max(0, count)
  }

  /// Takes what has come, and waits where nothing has; how many texts ended with it.
  func hear() throws -> Int {
    try receive()
    return takeTexts()
  }

  // MARK: Bytes

  private func connect(to port: Int) throws {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    let result = withUnsafePointer(to: address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        Foundation.connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure.refused("\(String(cString: strerror(errno)))") }
    var isOn: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  private func send(_ bytes: [UInt8]) throws {
    guard Foundation.send(descriptor, bytes, bytes.count, 0) == bytes.count else { throw Failure.disconnected }
  }

  private func receive() throws {
    let count = recv(descriptor, &place, place.count, 0)
    guard count > 0 else { throw Failure.disconnected }
    received += place[..<count]
  }

  // MARK: Messages

  private static func request(_ cookie: String, port: Int) -> [UInt8] {
    let key = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }).base64EncodedString()
    var lines = [
      "GET /socket HTTP/1.1", "Host: 127.0.0.1:\(port)", "Origin: http://127.0.0.1:\(port)", "Connection: Upgrade",
      "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: \(key)",
    ]
    if !cookie.isEmpty { lines.append("Cookie: \(cookie)") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// Whether the server's answer to the request is there; it is taken away.
  private func takeResponse() throws -> Bool {
    let head = String(decoding: received, as: UTF8.self)
    guard let end = head.range(of: "\r\n\r\n") else { return false }
    guard head.hasPrefix("HTTP/1.1 101 ") else { throw Failure.refused(String(head[..<end.lowerBound])) }
    received.removeFirst(head[..<end.upperBound].utf8.count)
    return true
  }

  /// A text as a frame of its own (section 5.2), masked as a client's has to be.
  private static func frame(_ text: String) -> [UInt8] {
    let mask: [UInt8] = [1, 2, 3, 4]
    let count = text.utf8.count
    let length = count < 126 ? [UInt8(count)] : [126, UInt8(count >> 8), UInt8(count & 0xff)]
    return [0x81, length[0] | 0x80] + length.dropFirst() + mask + zip(text.utf8, 0...).map { $0 ^ mask[$1 % 4] }
  }

  /// Takes away the frames that are there as a whole; how many of them are texts.
  private func takeTexts() -> Int {
    var texts = 0
    var begin = 0
    while let frame = Self.frame(in: received[begin...]) {
      if frame.isText { texts += 1 }
      begin = frame.end
    }
    received.removeFirst(begin)
    return texts
  }

  private static func frame(in bytes: ArraySlice<UInt8>) -> (isText: Bool, end: Int)? {
    guard bytes.count >= 2 else { return nil }
    let short = Int(bytes[bytes.startIndex + 1] & 0x7f)
    let lengthBytes = short < 126 ? 0 : short == 126 ? 2 : 8
    let head = bytes.prefix(2 + lengthBytes)
    guard head.count == 2 + lengthBytes else { return nil }
    let count = lengthBytes == 0 ? short : head.dropFirst(2).reduce(0) { $0 << 8 | Int($1) }
    guard bytes.endIndex - head.endIndex >= count else { return nil }
    return (bytes[bytes.startIndex] & 0x0f == 1, head.endIndex + count)
  }

  enum Failure: Error {
    case refused(String)
    case disconnected
  }
}
