import NavigatorHost
import Testing

@testable import NavigatorHTML

/// The attributes with which browsers and password managers recognize a field.
@Suite struct RenderFieldTests {
  private func html(_ role: Role, _ content: Content) -> String {
    HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: role, content: content))
  }

  @Test(
    "The content type of a field is its autocomplete attribute",
    arguments: [
      (Role.textField, nil, "off"), (.textField, "username", "username"), (.textField, "email", "email"),
      (.textField, "one-time-code", "one-time-code"), (.secureField, nil, "current-password"),
      (.secureField, "password", "current-password"), (.secureField, "new-password", "new-password"),
      (.searchField, nil, "off"), (.textField, "\" onfocus=\"alert(1)", "off"), (.textField, "location", "off"),
    ])
  func autocomplete(_ role: Role, type: String?, expected: String) {
    var content: Content = [.text: "x"]
    if let type { content[.textContentType] = .string(type) }
    let html = html(role, content)
    #expect(html.contains(#" autocomplete="\#(expected)""#), "\(html)")
    #expect(!html.contains("onfocus"))
  }

  @Test("A field for the name of an account does not capitalize letters")
  func capitalization() {
    #expect(html(.textField, [.textContentType: "username"]).contains(#" autocapitalize="none" spellcheck="false""#))
    #expect(!html(.textField, [.textContentType: "name"]).contains("autocapitalize"))
  }

  @Test("The capitalization of the app has priority over that of the keyboard, and a field without correction has no spell check")
  func requestedCapitalization() {
    let field = html(.textField, [.autocapitalization: "words", .keyboardType: "emailAddress"])
    let own = field.firstRange(of: #" autocapitalize="words""#)
    let keyboard = field.firstRange(of: #" autocapitalize="none""#)
    #expect(own.map { range in keyboard.map { range.lowerBound < $0.lowerBound } ?? true } == true)
    #expect(html(.textField, [.autocapitalization: "\"><script>"]).contains(#"autocapitalize="&quot;&gt;&lt;script&gt;""#))
    for role in [Role.textField, .secureField] {
      #expect(html(role, [.disablesAutocorrection: true]).contains(#" autocorrect="off" spellcheck="false""#))
      #expect(!html(role, [:]).contains("autocorrect"))
    }
  }

  @Test(
    "The keyboard of a field is its input mode, and keyboards with letters need no input mode",
    arguments: [
      ("default", nil), ("asciiCapable", nil), ("numbersAndPunctuation", nil), ("URL", "url"), ("numberPad", "numeric"),
      ("phonePad", "tel"), ("namePhonePad", nil), ("emailAddress", "email"), ("decimalPad", "decimal"), ("twitter", nil),
      ("webSearch", "search"), ("asciiCapableNumberPad", "numeric"), ("\" onfocus=\"alert(1)", nil),
    ] as [(String, String?)])
  func inputMode(keyboard: String, expected: String?) {
    for content: Content in [[:], [.axis: "vertical"]] {
      var content = content
      content[.keyboardType] = .string(keyboard)
      let html = html(.textField, content)
      #expect(html.firstMatch(of: /inputmode="([a-z]*)"/).map { String($0.1) } == expected, "\(html)")
      #expect(!html.contains("onfocus"))
    }
  }

  @Test("The keyboard for names and phone numbers does not capitalize")
  func namePhonePad() {
    #expect(html(.textField, [.keyboardType: "namePhonePad"]).contains(#"autocapitalize="none""#))
    #expect(!html(.textField, [.keyboardType: "numbersAndPunctuation"]).contains("autocapitalize"))
  }

  @Test("Only a field whose app reads its selection has the mark for the script that sends it")
  func selection() {
    #expect(!html(.textField, [:]).contains("data-selection"))
    #expect(html(.textField, [.textSelection: ""]).contains(#" data-x data-selection="""#))
    #expect(html(.textField, [.axis: "vertical", .textSelection: "2 3 5"]).contains(#"data-selection="2 3 5""#))
  }

  @Test("An image of an asset is not drawn as a symbol")
  func asset() {
    let html = html(.image, [.name: "heart", .label: "A heart"])
    #expect(html == #"<span class="image asset" data-i="1" aria-label="A heart" role="img"></span>"#)
    #expect(self.html(.image, [.symbol: "heart"]).contains("<svg"))
  }

  @Test("The editor of a vertical field has the height of the lines that it reserves, and a maximum height")
  func lines() {
    func html(_ style: Style) -> String {
      HTMLRenderer.html(of: Element(id: 1, role: .textField, content: [.text: "x", .axis: "vertical"], style: style))
    }
    #expect(html([.lineLimit(4), .reservedLines(2)]).contains(#" style="min-height:2lh;max-height:4lh;">"#))
    #expect(html([.lineLimit(100_000)]).contains("max-height:1000lh;"))
    #expect(!html([]).contains("lh;") && !html([.lineLimit(-1)]).contains("lh;"))
    // The field around the editor is neither cut nor one line.
    #expect(!html([.lineLimit(1)]).contains("nowrap"))
  }

  @Test(
    "A button or link with a field in its label is no HTML button or link, which the space key or a click would activate",
    arguments: [Role.textField, .secureField])
  func inLabel(role: Role) {
    func html(_ content: Content, _ label: [Element]) -> String {
      let row = Element(id: ElementID(rawValue: 2), role: .hStack, children: label)
      return HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .button, content: content, children: [row]))
    }
    let field = Element(id: ElementID(rawValue: 3), role: role)
    let button = html([:], [field])
    #expect(button.hasPrefix("<div") && button.contains(#" role="button" tabindex="0""#))
    #expect(html([.isDisabled: true], [field]).contains(#" aria-disabled="true""#))
    #expect(html([:], [Element(id: ElementID(rawValue: 3), role: .text)]).hasPrefix("<button"))
  }
}
