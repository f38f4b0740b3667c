import NavigatorHost
import NavigatorLayout
import Testing

@Suite("Layout of controls")
struct ControlLayoutTests {
  private static let factors: [(ControlSizeStyle?, Double)] = [
    (nil, 1), (.mini, 0.65), (.small, 0.8), (.regular, 1), (.large, 1.15), (.extraLarge, 1.3),
  ]

  /// Returns the size of an element in a window of 300 by 200 points.
  private func size(_ role: Role, _ content: Content, _ style: Style, _ children: [Element] = []) -> LayoutSize? {
    let element = Element(id: 2, role: role, content: content, style: style, children: children)
    let root = Element(id: 1, role: .zStack, children: [element])
    return ElementLayout(of: root, in: LayoutSize(width: 300, height: 200)).frames[2]?.size
  }

  private func text(_ id: ElementID, _ text: String) -> Element {
    Element(id: id, role: .text, content: [.text: .string(text)])
  }

  @Test("Sliders, segmented pickers, bars, circles and date pickers have the heights of their control size")
  func heights() throws {
    for (control, factor) in Self.factors {
      let style: Style = control.map { [.controlSize($0)] } ?? []
      func height(_ role: Role, _ content: Content) throws -> Double {
        try #require(size(role, content, style)).height
      }
      let close = { (height: Double, expected: Double) in abs(height - expected) < 0.01 }
      // A slider is at least as high as a row of controls.
      #expect(close(try height(.slider, [:]), max(28 * factor, 31 * min(factor, 1))))
      #expect(close(try height(.picker, [.variant: "segmented"]), 32 * factor))
      #expect(close(try height(.progress, [.value: 0.5]), 4 * factor))
      #expect(close(try height(.progress, [.value: 0.5, .kind: "markedBar"]), 12 * factor))
      #expect(close(try height(.progress, [.value: 0.5, .kind: "circular"]), 24 * factor))
      #expect(close(try height(.datePicker, [.kind: "date"]), 34 * factor))
      // A color picker is at least as high as a date picker, also without a label.
      #expect(close(try height(.colorPicker, [:]), max(32 * factor, 34 * min(factor, 1))))
    }
  }

  @Test("A text editor without a proposed height shows its whole text, and is at least six lines of its font high")
  func editors() throws {
    func height(lines: Int, _ style: Style = [.fixedSize(horizontal: false, vertical: true)]) throws -> Double {
      let text = Array(repeating: "a", count: lines).joined(separator: "\n")
      return try #require(size(.textField, [.variant: "editor", .text: .string(text)], style)).height
    }
    #expect(try height(lines: 1) == 102)
    #expect(try abs(height(lines: 7) - height(lines: 6) - 22) < 0.1)
    #expect(try height(lines: 1, [.font(FontStyle(size: 34)), .fixedSize(horizontal: false, vertical: true)]) == 204)
    #expect(try height(lines: 1, []) == 200)
    #expect(try height(lines: 40, []) == 200)
  }

  @Test("A date picker without a visible label is as wide as its components, which larger texts enlarge")
  func dateWidths() throws {
    func width(_ kind: String, _ style: Style = []) throws -> Double {
      let style = Style(properties: [.labelsHidden(true)] + style.properties)
      return try #require(size(.datePicker, [.kind: .string(kind)], style, [text(3, "When")])).width.rounded()
    }
    // These are the widths of the inputs of Chromium.
    #expect(try width("date") == 169)
    #expect(try width("time") == 131)
    #expect(try width("dateTime") == 257)
    #expect(try width("date", [.font(FontStyle(size: 34))]) == 309)
  }

  @Test("A field with a rounded border is 34 points high, and one without a border is as high as its text")
  func fields() throws {
    let rounded = try #require(size(.textField, [.variant: "roundedBorder", .text: ""], []))
    #expect(abs(rounded.height - 34) < 0.1 && rounded.width == 300)
    for variant in ["plain", "automatic"] {
      let plain = try #require(size(.textField, [.variant: .string(variant), .text: ""], []))
      #expect(abs(plain.height - 22) < 0.1 && plain.width == 300)
    }
  }

  @Test("A slider has the views at the ends of its track, and no space for its label")
  func ends() throws {
    let children = [text(3, "Level"), text(4, "Low"), text(5, "High")]
    for style in [[], [.labelsHidden(true)]] as [Style] {
      let slider = Element(id: 2, role: .slider, content: [.kind: "ends"], style: style, children: children)
      let frames = ElementLayout(of: slider, in: LayoutSize(width: 300, height: 40)).frames
      #expect(frames[3] == nil)
      let (low, high) = try (#require(frames[4]), #require(frames[5]))
      #expect(low.x == 0 && high.x + high.size.width > 299)
    }
  }

  @Test("A row with a slider is 50 points high")
  func row() throws {
    let slider = Element(id: 2, role: .slider)
    let list = Element(id: 1, role: .list, children: [slider, text(3, "Next")])
    let frames = ElementLayout(of: list, in: LayoutSize(width: 390, height: 800)).frames
    let (row, next) = try (#require(frames[2]), #require(frames[3]))
    #expect(next.y - row.y == 50)
  }

  @Test("The hidden labels of a progress take no space")
  func hiddenLabels() throws {
    let shown = try #require(size(.progress, [.value: 0.5], [], [text(3, "Loading")]))
    let hidden = try #require(size(.progress, [.value: 0.5], [.labelsHidden(true)], [text(3, "Loading")]))
    #expect(shown.height > 24 && hidden.height == 4)
  }
}
