import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorHTML

/// The HTML of search fields and of rows with swipe actions.
@Suite struct RenderSearchTests {
  private func field(_ content: Content, children: [Element] = []) -> String {
    HTMLRenderer.html(
      of: Element(
        id: ElementID(rawValue: 1), role: .searchField, content: content, events: [.change, .submit, .focus, .dismiss],
        children: children))
  }

  @Test("A search field is a landmark with a named input, a clear button, a cancel button and suggestions")
  func searchFieldLandmarkNamed() {
    let suggestion = Element(id: ElementID(rawValue: 2), role: .text, content: [.text: "Ada"])
    let html = field([.text: "a<b", .placeholder: "Messages"], children: [suggestion])
    #expect(html.hasPrefix(#"<div class="searchField" data-i="1" data-e="change submit focus dismiss" role="search"><svg"#))
    #expect(
      html.contains(
        #"""
        <input type="search" autocomplete="off" enterkeyhint="search" placeholder="Messages" aria-label="Messages" \#
        value="a&lt;b">
        """#
      ))
    #expect(html.contains(#"<button type="button" class="erase" tabindex="-1" aria-label="Clear text">"#))
    #expect(html.contains(#"<button type="button" class="cancel">Cancel</button>"#))
    #expect(html.hasSuffix(#"<div class="suggestions" data-s><span class="text" data-i="2">Ada</span></div></div>"#))
  }

  @Test("A search field contains its display mode, whether the search is active, and its revision")
  func searchFieldContainsDisplay() {
    let html = field([.displayMode: "always", .isSearching: true, .isFocused: true, .revision: 7, .submitLabel: "go"])
    #expect(html.contains(#"class="searchField always searching""#))
    #expect(html.contains(#" data-r="7" data-focus role="search">"#))
    #expect(html.contains(#"enterkeyhint="go""#) && !html.contains(#"enterkeyhint="search""#))
    #expect(html.contains(#"placeholder="Search" aria-label="Search""#))
  }

  @Test("A disabled search field accepts no text")
  func disabledSearchFieldAccepts() {
    #expect(field([.isDisabled: true]).contains(#" disabled value="">"#))
  }

  @Test("A row precedes its actions, which contain their edge and whether a full swipe performs the first one")
  func rowPrecedesActionsContain() {
    func button(_ id: UInt32) -> Element {
      Element(id: ElementID(rawValue: id), role: .button, content: [.role: "destructive"], events: .tap)
    }
    let row = Element(
      id: ElementID(rawValue: 1), role: .swipeRow,
      children: [
        Element(id: ElementID(rawValue: 2), role: .link, events: .tap),
        Element(
          id: ElementID(rawValue: 3), role: .swipeActions, content: [.placement: "trailing", .allowsFullSwipe: true],
          children: [button(4)]),
        Element(id: ElementID(rawValue: 5), role: .swipeActions, content: [.placement: "leading"], children: [button(6)]),
      ])
    #expect(
      HTMLRenderer.html(of: row)
        == #"<div class="swipeRow" data-i="1"><button class="link" data-i="2" data-e="tap" type="button"></button>"#
        + #"<div class="swipeActions trailing full" data-i="3">"#
        + #"<button class="button destructive" data-i="4" data-e="tap" type="button"></button></div>"#
        + #"<div class="swipeActions leading" data-i="5">"#
        + #"<button class="button destructive" data-i="6" data-e="tap" type="button"></button></div></div>"#)
  }

  @Test("A control that selects a row is a check box that is named by the control and the row")
  func selectionControl() {
    func control(_ isOn: Bool) -> String {
      HTMLRenderer.html(
        of: Element(
          id: ElementID(rawValue: 1), role: .rowControl, content: [.kind: .kind(.select), .label: "Select", .isOn: .bool(isOn)],
          events: .tap))
    }
    let start =
      #"<button class="rowControl select" data-i="1" data-e="tap" aria-label="Select" id="select1""#
      + #" aria-labelledby="select1 row1" data-x role="checkbox""#
    #expect(control(false) == start + #" aria-checked="false" type="button"></button>"#)
    #expect(control(true) == start + #" aria-checked="true" type="button"></button>"#)
    let row = Element(id: ElementID(rawValue: 2), role: .text, content: [.text: "Tea", .selectionControl: "1"])
    #expect(HTMLRenderer.html(of: row).contains(#" id="row1""#))
    let combined = Element(
      id: ElementID(rawValue: 3), role: .vStack, content: [.accessibilityChildren: "combine", .selectionControl: "1"])
    let html = HTMLRenderer.html(of: combined)
    #expect(html.contains(#" id="row1""#) && html.contains(#" aria-labelledby="row1""#) && !html.contains("combined3"))
  }
}
