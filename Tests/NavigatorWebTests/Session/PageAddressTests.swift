import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The address that a page shows for the session's location.
@Suite(.timeLimit(.minutes(20)))
struct PageAddressTests {
  @Test("A place without an address has the root address after the page has shown the address of another place")
  func rootAddress() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load("/a")
      let session = try await host.session(0)
      try await host.withSocket { socket in
        try await socket.hello(token, at: "/a")
        try await socket.expect(.text(#"{"t":"ok"}"#))
        // The screen at the requested address may appear later, so the page keeps the address.
        try await session.commit([.remove(4)])
        try await socket.expect(.text(#"{"t":"p","n":1,"o":[["r",4]]}"#))
        await session.setAddress("/a")
        try await session.commit([.remove(3)])
        try await socket.expect(.text(#"{"t":"p","n":2,"o":[["r",3]]}"#))
        try await socket.expect(.text(#"{"t":"at","k":["window"],"u":"/a"}"#))
        await session.setAddress(nil)
        try await session.commit([.remove(2)])
        try await socket.expect(.text(#"{"t":"p","n":3,"o":[["r",2]]}"#))
        try await socket.expect(.text(#"{"t":"at","k":["window"],"u":"/"}"#))
      }
      #expect(try await host.reload(token).html.contains(#"&quot;u&quot;:&quot;/&quot;"#))
    }
  }

  @Test("A page keeps a requested address that the app opens without assigning it to a place")
  func requestedAddress() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load("/a")
      let session = try await host.session(0)
      await session.setAddress("/a")
      #expect(try await host.reload(token, at: "/a").html.contains(#"&quot;u&quot;:&quot;/a&quot;"#))
      await session.setAddress(nil)
      let page = try await host.reload(token, at: "/offer")
      #expect(page.token == token && !page.html.contains("&quot;u&quot;"))
    }
  }
}
