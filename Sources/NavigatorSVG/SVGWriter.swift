import NavigatorHTML
import NavigatorHost
import NavigatorLayout

/// Writes elements as SVG, at the positions that the layout has computed.
struct SVGWriter {
  /// The values that an element inherits from the elements around it.
  struct Context {
    var foreground = Paint.color(ColorStyle(.named("primary")))
    var tint = Paint.color(ColorStyle(.named("accent")))
    var font = FontStyle()
    var isDark = false
    var depth = 0
  }

  var svg = HTMLBuffer(capacity: 4096)
  let layout: PictureLayout
  let source: SVGPicture.Source
  private(set) var problems: [String] = []
  private var lastDefinition = 0
  private var remaining = SVGPicture.maximumElements
  /// The position at which the content of the innermost group begins.
  var groupStart = 0
  /// The size of the picture.
  private(set) var size = LayoutSize(width: 0, height: 0)
  /// The number of areas that may still be removed from the content behind them.
  var remainingHoles = SVGPicture.maximumHoles

  init(_ layout: PictureLayout, _ source: SVGPicture.Source) {
    self.layout = layout
    self.source = source
  }

  /// Records a part of the content that the picture does not show.
  mutating func report(_ problem: String) {
    let message = "The content of an ImageRenderer \(problem)."
    if problems.count < 100, !problems.contains(message) { problems.append(message) }
  }

  /// Returns a Boolean value that indicates whether the picture may become longer. If not, this is reported.
  ///
  /// - Parameter elements: The number of elements that follow.
  mutating func hasRoom(for elements: Int = 0) -> Bool {
    if remaining >= elements, svg.bytes.count < SVGPicture.maximumLength { return true }
    report(
      """
      has more than \(SVGPicture.maximumElements) elements, or its drawing has more than \(SVGPicture.maximumLength >> 20) MiB. \
      The rest is not drawn
      """)
    return false
  }

  /// Returns a new name for a definition.
  mutating func definition() -> String {
    lastDefinition += 1
    return "d\(lastDefinition)"
  }

  mutating func document(_ root: Element, _ size: LayoutSize) {
    svg.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    svg.attribute("width", size.width)
    svg.attribute("height", size.height)
    svg.raw(" viewBox=\"0 0 ")
    svg.number(size.width)
    svg.raw(0x20)
    svg.number(size.height)
    svg.raw("\">")
    if source.isOpaque { svg.raw("<rect width=\"100%\" height=\"100%\" fill=\"#000000\"/>") }
    self.size = size
    groupStart = svg.bytes.count
    children(of: root, Context())
    svg.raw("</svg>")
  }

  /// Appends the children of an element, the rearmost first.
  mutating func children(of element: Element, _ context: Context) {
    let isBackground = { (child: Element) in child.role == .layerBackground }
    let children = element.children.filter(isBackground) + element.children.filter { !isBackground($0) }
    let sorted = children.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
    for (_, child) in sorted { self.element(child, context) }
  }

  private mutating func element(_ element: Element, _ context: Context) {
    guard let box = layout.boxes[element.id], !element.content.bool(.isHidden) else { return }
    guard context.depth < SVGPicture.maximumDepth else {
      return report("is nested more than \(SVGPicture.maximumDepth) levels deep. The rest is not drawn")
    }
    guard hasRoom(for: 1) else { return }
    remaining -= 1
    var context = context
    context.depth += 1
    context.isDark = source.isDark(element.id)
    context.adopt(element)
    guard element.style.properties.contains(.blendMode(.destinationOut)) else { return visible(element, box, context) }
    removeArea { $0.visible(element, box, context) }
  }

  private mutating func visible(_ element: Element, _ box: PictureLayout.Box, _ context: Context) {
    let outerStart = groupStart
    let hasGroup = openGroup(element, box, context)
    if hasGroup { groupStart = svg.bytes.count }
    background(element, box, context)
    content(element, box, context)
    border(element, box, context)
    if hasGroup { svg.raw("</g>") }
    groupStart = outerStart
  }

  private mutating func content(_ element: Element, _ box: PictureLayout.Box, _ context: Context) {
    guard element.style.properties.contains(.clipsContent(true)), !element.children.isEmpty else {
      return drawn(element, box, context)
    }
    let clip = clipPath { $0.area(element.area(in: box.frame, isRightToLeft: box.isRightToLeft)) }
    svg.raw("<g clip-path=\"url(#")
    svg.token(clip)
    svg.raw(")\">")
    let outerStart = groupStart
    groupStart = svg.bytes.count
    drawn(element, box, context)
    svg.raw("</g>")
    groupStart = outerStart
  }

  private mutating func drawn(_ element: Element, _ box: PictureLayout.Box, _ context: Context) {
    switch element.role {
    case .text: text(element, box, context)
    case .image: image(element, box.content, context)
    case .shape:
      shape(element, box, context)
      children(of: element, context)
    case .divider: fill(.rectangle(box.content), .color(ColorStyle(.named("separator"))), box.content, context)
    case .spacer, .color: break
    case .vStack, .hStack, .zStack, .lazyStack, .grid, .gridRow, .box, .layers, .layerContent, .layerBackground, .layerOverlay,
      .label, .labelIcon, .labelTitle, .labeledContent, .labeledContentValue, .section, .sectionHeader, .sectionFooter,
      .controlGroup:
      children(of: element, context)
    case .button, .link: button(element, box, context)
    default: report("contains an element of the kind \(element.role.rawValue), which is not drawn")
    }
  }

  private mutating func button(_ element: Element, _ box: PictureLayout.Box, _ context: Context) {
    var context = context
    let area = SVGArea.rounded(box.frame, [8, 8, 8, 8])
    switch element.content.variant {
    case .bordered: fill(area, context.tint.faded(0.15), box.frame, context)
    case .borderedProminent:
      fill(area, context.tint, box.frame, context)
      context.foreground = .color(ColorStyle(.named("white")))
    default: break
    }
    children(of: element, context)
  }
}

extension SVGWriter.Context {
  /// Adopts the values that an element sets for the elements in it.
  fileprivate mutating func adopt(_ element: Element) {
    for property in element.style.properties {
      switch property {
      case .foreground(let paint): foreground = paint
      case .tint(let paint): tint = paint
      case .font(let new):
        if new.design != nil || new.family != nil { (font.design, font.family) = (new.design, new.family) }
        if new.isItalic { font.isItalic = true }
        if new.isMonospacedDigit { font.isMonospacedDigit = true }
      default: break
      }
    }
    guard element.role == .button || element.role == .link, !element.content.hasVariant(.plain) else { return }
    foreground = element.content.buttonRole == .destructive ? .color(ColorStyle(.named("red"))) : tint
  }
}

extension Element {
  fileprivate var zIndex: Double {
    for case .zIndex(let index) in style.properties where index.isFinite { return index }
    return 0
  }
}

extension Paint {
  /// The paint with an opacity, if it is a color.
  fileprivate func faded(_ opacity: Double) -> Paint {
    guard case .color(var color) = self else { return self }
    color.opacity *= opacity
    return .color(color)
  }
}
