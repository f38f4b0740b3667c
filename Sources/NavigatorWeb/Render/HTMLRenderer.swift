import NavigatorHost

/// Draws elements as HTML.
///
/// Every element becomes one DOM element with `data-i`, its id. Where what it contains lives in a node inside, that node carries
/// `data-s`, the slot, and nodes before it belong to the element itself. `data-e` lists the events it accepts.
public enum HTMLRenderer {
  /// The HTML of `element` with everything in it.
  public static func html(of element: Element) -> String {
    var writer = HTMLWriter(capacity: 4096, isDeep: true)
    writer.write(element)
    return writer.html.string
  }

  /// The HTML of `element` itself: its slot stays empty.
  static func shell(of element: Element) -> String {
    var writer = HTMLWriter(capacity: 512, isDeep: false)
    writer.write(element)
    return writer.html.string
  }
}

/// Walks elements and appends their HTML to one buffer.
struct HTMLWriter {
  var html: HTMLBuffer
  /// Whether slots are filled.
  let isDeep: Bool
  /// How many `<button>`s are open: the HTML parser closes one where another begins inside.
  var openButtons = 0
  /// How long the title of the bar being written is; nil where the bar itself is not written.
  var barTitleLength: Int?

  init(capacity: Int, isDeep: Bool) {
    html = HTMLBuffer(capacity: capacity)
    self.isDeep = isDeep
  }

  /// Appends `element`.
  mutating func write(_ element: Element) {
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
    case .vStack, .hStack, .zStack: stack(element)
    case .layers, .layerContent, .layerBackground, .layerOverlay: layer(element)
    case .box, .section, .labeledContent, .labeledContentValue, .label, .labelIcon, .labelTitle, .pickerLabel, .sectionFooter,
      .swipeRow:
      group(element)
    case .swipeActions: swipeActions(element)
    case .sectionHeader: sectionHeader(element)
    case .scrollView: scrollView(element)
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
    case .tabView: group(element)
    case .tabBar: tabBar(element)
    case .tab: tab(element)
    case .tabContent: tabContent(element)
    case .sheet, .popover: sheet(element)
    case .cover: cover(element)
    case .alert, .confirmationDialog: alert(element)
    case .placeholder: placeholder(element)
    }
  }

  /// Appends what `element` contains, unless only its shell is asked for.
  mutating func children(of element: Element) {
    guard isDeep else { return }
    for child in element.children { write(child) }
  }

  /// Appends the inner node that holds what `element` contains.
  mutating func slot(of element: Element, _ opening: StaticString, _ closing: StaticString) {
    html.raw(opening)
    children(of: element)
    html.raw(closing)
  }
}
