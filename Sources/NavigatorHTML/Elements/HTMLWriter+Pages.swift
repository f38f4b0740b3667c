import Foundation
import NavigatorHost

/// The HTML of a tab view with pages.
extension HTMLWriter {
  /// The maximum number of pages for which the index contains one button per page.
  private static let maximumButtons = 40

  mutating func pages(_ element: Element) {
    open("div", element)
    html.raw(" gw gh")
    attributes(element)
    let selection = bounded(element.content.number(.selection))
    html.attribute("data-page", Double(selection))
    close()
    slot(
      of: element, "<div class=\"pageScroller\" tabindex=\"0\" role=\"group\" aria-roledescription=\"pages\" data-s>", "</div>")
    index(of: element, selection)
    html.raw("</div>")
  }

  private mutating func index(of element: Element, _ selection: Int) {
    let count = bounded(element.content.number(.maximum))
    switch element.content.kind {
    case .never: return
    case .always: break
    default: if count < 2 { return }
    }
    guard count <= Self.maximumButtons else { return }
    let name = (element.content.strings(.partNames).first ?? "Page %lld of %lld").components(separatedBy: "%lld")
    html.raw("<div class=\"pageIndex")
    if element.content.backgroundVisibility == .visible { html.raw(" filled") }
    html.raw("\" role=\"tablist\">")
    for page in 0..<count {
      // Inside a button, the dots are not native buttons, because the HTML parser closes a button when another one begins.
      html.raw(openButtons > 0 ? "<span" : "<button type=\"button\"")
      html.raw(" role=\"tab\" aria-selected=")
      html.raw(page == selection ? "\"true\"" : "\"false\" tabindex=\"-1\"")
      html.attribute("aria-label", Self.name(name, page + 1, count))
      html.raw(openButtons > 0 ? "></span>" : "></button>")
    }
    html.raw("</div>")
  }

  /// Returns the translated name of a page. The numbers are inserted between the parts.
  private static func name(_ parts: [String], _ page: Int, _ count: Int) -> String {
    parts.count == 3 ? "\(parts[0])\(page)\(parts[1])\(count)\(parts[2])" : "Page \(page) of \(count)"
  }

  /// Returns a number of pages, clamped to the valid range.
  private func bounded(_ number: Double?) -> Int {
    guard let number, number.isFinite else { return 0 }
    return Int(min(max(0, number), 1e6))
  }

  mutating func page(_ element: Element) {
    open("div", element)
    attributes(element)
    if !element.content.bool(.isSelected) { html.raw(" inert") }
    close()
    children(of: element)
    html.raw("</div>")
  }
}
