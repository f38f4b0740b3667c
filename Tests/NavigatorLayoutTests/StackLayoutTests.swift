import NavigatorHost
import NavigatorLayout
import Testing

@Suite("Layout of stacks and frames")
struct StackLayoutTests {
  @Test("A stack offers the least flexible views their sizes first, and the others share the rest")
  func sharing() {
    let row = make(.hStack, [box(width: 50), make(.color), make(.color), box(width: 30)], [.spacing: 10])
    let frames = layout(row, 300, 100)
    #expect(frames.map(\.size.width) == [300, 50, 95, 95, 30])
    #expect(frames.map(\.x) == [0, 0, 60, 165, 270])
    #expect(frames.map(\.size.height) == [100, 20, 100, 100, 20])
    #expect(frames.map(\.y) == [0, 40, 0, 0, 40])
  }

  @Test("A view with a higher priority takes the space first, except for the minimum lengths of the others")
  func priorities() {
    let eager = make(.color, [], [:], [.layoutPriority(1)])
    let row = make(.hStack, [make(.color, [], [:], [.frame(Frame(minWidth: 40))]), eager], [.spacing: 0])
    #expect(layout(row, 300, 10).map(\.size.width) == [300, 40, 260])
  }

  @Test("A spacer takes what fixed views leave")
  func spacers() {
    let row = make(.hStack, [box(width: 50), make(.spacer), box(width: 50)])
    #expect(layout(row, 300, 100).map(\.x) == [0, 0, 58, 250])
    let column = make(.vStack, [box(width: 50), make(.spacer), box(width: 50)])
    #expect(layout(column, 300, 100).map(\.y) == [0, 0, 28, 80])
  }

  @Test("A text is as wide as the pictures and symbols in it, and a line is as high as its highest picture")
  func textPictures() {
    func size(_ runs: [TextRun], width: Double = 300, _ style: Style = []) -> LayoutSize {
      layout(make(.zStack, [make(.text, [], [.text: "", .runs: .runs(runs)], style)]), width, 300)[1].size
    }
    func picture(_ height: Double) -> TextRun { TextRun("", picture: InlinePicture([:], width: 30, height: height)) }
    let line = size([TextRun("a")])
    #expect(size([picture(5)]) == LayoutSize(width: 30, height: line.height))
    let high = size([picture(60)])
    #expect(high.width == 30 && high.height > 60 && high.height < 60 + line.height)
    #expect(size([picture(5), picture(60)]) == LayoutSize(width: 60, height: high.height))
    let lines = size([picture(60), picture(5)], width: 40)
    #expect(lines.width == 30 && abs(lines.height - high.height - line.height) < 0.01)
    #expect(abs(size([picture(60), picture(60)], width: 40).height - 2 * high.height) < 0.01)
    #expect(size([picture(60), picture(60)], width: 40, [.lineLimit(1)]).height == high.height)
    // A picture that is wider than the space is scaled.
    #expect(size([picture(60)], width: 15).width == 15)
    let symbol = size([TextRun("a"), TextRun("", symbol: "star")])
    #expect(abs(symbol.width - line.width - 17 * 1.2) < 0.01 && symbol.height == line.height)
  }

  @Test("A spinner of the large control size has the diameter that it has in a page")
  func spinner() {
    func sizes(_ style: Style) -> [LayoutSize] {
      layout(make(.zStack, [make(.progress, [], [:], style)]), 300, 100).dropFirst().map(\.size)
    }
    #expect(sizes([]) == [LayoutSize(width: 20, height: 20)])
    #expect(sizes([.controlSize(.large)]) == [LayoutSize(width: 37, height: 37)])
    #expect(sizes([.controlSize(.small)]) == [LayoutSize(width: 20, height: 20)])
  }

  @Test("A fixed frame aligns its content, whatever the content's size is")
  func frames() {
    let framed = make(
      .box, [box(width: 20)], [:], [.frame(Frame(width: 100, height: 60, alignment: .bottomTrailing))])
    let frames = layout(make(.zStack, [framed]), 300, 100)
    #expect(frames[1] == LayoutRect(x: 100, y: 20, size: LayoutSize(width: 100, height: 60)))
    #expect(frames[2] == LayoutRect(x: 180, y: 60, size: LayoutSize(width: 20, height: 20)))
  }

  @Test("A frame with bounds takes the proposed length within them, or its content's length where a bound is missing")
  func bounds() {
    func width(_ frame: Frame, in space: Double) -> Double {
      layout(make(.zStack, [make(.box, [box(width: 20)], [:], [.frame(frame)])]), space, 100)[1].size.width
    }
    #expect(width(Frame(maxWidth: .infinity), in: 300) == 300)
    #expect(width(Frame(maxWidth: 200), in: 300) == 200)
    #expect(width(Frame(maxWidth: 200), in: 100) == 100)
    #expect(width(Frame(minWidth: 50), in: 300) == 50)
    #expect(width(Frame(minWidth: 50, maxWidth: 80), in: 60) == 60)
    #expect(width(Frame(minWidth: 5), in: 300) == 20)
  }

  @Test("A frame has its ideal lengths within its bounds where no length is proposed, and proposes them to its content")
  func idealLengths() {
    func sizes(_ frame: Frame, _ container: Role, _ content: Content = [:], _ style: Style = []) -> [LayoutSize] {
      let framed = make(.box, [make(.color)], [:], [.frame(frame)])
      return layout(make(.zStack, [make(container, [framed], content, style)]), 300, 200).suffix(2).map(\.size)
    }
    let frame = Frame(idealWidth: 70, idealHeight: 40)
    let whole = LayoutSize(width: 300, height: 200)
    let ideal = LayoutSize(width: 70, height: 40)
    #expect(sizes(frame, .zStack) == [whole, whole])
    #expect(sizes(frame, .zStack, [:], [.fixedSize(horizontal: true, vertical: true)]) == [ideal, ideal])
    let tall = LayoutSize(width: 70, height: 200)
    #expect(sizes(frame, .zStack, [:], [.fixedSize(horizontal: true, vertical: false)]) == [tall, tall])
    let row = LayoutSize(width: 300, height: 40)
    #expect(sizes(frame, .scrollView, [.axis: "vertical"]) == [row, row])
    #expect(sizes(frame, .scrollView, [.axis: "horizontal"]) == [tall, tall])
    #expect(sizes(frame, .scrollView, [.axis: "both"]) == [ideal, ideal])
    let bounded = Frame(minWidth: 90, maxHeight: 30, idealWidth: 70, idealHeight: 40)
    let limited = LayoutSize(width: 90, height: 30)
    #expect(sizes(bounded, .scrollView, [.axis: "both"]) == [limited, limited])
    let fixed = Frame(width: 20, height: 10, idealWidth: 70, idealHeight: 40)
    let exact = LayoutSize(width: 20, height: 10)
    #expect(sizes(fixed, .scrollView, [.axis: "both"]) == [exact, exact])
  }

  @Test("A frame of an ideal length is larger or smaller than its content")
  func idealLengthsOfTexts() {
    func width(_ ideal: Double) -> Double {
      let text = make(
        .text, [], [.text: "Hello"],
        [.frame(Frame(idealWidth: ideal)), .fixedSize(horizontal: true, vertical: true)])
      return layout(make(.zStack, [text]), 300, 200)[1].size.width
    }
    #expect(width(120) == 120)
    #expect(width(20) == 20)
  }

  @Test("Padding reduces the proposal and enlarges the size")
  func padding() {
    let padded = make(.color, [], [:], [.padding(Insets(top: 1, leading: 2, bottom: 3, trailing: 4))])
    let stack = make(.vStack, [padded, box(width: 10)], [.spacing: 0])
    let frames = layout(stack, 100, 100)
    #expect(frames.map(\.size.width) == [100, 100, 10])
    #expect(frames.map(\.size.height) == [100, 80, 20])
    let text = make(.box, [box(width: 10)], [:], [.padding(Insets(top: nil, leading: nil, bottom: nil, trailing: nil))])
    #expect(layout(make(.zStack, [text]), 100, 100)[1].size == LayoutSize(width: 42, height: 52))
  }

  @Test("Overlays and backgrounds have the size of the content")
  func layers() {
    let layers = make(
      .layers,
      [
        make(.layerContent, [box(width: 40)]), make(.layerBackground, [make(.color)]),
        make(.layerOverlay, [make(.box, [], [:], [.frame(Frame(width: 10, height: 10))])], [.alignment: "topTrailing"]),
      ])
    let frames = layout(make(.zStack, [layers]), 100, 100)
    #expect(frames[1].size == LayoutSize(width: 40, height: 20))
    #expect(frames[5].size == LayoutSize(width: 40, height: 20))
    #expect(frames[7].x == frames[1].x + 30 && frames[7].y == frames[1].y)
  }

  @Test("A view of a fixed size ignores the proposal, and a ratio fits it")
  func sizes() {
    let fixed = make(.color, [], [:], [.fixedSize(horizontal: true, vertical: false)])
    #expect(layout(make(.zStack, [fixed]), 100, 50)[1].size == LayoutSize(width: 10, height: 50))
    let fitting = make(.color, [], [:], [.aspectRatio(2, fills: false)])
    #expect(layout(make(.zStack, [fitting]), 100, 100)[1].size == LayoutSize(width: 100, height: 50))
    let filling = make(.color, [], [:], [.aspectRatio(2, fills: true)])
    #expect(layout(make(.zStack, [filling]), 100, 100)[1].size == LayoutSize(width: 200, height: 100))
  }

  @Test("Baselines of texts are in one line")
  func baselines() {
    let small = make(.text, [], [.text: "Small"])
    let large = make(.text, [], [.text: "Large"], [.font(FontStyle(size: 40))])
    let frames = layout(make(.hStack, [small, large], [.alignment: "firstTextBaseline"]), 300, 100)
    let metrics = InterMetrics()
    let baselines = [
      frames[1].y + metrics.baseline(of: LayoutFont(size: 17, lineHeight: 17 * 1.294)),
      frames[2].y + metrics.baseline(of: LayoutFont(size: 40, lineHeight: 50)),
    ]
    #expect(abs(baselines[0] - baselines[1]) < 0.001)
  }

  @Test("The middle of a symbol is in the middle of the capital letters of a text on the same baseline")
  func symbolBaseline() {
    let symbol = make(.image, [], [.symbol: "circle"])
    let text = make(.text, [], [.text: "Large"], [.font(FontStyle(size: 40))])
    let baseline = InterMetrics().baseline(of: LayoutFont(size: 40, lineHeight: 50))
    let row = layout(make(.hStack, [symbol, text], [.alignment: "firstTextBaseline"]), 300, 100)
    #expect(abs(row[1].y + row[1].size.height / 2 + 17 * 0.35 - row[2].y - baseline) < 0.001)
    // The title of a label determines the baseline of the label.
    let icon = make(.labelIcon, [make(.image, [], [.symbol: "circle"], [.font(FontStyle(size: 80))])])
    let title = make(.labelTitle, [make(.text, [], [.text: "Title"])])
    let labeled = layout(make(.hStack, [make(.label, [icon, title]), text], [.alignment: "lastTextBaseline"]), 300, 100)
    let small = InterMetrics().baseline(of: LayoutFont(size: 17, lineHeight: 17 * 1.294))
    #expect(abs(labeled[5].y + small - labeled[6].y - baseline) < 0.001)
  }

  @Test("Texts break into lines at spaces and within long words")
  func texts() {
    func size(_ text: String, _ width: Double, _ style: Style = []) -> LayoutSize {
      layout(make(.zStack, [make(.text, [], [.text: .string(text)], style)]), width, 500)[1].size
    }
    let line = 17 * 1.294
    #expect(size("", 300) == LayoutSize(width: 0, height: line))
    let single = size("Hello, world", 300)
    #expect(single.height == line && (90...100).contains(single.width))
    #expect(size("Hello, world", 60).height == 2 * line)
    #expect(size("Hello, world", 60, [.lineLimit(1)]).height == line)
    #expect(size("Unbreakable", 30).height == 4 * line)
    #expect(size("a\nb\n\nc", 300).height == 4 * line)
  }

  @Test("A list has rows of at least 44 points below its headers")
  func lists() {
    let section = make(
      .section, [make(.sectionHeader, [make(.text, [], [.text: "Head"])]), make(.text, [], [.text: "One"]), box(width: 9, 80)])
    let frames = layout(make(.list, [section, make(.text, [], [.text: "Last"])]), 390, 800)
    let rows = frames.filter { $0.size.width == 326 }
    #expect(rows.map(\.size.height) == [22, 80, 22])
    #expect(rows.map(\.x) == [32, 32, 32])
    #expect(rows[1].y - rows[0].y == 44)
  }

  @Test("Switches, steppers, bordered fields and menu pickers have the sizes of their control size")
  func controlSizes() {
    func size(_ role: Role, _ size: ControlSizeStyle, _ content: Content = [:]) -> LayoutSize {
      layout(make(.zStack, [make(role, [], content, [.controlSize(size)])]), 300, 100)[1].size
    }
    let (field, picker): (Content, Content) = ([.variant: "roundedBorder"], [.variant: "menu"])
    for (control, factor) in [(ControlSizeStyle.mini, 0.65), (.small, 0.8), (.regular, 1), (.large, 1.15)] {
      let toggle = size(.toggle, control)
      #expect(abs(toggle.width - 51 * factor) < 0.01 && abs(toggle.height - 31 * factor) < 0.01)
      #expect(abs(size(.stepper, control).height - 32 * factor) < 0.01)
      #expect(abs(size(.textField, control, field).height - 22 - 12 * factor) < 0.1)
      #expect(abs(size(.picker, control, picker).height - 34 * factor) < 0.01)
    }
  }

  @Test("Invalid lengths and deep trees have a layout without invalid numbers")
  func hostileTrees() {
    for value in [Double.nan, .infinity, -.infinity, -5, 1e300] {
      let styles: Style = [
        .padding(Insets(top: value, leading: value, bottom: value, trailing: value)),
        .frame(Frame(width: value, minHeight: value, maxHeight: value, idealHeight: value)), .offset(x: value, y: value),
        .layoutPriority(value), .aspectRatio(value, fills: false),
      ]
      let row = make(
        .hStack, [make(.color, [], [:], styles), make(.spacer, [], [.minimum: .number(value)])], [.spacing: .number(value)])
      for frame in layout(row, value, value) {
        #expect(frame.x.isFinite && frame.y.isFinite && frame.size.width.isFinite && frame.size.height.isFinite)
      }
    }
    var deep = make(.color)
    for level in 0..<2_000 { deep = make(level % 2 == 0 ? .hStack : .vStack, [deep, make(.spacer)]) }
    #expect(layout(deep, 300, 300).count > 400)
  }

  // MARK: Support

  private func box(width: Double, _ height: Double = 20) -> Element {
    make(.color, [], [:], [.frame(Frame(width: width, height: height))])
  }

  private func make(_ role: Role, _ children: [Element] = [], _ content: Content = [:], _ style: Style = []) -> Element {
    Element(id: ElementID(rawValue: 0), role: role, content: content, style: style, children: children)
  }

  /// Returns the frames of an element that fills a window and of the elements in it, in document order.
  private func layout(_ element: Element, _ width: Double, _ height: Double) -> [LayoutRect] {
    var next: UInt32 = 0
    func numbered(_ element: Element) -> Element {
      next += 1
      let id = ElementID(rawValue: next)
      return Element(
        id: id, role: element.role, content: element.content, style: element.style, children: element.children.map(numbered))
    }
    let layout = ElementLayout(of: numbered(element), in: LayoutSize(width: width, height: height))
    return (1...next).compactMap { layout.frames[ElementID(rawValue: $0)] }
  }
}
