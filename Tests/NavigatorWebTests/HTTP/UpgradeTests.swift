import Foundation
import NIOCore
import NIOPosix
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The upgrade from a connection's first request to its socket.
@Suite(.timeLimit(.minutes(20)))
struct UpgradeTests {
  /// The event loops on which a socket may be.
  enum Place: CaseIterable, Sendable {
    case acceptingLoop, otherLoop, tls
  }

  static func run(_ place: Place, app: FakeApp, body: @escaping @Sendable (TestHost) async throws -> Void) async throws {
    try await TestHost.run(
      app: app, certificate: place == .tls ? try TestCertificate.server() : nil,
      socketLoop: place == .otherLoop ? MultiThreadedEventLoopGroup.singleton.next() : nil, body: body)
  }

  @Test("Frames in the same packet as the upgrade request are handled in order", arguments: Place.allCases)
  func framesWithUpgrade(place: Place) async throws {
    try await Self.run(place, app: FakeApp()) { host in
      let isSecure = place == .tls
      let client = isSecure ? try TestCertificate.client() : nil
      let scheme = isSecure ? "https" : "http"
      let cookie = TestHost.cookie(of: "AAAAAAAAAAAAAAAAAAAAAA", isSecure: isSecure)
      try await RawConnection.with(port: host.port, tls: client) { connection in
        var bytes = RawSocket.handshake(host.authority, scheme: scheme, cookie: cookie)
        bytes += RawSocket.text(#"{"t":"hello","s":"AAAAAAAAAAAAAAAAAAAAAA","u":"/"}"#)
        for number in 1...3 { bytes += RawSocket.text(#"{"t":"e","i":\#(number + 1),"a":"tap","n":\#(number)}"#) }
        bytes += RawSocket.text(#"{"t":"e","i":3,"a":"tap","n":4}"#)
        await connection.send(bytes)
        // The session is found before the frames after its hello are handled.
        var answer = await connection.read { String(decoding: $0, as: UTF8.self).contains(#"{"t":"root""#) }
        await connection.send(RawSocket.frame(0x88, [0x03, 0xE8]))
        answer += await connection.read { RawSocket.closeCode(in: answer + $0) != nil }
        #expect(String(decoding: answer, as: UTF8.self).hasPrefix("HTTP/1.1 101 "))
        #expect(RawSocket.closeCode(in: answer) == 1000)
        let session = try await host.session(0)
        // Elements 2 and 4 accept no tap.
        #expect(await session.events.next() == InputEvent(target: 3, action: .tap))
        #expect(await session.events.next() == InputEvent(target: 3, action: .tap))
        #expect(await session.received == 4)
      }
    }
  }

  @Test("A socket runs on another event loop than the one that accepted it")
  func transfer() async throws {
    try await Self.run(.otherLoop, app: FakeApp()) { host in
      try await host.withPage { socket in
        try await socket.send(#"{"t":"e","i":3,"a":"tap"}"#)
        let session = try await host.session(0)
        #expect(await session.events.next() == InputEvent(target: 3, action: .tap))
        try await session.commit([.remove(4)])
        try await socket.expect(.text(#"{"t":"p","n":1,"o":[["r",4]]}"#))
      }
    }
  }

  @Test("A graceful shutdown closes a socket that has moved to another event loop")
  func transferAndShutdown() async throws {
    try await Self.run(.otherLoop, app: FakeApp()) { host in
      try await host.withPage { socket in
        await host.shutDown()
        try await socket.expect(.text(#"{"t":"bye","reason":"server-stopping"}"#))
        try await socket.expect(.close(code: 1001, reason: "server-stopping"))
      }
    }
  }

  @Test("Sockets leave no open descriptors, whichever side closes them and when", arguments: [Place.acceptingLoop, .otherLoop])
  func descriptors(place: Place) async throws {
    try await Self.run(place, app: FakeApp()) { host in
      func useSockets() async throws {
        for index in 0..<40 {
          try await RawConnection.with(port: host.port) { connection in
            let bytes = RawSocket.handshake(host.authority)
            await connection.send(index % 4 == 0 ? bytes.dropLast(index % 7) : bytes)
            if index % 4 == 1 { return }
            if index % 4 == 2 { await connection.send(RawSocket.frame(0x88, [])) }
            await connection.finish()
            _ = await connection.read()
          }
        }
      }
      try await useSockets()
      let before = Self.openConnections(to: host.port)
      for _ in 0..<3 { try await useSockets() }
      // A descriptor is closed after the client has seen the end of its connection.
      var left = 0
      for _ in 0..<50 {
        left = Self.openConnections(to: host.port)
        if left <= before { break }
        _ = try await host.get("/health")
      }
      #expect(left <= before)
    }
  }

  @Test("A page's files are served while the main actor is busy")
  func busyMainActor() async throws {
    try await Self.run(.otherLoop, app: FakeApp()) { host in
      let isBusy = Signal<Void>()
      let release = DispatchSemaphore(value: 0)
      async let busy: Void = MainActor.run {
        isBusy.fire(())
        release.wait()
      }
      _ = await isBusy.next()
      let response = try? await host.get("/client.js", headers: ["Accept-Encoding": "gzip"])
      release.signal()
      await busy
      #expect(response?.status == .ok)
    }
  }

  /// The number of connections from clients that this process has accepted at a port and not closed.
  private static func openConnections(to port: Int) -> Int {
    let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return descriptors.compactMap { CInt($0) }.count { descriptor in
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isSocket = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) == 0 }
      }
      return isSocket && address.sin_family == sa_family_t(AF_INET) && UInt16(bigEndian: address.sin_port) == UInt16(port)
    }
  }
}
