import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorWeb

/// The messages about locations between a page and its session.
@Suite struct LocationWireTests {
  @Test("A location is encoded as keys and a path")
  func locationEncodedKeysPath() {
    let places = [
      Location.Place(.window, id: 1), Location.Place(.root, id: 2), Location.Place(.screen, id: 3, address: "/a b\"c"),
    ]
    let unreadable = Location(places: places)
    #expect(unreadable.json == #"{"k":["window","root:","screen:/a b\"c"]}"#)
    let shop = Location(places: places.dropLast() + [Location.Place(.screen, id: 3, address: "https://a.example/b?c=d#e")])
    #expect(shop.json == #"{"k":["window","root:","screen:https://a.example/b?c=d#e"],"u":"/b?c=d"}"#)
    #expect(
      ServerFrame.location(Location(places: [Location.Place(.window, id: 1, address: "/")]), answering: 3).json
        == #"{"t":"at","k":["window"],"u":"/","a":3}"#)
  }

  private func decode(_ json: String) throws -> ClientFrame { try ClientFrameDecoder().decode(Array(json.utf8)) }

  @Test("A history traversal is decoded from a message")
  func historyTraversalDecodedMessage() throws {
    #expect(
      try decode(#"{"t":"go","p":["window","tab:/home"],"u":"/home?x=1","n":2}"#)
        == .traverse(keys: ["window", "tab:/home"], address: "/home?x=1", question: 2))
    #expect(try decode(#"{"t":"go","p":[],"n":0}"#) == .traverse(keys: [], address: nil, question: 0))
  }

  @Test(
    "An invalid history traversal is refused with the reason",
    arguments: [
      (#"{"t":"go","n":1}"#, ClientFrameError.missing(field: "p")), (#"{"t":"go","p":[]}"#, .missing(field: "n")),
      (#"{"t":"go","p":[],"n":-1}"#, .invalid(field: "n")), (#"{"t":"go","p":[1],"n":1}"#, .invalid(field: "p")),
      (#"{"t":"go","p":[],"n":1,"u":"//evil.example/"}"#, .invalid(field: "u")),
      (#"{"t":"go","p":[],"n":1,"u":"javascript:alert(1)"}"#, .invalid(field: "u")),
      (#"{"t":"go","p":[],"n":1,"u":"home"}"#, .invalid(field: "u")),
      (#"{"t":"go","p":[],"n":1,"u":"/a b"}"#, .invalid(field: "u")),
    ])
  func invalidHistoryTraversalRefused(json: String, error: ClientFrameError) {
    #expect(throws: error) { try decode(json) }
  }

  @Test("A page with a thousand screens can go back and connect again")
  func pageThousandScreensCan() throws {
    let keys = ["window", "tab:/home", "root:"] + (0..<1_000).map { "screen:/home/page-n/\($0)" }
    let list = keys.map { "\"\($0)\"" }.joined(separator: ",")
    #expect(try decode(#"{"t":"go","n":1,"p":[\#(list)]}"#) == .traverse(keys: keys, address: nil, question: 1))
    guard case .hello(let hello) = try decode(#"{"t":"hello","s":"s","p":[\#(list)]}"#) else {
      Issue.record("no hello")
      return
    }
    #expect(hello.keys == keys)
  }

  @Test("The number of places that a page may send is bounded")
  func numberPlacesPageMay() {
    var decoder = ClientFrameDecoder()
    decoder.limits.maximumPlaces = 2
    #expect(throws: ClientFrameError.invalid(field: "p")) {
      try decoder.decode(Array(#"{"t":"go","p":["a","b","c"],"n":1}"#.utf8))
    }
  }
}
