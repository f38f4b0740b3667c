import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Transferable values")
struct TransferTests {
  struct Meters: Codable, Hashable, Transferable {
    let meters: Int

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: { "\($0.meters) m" })
    }
  }

  struct Name: Transferable {
    let name: String

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation {
        $0.name
      } importing: {
        Name(name: $0)
      }
    }
  }

  /// A value whose conversion waits.
  struct Slow: Hashable, Transferable {
    let text: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .utf8PlainText) { slow in
        await Task.yield()
        return Data(slow.text.utf8)
      }
    }
  }

  private struct Places<Source: Transferable, Target: Transferable>: View {
    let source: Source
    let describe: (Target) -> String
    @State private var log = "nothing"

    var body: some View {
      Text("card").draggable(source)
      Text("place").dropDestination(for: Target.self) { items, _ in
        log = items.map(describe).joined()
        return true
      }
      Text(log)
    }
  }

  @Test("A value of an own type is dropped as itself, and as the type of its proxy")
  func proxies() throws {
    let same = TestApp { Places(source: Meters(meters: 3)) { (value: Meters) in "\(value.meters)" } }
    try same.drag("card", onto: "place")
    #expect(same.exists("3"))
    let proxy = TestApp { Places(source: Meters(meters: 3)) { (text: String) in text } }
    try proxy.drag("card", onto: "place")
    #expect(proxy.exists("3 m"))
  }

  @Test("A drop place imports from a proxy of its type")
  func importing() async throws {
    let app = TestApp { Places(source: "Ada") { (name: Name) in "name \(name.name)" } }
    try app.drag("card", onto: "place")
    try await app.settle { app.exists("name Ada") }
  }

  @Test("A drop place does not take values without a common representation")
  func refusal() throws {
    let app = TestApp { Places(source: Name(name: "Ada")) { (value: Meters) in "\(value.meters)" } }
    try app.drag("card", onto: "place")
    #expect(app.exists("nothing"))
  }

  @Test("A share link shares the proxy of an own type, and loads one that waits")
  func sharing() async throws {
    let app = TestApp {
      ShareLink(item: Meters(meters: 5), preview: SharePreview("Length"))
      ShareLink("Slow", item: Slow(text: "loaded"), preview: SharePreview("Slow"))
    }
    func shared(_ app: TestApp) -> [String] {
      app.elements(.button).filter { $0.content.string(.kind) == "share" }.compactMap { $0.content.string(.value) }
    }
    app.session.settle()
    #expect(shared(app).first == "5 m")
    try await app.settle { shared(app).last == "loaded" }
  }

  @Test("A paste button creates values of an own type")
  func pasting() async throws {
    struct Screen: View {
      @State private var name = "none"
      var body: some View {
        PasteButton(payloadType: Name.self) { name = $0[0].name }
        Text("Name: \(name)")
      }
    }
    let app = TestApp { Screen() }
    try app.paste("Grace")
    try await app.settle { app.exists("Name: Grace") }
  }

  @Test("Values that are dropped on a row are inserted before it")
  func insertion() throws {
    struct Screen: View {
      @State private var names = ["a", "b"]
      var body: some View {
        Text("card").draggable("new")
        List {
          ForEach(names, id: \.self) { Text($0) }
            .dropDestination(for: String.self) { names.insert(contentsOf: $0, at: $1) }
        }
        Text("names \(names.joined(separator: " "))")
      }
    }
    let app = TestApp { Screen() }
    try app.drag("card", onto: "b")
    #expect(app.exists("names a new b"))
  }
}
