import Foundation

/// A minimal WebSocket client (RFC 6455) for load. It sends the same message repeatedly and counts the answers.
///
/// One thread that never sleeps runs all clients. The server would have to wake a sleeping thread, which is expensive on a
/// virtual machine. Real clients are on other machines.
final class LoadClient {
  let descriptor: Int32
  private let messages: [[UInt8]]
  private var next = 0
  private var received: [UInt8] = []
  private var place = [UInt8](repeating: 0, count: 1 << 16)

  /// Connects, sends the first message, and waits for its answer.
  init(_ script: Load.Script, port: Int) throws {
    messages = script.messages.map(Self.frame)
    descriptor = try Self.open(port: port)
    try send(Self.request(script.cookie, port: port))
    while try !takeResponse() { try receive() }
    guard !script.greeting.isEmpty else { return }
    try send(Self.frame(script.greeting))
    while takeTexts() == 0 { try receive() }
  }

  deinit { close(descriptor) }

  /// Sends the next message.
  func sendNext() throws {
    try send(messages[next])
    next = next + 1 < messages.count ? next + 1 : min(1, messages.count - 1)
  }

  /// Sends the first message `count` times at once.
  func sendFirst(_ count: Int) throws { try send(Array(repeatElement(messages[0], count: count).joined())) }

  /// Sends a ping (section 5.5.2) with a mask, as a client must.
  func ping() throws { try send([0x89, 0x80, 1, 2, 3, 4]) }

  /// Reads the available bytes without waiting or counting.
  func discard() throws { _ = try receiveNow() }

  /// Reads the available bytes without waiting. Returns whether a text was complete.
  func hasReceivedText() throws -> Bool {
    let count = try receiveNow()
    guard count > 0 else { return false }
    received += place[..<count]
    return takeTexts() > 0
  }

  /// Returns the number of bytes that were read. A client that the server has disconnected ends the measurement.
  private func receiveNow() throws -> Int {
    let count = recv(descriptor, &place, place.count, Int32(MSG_DONTWAIT))
    guard count > 0 || count < 0 && [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) else { throw Failure.disconnected }
    return max(0, count)
  }

  /// Reads bytes, waits if there are none, and returns the number of complete texts.
  func receiveTexts() throws -> Int {
    try receive()
    return takeTexts()
  }

  // MARK: Bytes

  /// Returns a connected socket.
  static func open(port: Int) throws -> Int32 {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    let result = withUnsafePointer(to: address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        Foundation.connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw Failure.refused(reason)
    }
    var isOn: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    return descriptor
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

  /// Returns whether the response to the upgrade request is complete, and removes it.
  private func takeResponse() throws -> Bool {
    let head = String(decoding: received, as: UTF8.self)
    guard let end = head.range(of: "\r\n\r\n") else { return false }
    guard head.hasPrefix("HTTP/1.1 101 ") else { throw Failure.refused(String(head[..<end.lowerBound])) }
    received.removeFirst(head[..<end.upperBound].utf8.count)
    return true
  }

  /// Returns a text as one frame (section 5.2) with a mask, as a client must send it.
  private static func frame(_ text: String) -> [UInt8] {
    let mask: [UInt8] = [1, 2, 3, 4]
    let count = text.utf8.count
    let length = count < 126 ? [UInt8(count)] : [126, UInt8(count >> 8), UInt8(count & 0xff)]
    return [0x81, length[0] | 0x80] + length.dropFirst() + mask + zip(text.utf8, 0...).map { $0 ^ mask[$1 % 4] }
  }

  /// Removes the complete frames and returns the number of texts among them.
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
