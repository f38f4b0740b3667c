import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Text input")
struct TextInputTests {
  private struct Field: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text) }
  }

  private func field(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> Content {
    try #require(TestApp(view: view).elements(.textField).first).content
  }

  @Test("A field has the capitalization that the innermost view around it sets")
  func capitalization() throws {
    #expect(try field { Field() }[.autocapitalization] == nil)
    let names: [(TextInputAutocapitalization, String)] = [
      (.never, "none"), (.words, "words"), (.sentences, "sentences"), (.characters, "characters"),
    ]
    for (value, name) in names {
      #expect(try field { VStack { Field() }.textInputAutocapitalization(value) }.string(.autocapitalization) == name)
    }
    #expect(
      try field { Field().textInputAutocapitalization(.words).textInputAutocapitalization(.never) }.string(.autocapitalization)
        == "words")
    #expect(
      try field { Field().textInputAutocapitalization(nil).textInputAutocapitalization(.never) }[.autocapitalization] == nil)
  }

  @Test("The capitalization with UIKit's names is the same")
  func legacyCapitalization() throws {
    let names: [(UITextAutocapitalizationType, String)] = [
      (.none, "none"), (.words, "words"), (.sentences, "sentences"), (.allCharacters, "characters"),
    ]
    for (value, name) in names {
      #expect(try field { Field().autocapitalization(value) }.string(.autocapitalization) == name)
    }
  }

  private struct Switching: View {
    @State private var isExact = false
    var body: some View {
      Field().autocorrectionDisabled(isExact)
      Toggle("Exact", isOn: $isExact)
    }
  }

  @Test("A field is not corrected while the views around it disable that")
  func autocorrection() throws {
    #expect(try field { Field() }[.disablesAutocorrection] == nil)
    #expect(try field { VStack { Field() }.autocorrectionDisabled() }.bool(.disablesAutocorrection))
    #expect(try field { Field().autocorrectionDisabled(false).autocorrectionDisabled() }[.disablesAutocorrection] == nil)
    #expect(try field { Field().disableAutocorrection(true) }.bool(.disablesAutocorrection))
    #expect(try field { Field().disableAutocorrection(nil).autocorrectionDisabled() }.bool(.disablesAutocorrection))
    let app = TestApp { Switching() }
    try app.tap("Exact")
    #expect(app.elements(.textField).first?.content.bool(.disablesAutocorrection) == true)
    try app.tap("Exact")
    #expect(app.elements(.textField).first?.content[.disablesAutocorrection] == nil)
  }
}
