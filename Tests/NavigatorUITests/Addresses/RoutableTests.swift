import Foundation
import NavigatorTesting
import NavigatorUI
import TestSupport
import Testing

@Routable
nonisolated private enum RoomDestinations: Hashable {
  case page2
  case pageN(Int)
  case search(String, sort: Sorting = .name, tags: [String], last: Int?)
}

@Routable("orders")
nonisolated private enum Ambiguous: Hashable {
  case order(String)
  @Address("orders/:number")
  case byNumber(number: Int)
  @Address("orders/latest")
  case latest
  @Address("orders/:id/lines")
  case lines(id: String)
  @Address("orders/latest/:0")
  case part(String)
}

@Suite("Typed addresses")
nonisolated struct RoutableTests {
  @Test("The address of a case consists of the enum's name, the case's name and its values, and is read back")
  func names() throws {
    #expect(try RoomDestinations.page2.address == "/room/page2")
    #expect(try RoomDestinations.pageN(55).address == "/room/page-n/55")
    #expect(try RoomDestinations(address: "/room/page-n/55") == .pageN(55))
    #expect(try RoomDestinations(address: "room/page2/") == .page2)
    #expect(try EveryPlace.start.address == "/start")
    #expect(try EveryPlace.leaf(.leaf(3)).address == "/leaf/leaf/3")
    #expect(try EveryPlace.left(.leaf(.list)).address == "/left/leaf/list")
  }

  @Test("Optional values are in the query, and default values are not written")
  func query() throws {
    #expect(try RoomDestinations.search("tea", tags: [], last: nil).address == "/room/search/tea")
    let all = RoomDestinations.search("a b", sort: .price, tags: ["x", "y&z"], last: 3)
    #expect(try all.address == "/room/search/a%20b?sort=price&tags=x&tags=y%26z&last=3")
    #expect(try RoomDestinations(address: "/room/search/a%20b?last=3&tags=x&other=1&tags=y%26z&sort=price") == all)
    #expect(try EveryPlace.line(id: 7, line: "2", tab: .name).address == "/orders/7/lines/2?t=name")
    #expect(try EveryPlace.maybe(nil, order: nil, from: nil).address == "/maybe?order=")
    #expect(try EveryPlace(address: "/maybe") == .maybe(nil, order: .price, from: nil))
  }

  @Test(
    "The host of a custom scheme is the first segment, and that of a web address is not",
    arguments: [
      "shop://room/page-n/55", "shop:///room/page-n/55", "shop:/room/page-n/55", "https://example.com/room/page-n/55",
      "HTTP://localhost:8080/room/page-n/55/", "/room/page%2Dn/55?utm=x#top", "//example.com/room/page-n/55",
    ])
  func urls(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(try RoomDestinations(address: url) == .pageN(55))
  }

  @Test(
    "Texts that resemble other parts of an address are preserved",
    arguments: ["", ".", "..", "~", "~.", "~~", "a/b", "%2F", "%2e%2e", "日本", "a+b c", "\u{0}", "../../etc", "?a=b#c", "~ann"])
  func texts(text: String) throws {
    let address = try EveryPlace.text(text).address
    #expect(try EveryPlace(address: address) == .text(text))
    #expect(!address.contains("//") && !address.hasSuffix("/") && !address.hasSuffix("/."))
    // The path that a browser or a proxy normalizes is the same path.
    let url = try #require(URL(string: "https://example.com" + address)).standardized
    #expect(try EveryPlace(address: url) == .text(text))
    #expect(try EveryPlace(address: EveryPlace.maybe(text, from: nil).address) == .maybe(text, from: nil))
  }

  @Test("A literal has priority over a parameter at any position, and among equals the first readable one")
  func ambiguity() throws {
    #expect(try Ambiguous(address: "/orders/latest") == .latest)
    #expect(try Ambiguous(address: "/orders/7") == .byNumber(number: 7))
    #expect(try Ambiguous(address: "/orders/latest/lines") == .part("lines"))
    #expect(try Ambiguous(address: "/orders/7/lines") == .lines(id: "7"))
    #expect(try EveryPlace(address: "/orders/latest/lines/leaf/list") == .latest(.list, date: nil))
  }

  @Test("The error contains the wrong part")
  func errors() {
    expect("/", .missingSegment(position: 1, expected: ["room"]))
    expect("/room", .missingSegment(position: 2, expected: ["page2", "page-n", "search"]))
    expect("/shop/page2", .unknownSegment("shop", position: 1, expected: ["room"]))
    expect("/room/page3", .unknownSegment("page3", position: 2, expected: ["page2", "page-n", "search"]))
    expect("/room/page2/5", .unknownSegment("5", position: 3, expected: []))
    expect("/room/page-n", .missingSegment(position: 3, expected: [":0"]))
    expect("/room/page-n/x", .wrongSegment("x", position: 3, parameter: "0", type: "Int"))
    expect("/room/search/tea?last=x", .wrongItem("x", parameter: "last", type: "Int"))
    expect("/room/search/tea?sort=size", .wrongItem("size", parameter: "sort", type: "Sorting"))
    expect("/room/search/%ff", .malformed("/room/search/%ff", reason: "\"%ff\" is not percent-encoded UTF-8"))
    expect("", .malformed("", reason: "it is not a URL"))
    #expect(throws: AddressError.noAddress("secret")) { try EveryPlace.secret(Filter()).address }
    #expect(
      "\(AddressError.wrongSegment("x", position: 3, parameter: "0", type: "Int"))"
        == "Segment 3, \"x\", is not a value of type Int for the parameter 0.")
  }

  private func expect(_ address: String, _ error: AddressError, at location: SourceLocation = #_sourceLocation) {
    #expect(throws: error, sourceLocation: location) { try RoomDestinations(address: address) }
  }

  @Test("The error for a value that cannot be written contains the reason")
  func unwritable() {
    #expect(throws: AddressError.self) { try EveryPlace.date(.distantFuture.addingTimeInterval(1e12)).address }
    #expect(throws: AddressError.self) { try EveryPlace.filter(Filter(span: .infinity)).address }
    let deep = (0..<20).reduce(EveryPlace.start) { place, _ in .left(place) }
    #expect(throws: AddressError.self) { try deep.address }
  }

  @Test("An address that is too long, or has too many segments, is refused")
  func bounds() {
    #expect(throws: AddressError.self) { try EveryPlace(address: "/text/" + String(repeating: "x", count: 17_000)) }
    #expect(throws: AddressError.self) { try EveryPlace(address: String(repeating: "/left", count: 64) + "/start") }
    #expect(throws: AddressError.self) { try EveryPlace(address: String(repeating: "/left", count: 4_000)) }
  }
}
