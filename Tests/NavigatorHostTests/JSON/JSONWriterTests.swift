import NavigatorHost
import Testing

@Suite("Encoding of JSON")
struct JSONWriterTests {
  @Test("Values and members are separated by commas")
  func separators() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("a")
    writer.beginArray()
    writer.integer(-1)
    writer.bool(true)
    writer.beginArray()
    writer.endArray()
    writer.null()
    writer.number(0.5)
    writer.endArray()
    writer.key("b")
    writer.beginObject()
    writer.endObject()
    writer.key("c")
    writer.string("[")
    writer.key("d")
    writer.string("")
    writer.endObject()
    #expect(writer.text == #"{"a":[-1,true,[],null,0.5],"b":{},"c":"[","d":""}"#)
  }

  @Test("Quotation marks, backslashes and control characters are escaped, and no others")
  func escapes() {
    var writer = JSONWriter()
    writer.string("<p a=\"b\\\">\n\t\u{1}\u{1F}é\u{2028}</p>")
    #expect(writer.text == "\"<p a=\\\"b\\\\\\\">\\n\\u0009\\u0001\\u001fé\u{2028}</p>\"")
  }

  @Test("A number that JSON cannot represent is written as null", arguments: [Double.infinity, -.infinity, .nan])
  func notFinite(number: Double) {
    var writer = JSONWriter()
    writer.number(number)
    #expect(writer.text == "null")
  }
}
