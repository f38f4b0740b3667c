import NavigatorHTML
import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorWeb

@Suite(.timeLimit(.minutes(20)))
struct SocketTests {
  @Test("A page's script connects to its session and sends events to it")
  func pageScriptConnectsSession() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { socket in
        try await socket.send(#"{"t":"e","i":3,"a":"tap"}"#)
        let session = try await host.session(0)
        #expect(await session.events.next() == InputEvent(target: 3, action: .tap))
        #expect(await host.app.sessions.count == 1)
      }
    }
  }

  @Test("Patches are sent as operations, with several updates of an element as one")
  func patchesSentOperationsSeveral() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { socket in
        let session = try await host.session(0)
        let added = Element(id: 9, role: .text, content: [.text: "New"])
        try await session.commit([
          .update(2, text: "One"), .insert(added, parent: 1, before: 3), .update(2, text: "Two"),
          .move(3, before: 2), .remove(4), .openURL("https://swift.org"), .openURL("javascript:alert(1)"),
        ])
        let updated = HTMLRenderer.shell(of: Element(id: 2, role: .text, content: [.text: "Two"]))
        let expected = ServerFrame.patches(
          [
            .insert(html: HTMLRenderer.html(of: added), parent: 1, before: 3), .move(3, before: 2), .remove(4),
            .open(url: "https://swift.org"), .update(2, html: updated),
          ], batch: 1)
        try await socket.expect(.text(expected.json))
      }
    }
  }

  @Test("A change of a text is sent as text, as an HTML parser would read it")
  func changeTextSentText() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { socket in
        let session = try await host.session(0)
        try await session.commit([.updateText(2, "<b>")])
        try await socket.expect(.text(#"{"t":"p","n":1,"o":[["t",2,"<b>"]]}"#))
        try await session.commit([.updateText(2, "a\0b\r\nc\rd")])
        try await socket.expect(.text(ServerFrame.patches([.text(2, "a\u{FFFD}b\nc\nd")], batch: 2).json))
        try await session.commit([.updateText(2, "Late"), .update(2, text: "Late", style: [.opacity(0.5)])])
        let styled = HTMLRenderer.shell(of: Element(id: 2, role: .text, content: [.text: "Late"], style: [.opacity(0.5)]))
        try await socket.expect(.text(ServerFrame.patches([.update(2, html: styled)], batch: 3).json))
      }
    }
  }

  @Test("Two tabs are two sessions")
  func twoTabsTwoSessions() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { first in
        try await host.withPage { second in
          try await host.session(1).commit([.remove(4)])
          try await second.expect(.text(#"{"t":"p","n":1,"o":[["r",4]]}"#))
          try await host.session(0).commit([.remove(2)])
          try await first.expect(.text(#"{"t":"p","n":1,"o":[["r",2]]}"#))
        }
      }
    }
  }

  @Test("Changes between the rendering of a page and its connection are sent")
  func changesBetweenRenderingPage() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      try await session.commit([.update(2, text: "Later")])
      try await host.withSocket { socket in
        try await socket.send(#"{"t":"hello","s":"\#(token)"}"#)
        let updated = HTMLRenderer.shell(of: Element(id: 2, role: .text, content: [.text: "Later"]))
        try await socket.expect(.text(ServerFrame.patches([.update(2, html: updated)], batch: 1).json))
        try await socket.expect(.text(#"{"t":"ok"}"#))
      }
    }
  }

  @Test("Messages that a page sends before the answer are handled in order")
  func messagesPageSendsAnswer() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      try await host.withSocket { socket in
        try await socket.send(#"{"t":"hello","s":"\#(token)"}"#)
        // More messages than are read while the session has not handled the first.
        for number in 1...200 { try await socket.send(#"{"t":"e","i":3,"a":"tap","n":\#(number)}"#) }
        for _ in 1...200 { #expect(await session.events.next() == InputEvent(target: 3, action: .tap)) }
        #expect(await session.received == 200)
      }
    }
  }

  @Test("A second connection of a page replaces the first")
  func secondConnectionPageReplaces() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      try await host.withSocket { first in
        try await first.send(#"{"t":"hello","s":"\#(token)"}"#)
        try await first.expect(.text(#"{"t":"ok"}"#))
        try await host.withSocket { second in
          try await second.send(#"{"t":"hello","s":"\#(token)"}"#)
          try await second.expect(.text(#"{"t":"ok"}"#))
          try await first.expect(.text(#"{"t":"bye","reason":"replaced"}"#))
          try await first.expect(.close(code: 1000, reason: "replaced"))
        }
      }
    }
  }

  @Test("A connection whose session is found late does not replace the newer connection of the page")
  func connectionWhoseSessionFound() async throws {
    let store = SlowStore()
    try await TestHost.run(app: FakeApp(), store: store) { host in
      try await host.withSocket { older in
        try await older.hello("BBBBBBBBBBBBBBBBBBBBBA")
        let late = await store.asked.next()
        try await host.withSocket { newer in
          try await newer.hello("BBBBBBBBBBBBBBBBBBBBBA")
          await store.asked.next()?.fire(())
          _ = try await newer.rebuilt()
          _ = try await newer.next()  // The location.
          late?.fire(())
          try await older.expect(.text(#"{"t":"bye","reason":"replaced"}"#))
          try await older.expect(.close(code: 1000, reason: "replaced"))
          try await host.session(0).commit([.remove(4)])
          try await newer.expect(.text(#"{"t":"p","n":2,"o":[["r",4]]}"#))
        }
      }
      #expect(await host.app.sessions.count == 1)
    }
  }

  @Test("A connection that has ended when its session is found replaces no other")
  func connectionEndedSessionFound() async throws {
    let store = SlowStore()
    try await TestHost.run(app: FakeApp(), store: store) { host in
      try await host.withSocket { live in
        try await live.hello("BBBBBBBBBBBBBBBBBBBBBA")
        let early = await store.asked.next()
        try await host.withSocket { gone in
          try await gone.hello("BBBBBBBBBBBBBBBBBBBBBA")
          let late = await store.asked.next()
          try await gone.send(.connectionClose, [0x03, 0xE8])
          try await gone.expect(.close(code: 1000, reason: ""))
          early?.fire(())
          _ = try await live.rebuilt()
          _ = try await live.next()  // The location.
          late?.fire(())
        }
        _ = try await host.get("/")
        try await host.session(0).commit([.remove(4)])
        try await live.expect(.text(#"{"t":"p","n":2,"o":[["r",4]]}"#))
      }
    }
  }
}
