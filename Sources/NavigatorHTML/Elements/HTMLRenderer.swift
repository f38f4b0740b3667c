import NavigatorHost

/// A renderer that converts elements to HTML.
///
/// Each element becomes one DOM element whose attribute `data-i` is the element's id. If its children are in a nested DOM node,
/// that node has the attribute `data-s` and is called the slot. Nodes before the slot belong to the element itself. `data-e`
/// lists the events that the element accepts.
public enum HTMLRenderer {
  /// Returns the HTML of `element` and its descendants.
  public static func html(of element: Element) -> String { writer(of: element).html.string }

  /// Returns the HTML of `element` and its descendants for the body of a page.
  package static func body(of element: Element) -> HTMLBody {
    let writer = writer(of: element)
    return HTMLBody(html: writer.html.string, requiredScripts: writer.requiredScripts)
  }

  /// Returns the HTML of `element` and its descendants for a container that is not known. Its height may limit the texts.
  package static func fragment(of element: Element) -> String { writer(of: element, textLimit: .variableHeight).html.string }

  /// Returns the HTML of `element` with an empty slot.
  package static func shell(of element: Element) -> String {
    var writer = HTMLWriter(capacity: 512, isDeep: false)
    writer.write(element)
    return writer.html.string
  }

  private static func writer(of element: Element, textLimit: TextLimit = .none) -> HTMLWriter {
    var writer = HTMLWriter(capacity: 4096, isDeep: true)
    writer.textLimit = textLimit
    writer.write(element)
    return writer
  }
}

/// The HTML of the body of a page.
package struct HTMLBody {
  package var html: String
  /// The scripts that a browser must run before it draws the page.
  package var requiredScripts: SizingScripts

  package init(html: String = "", requiredScripts: SizingScripts = []) {
    self.html = html
    self.requiredScripts = requiredScripts
  }
}

/// The attribute `data-x` of a start tag.
struct RareMark {
  /// The position after the name or the last word, in bytes.
  var end: Int
  /// A Boolean value that indicates whether the attribute has a value.
  var hasWords: Bool
}

/// A writer that appends the HTML of elements to a buffer.
struct HTMLWriter {
  var html: HTMLBuffer
  /// A Boolean value that indicates whether children are written.
  let isDeep: Bool
  /// The scripts that the written elements need for their sizes.
  var requiredScripts: SizingScripts = []
  /// The attribute `data-x` of the element whose start tag is being written, or nil if it has none so far.
  var rareMark: RareMark?
  /// The limit of the texts in the open elements.
  fileprivate(set) var textLimit = TextLimit.none
  /// The number of open `<button>` elements. The HTML parser closes a button when another one begins inside it.
  var openButtons = 0
  /// A Boolean value that indicates whether dividers are vertical, because the innermost open stack is horizontal.
  var isInRow = false
  /// The effect of the width of a text in the innermost open container. It is visible in an unknown container.
  var lineEffect = LineEffect.visible
  /// A Boolean value that indicates whether the last element whose attributes were written takes the proposed width.
  var fillsWidth = false

  init(capacity: Int, isDeep: Bool) {
    html = HTMLBuffer(capacity: capacity)
    self.isDeep = isDeep
  }

  /// Appends the attribute `data-x`, which requests the script for rare parts, with an optional word. An element with several
  /// rare parts has one attribute with all words, because browsers ignore a repeated attribute.
  mutating func rarePart(_ word: String? = nil) {
    requiredScripts.insert(.extras)
    if rareMark == nil {
      html.raw(" data-x")
      rareMark = RareMark(end: html.bytes.count, hasWords: false)
    }
    guard let word, let mark = rareMark else { return }
    let later = html.bytes.count > mark.end ? html.removeBytes(from: mark.end) : []
    html.raw(mark.hasWords ? " " : "=\"")
    html.text(word)
    rareMark = RareMark(end: html.bytes.count, hasWords: true)
    if !mark.hasWords { html.raw(0x22) }
    html.append(later)
  }

  /// Appends the HTML of `element`.
  mutating func write(_ element: Element) {
    let outer = textLimit
    if isDeep { textLimit = element.textLimit(in: outer) }
    defer { textLimit = outer }
    switch element.role {
    case .text: text(element)
    case .image: image(element)
    case .spacer, .color: leaf(element)
    case .divider: divider(element)
    case .shape: shape(element)
    case .progress: progress(element)
    case .button, .link: button(element)
    case .toggle: toggle(element)
    case .textField, .secureField: textField(element)
    case .picker: picker(element)
    case .option: option(element)
    case .stepper: stepper(element)
    case .slider: slider(element)
    case .datePicker: datePicker(element)
    case .colorPicker: colorPicker(element)
    case .vStack, .hStack, .zStack: stack(element)
    case .layers, .layerContent, .layerBackground, .layerOverlay: layer(element)
    case .box, .section, .labeledContent, .labeledContentValue, .label, .labelIcon, .labelTitle, .pickerLabel, .sectionFooter,
      .swipeRow, .controlGroup:
      group(element)
    case .swipeActions: swipeActions(element)
    case .rowControl: rowControl(element)
    case .sectionHeader: sectionHeader(element)
    case .scrollView: scrollView(element)
    case .lazyStack: lazyStack(element)
    case .grid: grid(element)
    case .gridRow: gridRow(element)
    case .rowGap: rowGap(element)
    case .list, .form: list(element)
    case .window: window(element)
    case .navigationStack, .screenContent: group(element)
    case .screen: screen(element)
    case .navigationBar: navigationBar(element)
    case .backButton: backButton(element)
    case .toolbarItem: toolbarItem(element)
    case .searchField: searchField(element)
    case .splitView: splitView(element)
    case .column: column(element)
    case .tabView: tabView(element)
    case .tabBar: tabBar(element)
    case .pages: pages(element)
    case .page: page(element)
    case .tab: tab(element)
    case .tabContent: tabContent(element)
    case .sheet, .popover: sheet(element)
    case .cover: cover(element)
    case .alert, .confirmationDialog: alert(element)
    case .menu: menu(element)
    case .placeholder: placeholder(element)
    }
  }

  /// Appends the HTML of the children, unless only the shell is requested.
  mutating func children(of element: Element) {
    guard isDeep else { return }
    let outer = (isInRow, lineEffect)
    let fillsWidth = fillsWidth
    if let isVertical = element.hasVerticalDividers { isInRow = isVertical }
    lineEffect = lineEffect(in: element, fillsWidth: fillsWidth)
    if element.role == .hStack {
      row(element.children, RowLineEffects(last: lineEffect, fillsWidth: fillsWidth))
    } else {
      for child in element.children { write(child) }
    }
    (isInRow, lineEffect) = outer
  }

  /// Appends the HTML of the children of a row.
  private mutating func row(_ children: [Element], _ effects: RowLineEffects) {
    var effects = effects
    for index in children.indices {
      lineEffect = effects.next(children[index].role, before: index + 1 < children.count ? children[index + 1].role : nil)
      write(children[index])
    }
  }

  /// Appends the node that contains the children.
  mutating func slot(of element: Element, _ opening: StaticString, _ closing: StaticString) {
    html.raw(opening)
    children(of: element)
    html.raw(closing)
  }
}
