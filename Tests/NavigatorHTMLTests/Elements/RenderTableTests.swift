import NavigatorHost
import Testing

@testable import NavigatorHTML

/// The roles of the parts of a table.
@Suite struct RenderTableTests {
  private func html(_ kind: Content.Kind, _ content: Content = [:]) -> String {
    var content = content
    content[.kind] = .kind(kind)
    return HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .box, content: content))
  }

  @Test("The header of a section is a row header that extends over all columns")
  func sectionHeader() {
    #expect(html(.tableSection).contains(#"role="row""#))
    #expect(html(.rowHeader, [.value: .number(3)]).contains(#"role="rowheader" aria-colspan="3""#))
  }

  @Test("A cell extends over one column")
  func cell() {
    #expect(html(.tableCell).contains(#"role="cell""#))
    #expect(!html(.tableCell).contains("aria-colspan"))
  }
}
