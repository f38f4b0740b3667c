import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Formats of addresses")
struct URLFormatTests {
  private let page = URL(string: "https://ann:secret@example.com:8080/a%20b/c?query=1#part")

  @Test("A text shows the parts of an address that its format selects")
  func texts() throws {
    let page = try #require(page)
    let app = TestApp {
      VStack {
        Text(page, format: .url)
        Text(page, format: .url.scheme(.never).path(.never))
        Text(page, format: .url.user().password().port().query().fragment())
        Text(page, format: .url.scheme(.omitWhen(.host, matches: ["example.com"])).query(.displayWhen(.scheme, matches: ["ftp"])))
      }
    }
    #expect(
      app.visibleTexts == [
        "https://example.com/a%20b/c", "example.com",
        "https://ann:secret@example.com:8080/a%20b/c?query=1#part", "example.com/a%20b/c",
      ])
    #expect(URL.FormatStyle().format(try #require(URL(string: "mailto:a@b.c"))) == "mailto:a@b.c")
    #expect(URL.FormatStyle().format(try #require(URL(string: "ftp://a.b:21/x"))) == "ftp://a.b:21/x")
  }

  private struct Field: View {
    @State private var address: URL?
    var body: some View {
      VStack {
        TextField("Address", value: $address, format: .url)
        Text(address?.absoluteString ?? "None")
      }
    }
  }

  @Test("A text field reads addresses with a scheme and a server")
  func field() throws {
    let app = TestApp { Field() }
    try app.type("https://example.com/x", into: "Address")
    try app.submit(in: "Address")
    #expect(app.exists("https://example.com/x"))
    let other = TestApp { Field() }
    try other.type("no address", into: "Address")
    try other.submit(in: "Address")
    #expect(other.exists("None"))
  }

  @Test("The rules for reading an address require, permit or replace its parts")
  func parsing() throws {
    let strategy = URL.ParseStrategy(scheme: .defaultValue("https"), host: .optional, path: .required)
    #expect(try strategy.parse(" example/x \n").absoluteString == "https:example/x")
    #expect(throws: CocoaError.self) { try strategy.parse("ftp://example.com") }
    #expect(throws: CocoaError.self) { try URL.ParseStrategy.url.parse("example.com") }
    #expect(throws: CocoaError.self) { try URL.ParseStrategy.url.parse("https://") }
    let format = URL.FormatStyle.url.query()
    #expect(try JSONDecoder().decode(URL.FormatStyle.self, from: JSONEncoder().encode(format)) == format)
  }
}
