import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorHTML

/// The size of the HTML of many elements.
@Suite struct RenderSizeTests {
  @Test("A page of a thousand rows is written in one pass and has a bounded size")
  func pageThousandRowsWritten() {
    let rows = (0..<1000).map { index in
      let base = UInt32(index * 4 + 10)
      return Element(
        id: ElementID(rawValue: base), role: .hStack,
        children: [
          Element(id: ElementID(rawValue: base + 1), role: .text, content: [.text: "Row"]),
          Element(id: ElementID(rawValue: base + 2), role: .spacer),
          Element(id: ElementID(rawValue: base + 3), role: .text, content: [.text: "Detail"]),
        ])
    }
    let stack = Element(id: ElementID(rawValue: 2), role: .vStack, children: rows)
    let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .scrollView, children: [stack]))
    #expect(html.split(separator: "class=\"hStack\"").count == 1001)
    #expect(html.utf8.count < 200_000)
  }
}
