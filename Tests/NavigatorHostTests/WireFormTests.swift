import NavigatorHost
import Testing

@Suite("The JSON form of messages")
struct WireFormTests {
  private func string(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  @Test("An element omits empty members")
  func element() throws {
    let element = Element(
      id: 7, role: .button,
      content: [.text: "Tap <me>", .isDisabled: true, .value: 1.5, .detents: .strings(["medium", "large"])],
      style: [.opacity(0.5), .cornerRadius(.infinity), .padding(Insets(top: 8, leading: nil))], events: [.tap, .focus],
      children: [text(8, "Hi")])
    #expect(
      string(Wire.encode(element)) == #"""
        {"id":7,"role":"button","content":{"text":"Tap \u003cme>","isDisabled":true,"value":1.5,"detents":["medium","large"]},\#
        "style":{"opacity":0.5,"cornerRadius":"inf","padding":[8,null,0,0]},"events":9,\#
        "children":[{"id":8,"role":"text","content":{"text":"Hi"}}]}
        """#)
    #expect(try Wire.decodeElement(Wire.encode(element)) == element)
  }

  @Test("A batch of patches is an array of arrays")
  func patches() throws {
    let patches: [Patch] = [
      .insert(text(8, "Hi"), parent: 2, before: 3), .insert(text(9, "Hi"), parent: 2, before: nil), .remove(4),
      .move(5, before: 6), .move(5, before: nil), .updateContent(2, [.spacing: 4]), .updateText(8, "Ho"),
      .updateStyle(2, [.frame(Frame(maxWidth: .infinity, alignment: "leading"))]), .updateEvents(2, .tap), .openURL("a:b"),
    ]
    #expect(
      string(Wire.encode(patches)) == #"""
        [["insert",{"id":8,"role":"text","content":{"text":"Hi"}},2,3],\#
        ["insert",{"id":9,"role":"text","content":{"text":"Hi"}},2],["remove",4],\#
        ["move",5,6],["move",5],["content",2,{"spacing":4}],["text",8,"Ho"],\#
        ["style",2,{"frame":{"maxWidth":"inf","alignment":"leading"}}],["events",2,1],["open","a:b"]]
        """#)
    #expect(try Wire.decodePatches(Wire.encode(patches)) == patches)
  }

  @Test(
    "An event contains its target and its action",
    arguments: [
      (InputEvent(target: 3, action: .tap), #"{"target":3,"action":"tap"}"#),
      (InputEvent(target: 3, action: .submit), #"{"target":3,"action":"submit"}"#),
      (InputEvent(target: 3, action: .dismiss), #"{"target":3,"action":"dismiss"}"#),
      (InputEvent(target: 3, action: .focus(true)), #"{"target":3,"action":"focus","value":true}"#),
      (InputEvent(target: 1, action: .openURL("a:b")), #"{"target":1,"action":"openURL","value":"a:b"}"#),
      (InputEvent(target: 1, action: .scenePhase("active")), #"{"target":1,"action":"scenePhase","value":"active"}"#),
      (
        InputEvent(target: 3, action: .change("é\n", revision: 2)),
        #"{"target":3,"action":"change","value":"é\n","revision":2}"#
      ),
      (InputEvent(target: 3, action: .change(false, revision: 0)), #"{"target":3,"action":"change","value":false}"#),
    ])
  func event(event: InputEvent, form: String) throws {
    #expect(string(Wire.encode(event)) == form)
    #expect(try Wire.decodeEvent(form.utf8) == event)
  }

  @Test("Each JSON notation of a value is decoded")
  func spellings() throws {
    let form =
      " { \"action\" : \"change\",\n\"unknown\":[{}],\"value\":\"\\ud83d\\ude00\\u0041\\/\\t\",\t\"target\":12,\"revision\":0 } "
    #expect(try Wire.decodeEvent(form.utf8) == InputEvent(target: 12, action: .change("😀A/\t", revision: 0)))
    let number = #"{"target":1,"action":"change","value":-1.5e+2}"#
    #expect(try Wire.decodeEvent(number.utf8) == InputEvent(target: 1, action: .change(-150, revision: 0)))
  }
}
