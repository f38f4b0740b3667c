import NavigatorHTML
import NavigatorHost
import Testing

@testable import NavigatorWeb

@Suite
struct WireTests {
  @Test(
    "Each event is decoded from a message",
    arguments: [
      (#"{"t":"e","i":3,"a":"tap"}"#, InputEvent.Action.tap),
      (#"{"t":"e","i":3,"a":"change","v":"a\"b","r":7}"#, .change("a\"b", revision: 7)),
      (#"{"t":"e","i":3,"a":"change","v":"12"}"#, .choice(of: 12)),
      (#"{"t":"e","i":3,"a":"change","v":true}"#, .change(true, revision: 0)),
      (#"{"t":"e","i":3,"a":"change","v":0.5}"#, .change(0.5, revision: 0)),
      (#"{"t":"e","i":3,"a":"submit"}"#, .submit),
      (#"{"t":"e","i":3,"a":"focus","v":false}"#, .focus(false)),
      (#"{"t":"e","i":3,"a":"dismiss"}"#, .dismiss),
      (#"{"t":"e","i":3,"a":"url","v":"app://x"}"#, .openURL("app://x")),
      (#"{"t":"e","i":3,"a":"phase","v":"background"}"#, .scenePhase(.background)),
      (
        #"{"t":"e","i":3,"a":"size","v":"1 0 1 1 2"}"#,
        .traits(.init(horizontal: .regular, vertical: .compact, colorScheme: .dark, reducesMotion: true, textScale: 2))
      ),
      (
        #"{"t":"e","i":3,"a":"size","v":"0 1 0 0"}"#,
        .traits(.init(horizontal: .compact, vertical: .regular, colorScheme: .light, reducesMotion: false))
      ),
      (#"{"t":"e","i":3,"a":"size","v":"regular compact"}"#, .sizeClasses(horizontal: .regular, vertical: .compact)),
      (#"{"t":"e","i":3,"a":"key","v":"repeat shift+cmd A"}"#, .key(.init("A", .repeat, modifiers: [.shift, .cmd]))),
      (#"{"t":"e","i":3,"a":"select","v":"2 5"}"#, .select(2..<5)),
      (#"{"t":"e","i":3,"a":"scroll","v":"5 4294967295"}"#, .scroll(first: 5, last: 4_294_967_295)),
      (
        #"{"t":"e","i":3,"a":"measure","v":"5 10.5 20;6 1 2 -3 4.25"}"#,
        .measure([
          .init(element: 5, width: 10.5, height: 20), .init(element: 6, x: -3, y: 4.25, width: 1, height: 2),
        ])
      ),
      (
        #"{"t":"e","i":3,"a":"measure","v":"5 390 844 0 10 44 49.5"}"#,
        .measure([.init(element: 5, x: 0, y: 10, width: 390, height: 844, bars: .init(top: 44, bottom: 49.5))])
      ),
      // The header of a list with hundreds of thousands of rows, which is scrolled to its end.
      (
        #"{"t":"e","i":3,"a":"measure","v":"5 400 33000000 0 -33000000"}"#,
        .measure([.init(element: 5, x: 0, y: -33_000_000, width: 400, height: 33_000_000)])
      ),
    ])
  func eventDecodedMessage(json: String, action: InputEvent.Action) throws {
    #expect(
      try ClientFrameDecoder().decode(Array(json.utf8)) == .event(CountedEvent(event: InputEvent(target: 3, action: action))))
  }

  @Test("The numbers of events and batches are decoded from messages")
  func numbersEventsBatchesDecoded() throws {
    func decode(_ json: String) throws -> ClientFrame { try ClientFrameDecoder().decode(Array(json.utf8)) }
    #expect(
      try decode(#"{"t":"hello","s":"x","g":5,"n":7,"u":"/a?b=c"}"#)
        == .hello(Hello(token: SessionToken(rawValue: "x"), generation: 5, batch: 7, address: "/a?b=c")))
    let placed = try decode(#"{"t":"hello","s":"x","u":"/b","p":["window","root:","screen:/a","screen:/b"]}"#)
    guard case .hello(let hello) = placed else { throw ClientFrameError.unknownType }
    #expect(hello.route == ["screen:/a", "screen:/b"])
    #expect(throws: ClientFrameError.invalid(field: "p")) { try decode(#"{"t":"hello","s":"x","p":[1]}"#) }
    let region = try decode(#"{"t":"hello","s":"x","l":"de-AT","z":"Europe/Vienna"}"#)
    #expect(region == .hello(Hello(token: SessionToken(rawValue: "x"), locale: "de_AT", timeZone: "Europe/Vienna")))
    #expect(
      try decode(#"{"t":"hello","s":"x","l":"../x","z":"../../etc/passwd"}"#) == .hello(Hello(token: SessionToken(rawValue: "x")))
    )
    #expect(try decode(#"{"t":"hello","s":"x"}"#) == .hello(Hello(token: SessionToken(rawValue: "x"))))
    let tap = InputEvent(target: 3, action: .tap)
    #expect(try decode(#"{"t":"e","i":3,"a":"tap","n":9,"k":4}"#) == .event(CountedEvent(event: tap, number: 9, batch: 4)))
    #expect(try decode(#"{"t":"a","n":4}"#) == .acknowledge(batch: 4))
  }

  @Test(
    "An invalid message is refused with the reason",
    arguments: [
      (#"{"t":"a"}"#, ClientFrameError.missing(field: "n")), (#"{"t":"a","n":-1}"#, .invalid(field: "n")),
      (#"{"t":"a","n":9007199254740993}"#, .invalid(field: "n")), (#"{"t":"e","i":3,"a":"tap","n":-1}"#, .invalid(field: "n")),
      (#"{"t":"e","i":3,"a":"tap","k":-1}"#, .invalid(field: "k")),
      (#"{"t":"hello","s":"x","u":"evil.example"}"#, .invalid(field: "u")),
      (#"{"t":"hello","s":"x","g":-1}"#, .invalid(field: "g")),
      ("", .notJSON), ("null", .notJSON), (#"{"t":5}"#, .notJSON), (#"{"t":"x"}"#, .unknownType),
      (#"{"t":"hello"}"#, .missing(field: "s")), (#"{"t":"e","a":"tap"}"#, .missing(field: "i")),
      (#"{"t":"e","i":1}"#, .missing(field: "a")), (#"{"t":"e","i":1,"a":"jump"}"#, .unknownAction),
      (#"{"t":"e","i":1,"a":"change"}"#, .missing(field: "v")), (#"{"t":"e","i":1.5,"a":"tap"}"#, .notJSON),
      (#"{"t":"e","i":1,"a":"change","v":"x","r":-1}"#, .invalid(field: "r")),
      (#"{"t":"e","i":1,"a":"focus","v":1}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"phase","v":"asleep"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"size","v":"regular"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"size","v":"huge regular"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"size","v":"1 0 1 2 1"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"size","v":"1 0 1 1 nan"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"scroll","v":"1"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"select","v":"5 2"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"select","v":"-1 2"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"select","v":"2"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"measure","v":"1 2"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"measure","v":"1 2 3 4"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"measure","v":"1 2 3 4 5 6"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"measure","v":"1 2 3 4 5 -6 0"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"measure","v":"1 nan 3"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"measure","v":"1 -2 3"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"measure","v":"1 2 inf"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"measure","v":"1 2 3 1e30 0"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"measure","v":"4294967296 2 3"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"measure","v":"a 2 3"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"measure","v":3}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"key","v":"down - "}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"key","v":7}"#, .invalid(field: "v")), (#"{"t":"e","i":1,"a":"key"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"scroll","v":"1 2 3"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"scroll","v":"1 -2"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"scroll","v":"1 4294967296"}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"scroll","v":7}"#, .invalid(field: "v")),
      (#"{"t":"e","i":1,"a":"size"}"#, .invalid(field: "v")), ("[[[[[1]]]]]", .tooDeep),
    ])
  func invalidMessageRefusedReason(json: String, error: ClientFrameError) {
    #expect(throws: error) { try ClientFrameDecoder().decode(Array(json.utf8)) }
  }

  @Test("A text with a half of a surrogate pair, which a browser may send while a character is typed, is decoded")
  func halfPair() throws {
    let json = #"{"t":"e","i":1,"a":"change","v":"a\ud83d","r":2}"#
    let event = InputEvent(target: 1, action: .change(.string("a\u{FFFD}"), revision: 2))
    #expect(try ClientFrameDecoder().decode(Array(json.utf8)) == .event(CountedEvent(event: event)))
  }

  /// A message that reports the widths of a font, and the frame of an element.
  private func message(font widths: [String]) -> [UInt8] {
    Array(#"{"t":"e","i":3,"a":"measure","v":"font \#(widths.joined(separator: " "));5 10 20"}"#.utf8)
  }

  @Test("The widths of a page's font are decoded from a report of frames")
  func fontWidths() throws {
    let font = InputEvent.FontWidths(regular: Array(300..<395), semibold: Array(400..<495), monospaced: 4000)
    let widths = (font.regular + font.semibold + [font.monospaced]).map(String.init)
    #expect(
      try ClientFrameDecoder().decode(message(font: widths))
        == .event(
          CountedEvent(
            event: InputEvent(target: 3, action: .measure([.init(element: 5, width: 10, height: 20)], font: font)))))
  }

  @Test(
    "Widths of a font are refused if one of them is not a number of thousandths up to four times the font size",
    arguments: ["-1", "nan", "inf", "0.5", "4001", "65536", "9223372036854775808", "text", "font", ""])
  func invalidFontWidth(_ width: String) {
    for index in [0, 94, 95, 189, 190] {
      var widths = Array(repeating: "500", count: 191)
      widths[index] = width
      #expect(throws: ClientFrameError.invalid(field: "v")) { try ClientFrameDecoder().decode(message(font: widths)) }
    }
  }

  @Test("Widths of a font are refused if their number is wrong", arguments: [0, 1, 95, 190, 192, 5_000])
  func numberOfFontWidths(_ count: Int) {
    let widths = Array(repeating: "500", count: count)
    #expect(throws: ClientFrameError.invalid(field: "v")) { try ClientFrameDecoder().decode(message(font: widths)) }
  }

  @Test("The sizes of messages and strings are bounded")
  func sizesMessagesStringsBounded() {
    var decoder = ClientFrameDecoder()
    decoder.limits.maximumStringLength = 4
    decoder.limits.maximumFrameSize = 60
    let long = #"{"t":"e","i":1,"a":"change","v":"12345"}"#
    #expect(throws: ClientFrameError.invalid(field: "v")) { try decoder.decode(Array(long.utf8)) }
    #expect(throws: ClientFrameError.tooLarge(bytes: 61)) { try decoder.decode(Array(repeating: 0x20, count: 61)) }
  }

  @Test("Brackets inside a string do not count as nesting")
  func bracketsInsideStringDo() throws {
    let json = #"{"t":"e","i":1,"a":"change","v":"[[[[[[\"{{{{"}"#
    #expect(
      try ClientFrameDecoder().decode(Array(json.utf8))
        == .event(CountedEvent(event: InputEvent(target: 1, action: .change("[[[[[[\"{{{{", revision: 0)))))
  }

  @Test("Messages to the page are JSON in the form that the script reads")
  func messagesPageJSONForm() {
    #expect(ServerFrame.ok().json == #"{"t":"ok"}"#)
    #expect(ServerFrame.bye(.tooManyEvents).json == #"{"t":"bye","reason":"too-many-events"}"#)
    #expect(ServerFrame.ok(events: 4).json == #"{"t":"ok","e":4}"#)
    #expect(ServerFrame.taken(events: 5).json == #"{"t":"e","e":5}"#)
    #expect(ServerFrame.root(html: "", batch: 1, events: 2, generation: 3).json == #"{"t":"root","n":1,"h":"","g":3,"e":2}"#)
    #expect(
      ServerFrame.root(html: "<p title=\"a\\b\">\n\u{1}é</p>", batch: 3).json
        == #"{"t":"root","n":3,"h":"<p title=\"a\\b\">\n\u0001é</p>"}"#)
    let ops: [PageOp] = [
      .insert(html: "<i>", parent: 1, before: nil), .remove(2), .move(3, before: 4), .update(5, html: "<b>"), .text(6, "<\"é\">"),
      .open(url: "https://swift.org/"),
    ]
    #expect(
      ServerFrame.patches(ops, batch: 9).json
        == #"""
        {"t":"p","n":9,"o":[["i",1,null,"<i>"],["r",2],["m",3,4],["u",5,"<b>"],["t",6,"<\"é\">"],\#
        ["o","https://swift.org/"]]}
        """#
    )
  }
}
