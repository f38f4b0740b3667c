import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorHTML

/// The DOM that the client's script relies on.
@Suite struct RenderStructureTests {
  @Test("The body of a page has rare parts exactly if an element requests the script for them, and not if a text names them")
  func rareParts() {
    func body(_ role: Role, _ content: Content = [:], _ style: Style = []) -> HTMLBody {
      let child = Element(id: ElementID(rawValue: 2), role: role, content: content, style: style)
      return HTMLRenderer.body(of: Element(id: ElementID(rawValue: 1), role: .vStack, children: [child]))
    }
    let rare: [HTMLBody] = [
      body(.controlGroup), body(.text, [.badgeProminence: "increased"]), body(.text, [.sectionTitle: "Title"]),
      body(.box, [.ignoredEdges: .strings(["top"])]), body(.text, [:], [.zIndex(1)]), body(.toggle, [:], [.controlSize(.small)]),
      body(.text, [.text: "A"], [.minimumScale(0.5)]),
    ]
    for body in rare { #expect(body.requiredScripts == [.extras] && body.html.contains(" data-x"), "\(body.html)") }
    let plain = body(.text, [.text: " data-x"])
    #expect(plain.requiredScripts.isEmpty && plain.html.contains(" data-x"))
  }

  @Test("Each role is one DOM element with its id, class and events", arguments: Role.allCases)
  func roleDOMElementId(_ role: Role) {
    let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 4_294_967_295), role: role, events: [.tap, .change]))
    #expect(html.split(separator: "data-i=").count == 2)
    #expect(html.contains("class=\"\(role.rawValue)"))
    #expect(html.contains("data-i=\"4294967295\" data-e=\"tap change\""))
    #expect(html.split(separator: "<").count { !$0.hasPrefix("/") && !$0.hasPrefix("input") } == closingTags(in: html))
  }

  @Test(
    "The children of an element are in its slot, and the slot of its shell is empty",
    arguments: Role.allCases.filter { !RenderStructureTests.leaves.contains($0) })
  func childrenElementSlotSlot(_ role: Role) {
    let child = Element(id: ElementID(rawValue: 2), role: .text, content: [.text: "child"])
    let parent = Element(id: ElementID(rawValue: 1), role: role, children: [child])
    let html = HTMLRenderer.html(of: parent)
    let shell = HTMLRenderer.shell(of: parent)
    #expect(html.contains("<span class=\"text\" data-i=\"2\">child</span>"))
    #expect(html.replacing("<span class=\"text\" data-i=\"2\">child</span>", with: "") == shell)
    let slots = shell.split(separator: " data-s>", omittingEmptySubsequences: false).count - 1
    #expect(slots <= 1)
    if slots == 1 { #expect(html.contains(" data-s><span class=\"text\" data-i=\"2\">")) }
  }

  /// Roles without children.
  private static let leaves: Set<Role> = [
    .text, .image, .spacer, .divider, .color, .textField, .secureField, .backButton, .placeholder,
  ]

  @Test(
    "An element with a text direction has the attribute dir",
    arguments: [("rtl", "rtl"), ("ltr", "ltr"), ("\" onclick=\"", "ltr")])
  func elementTextDirectionAttribute(direction: String, written: String) {
    let html = HTMLRenderer.html(
      of: Element(id: ElementID(rawValue: 1), role: .hStack, content: [.layoutDirection: .string(direction)]))
    #expect(html.contains(" dir=\"\(written)\""))
    #expect(!html.contains("onclick"))
  }

  @Test("A settings row has the expected HTML")
  func settingsRowExpectedHTML() {
    let title = Element(id: ElementID(rawValue: 2), role: .text, content: [.text: "Wi-Fi & more"])
    let link = Element(id: ElementID(rawValue: 1), role: .link, content: [.identifier: "wifi"], events: .tap, children: [title])
    #expect(
      HTMLRenderer.html(of: link)
        == #"<button class="link" data-i="1" data-e="tap" data-testid="wifi" type="button">"#
        + #"<span class="text" data-i="2">Wi-Fi &amp; more</span></button>"#)
  }

  @Test("A nested button is not split by the HTML parser")
  func nestedButtonSplitHTML() {
    let inner = Element(id: ElementID(rawValue: 2), role: .button, events: .tap)
    let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .link, events: .tap, children: [inner]))
    #expect(html.split(separator: "<button").count == 1)
    #expect(html.contains(#"<div class="button" data-i="2" data-e="tap" role="button" tabindex="0">"#))
  }

  @Test("A stepper in the label of a link does not end the link in the HTML parser")
  func nestedStepperHTML() {
    let stepper = Element(id: ElementID(rawValue: 2), role: .stepper, content: [.canDecrement: false], events: .change)
    let link = Element(id: ElementID(rawValue: 1), role: .link, events: .tap, children: [stepper])
    let html = HTMLRenderer.html(of: link)
    #expect(html.split(separator: "<button").count == 1)
    #expect(html.contains(#"tabindex="0" data-step="-1" aria-label="Decrement" aria-disabled="true"></span>"#))
    #expect(html.contains(#"tabindex="0" data-step="1" aria-label="Increment"></span>"#))
    #expect(HTMLRenderer.html(of: stepper).contains(#"<button type="button" data-step="1" aria-label="Increment"></button>"#))
  }

  @Test("The dots of pages in the label of a link do not end the link in the HTML parser")
  func nestedPageDotsHTML() {
    let pages = Element(id: ElementID(rawValue: 2), role: .pages, content: [.maximum: 2, .selection: 0], events: .change)
    let link = Element(id: ElementID(rawValue: 1), role: .link, events: .tap, children: [pages])
    let html = HTMLRenderer.html(of: link)
    #expect(html.split(separator: "<button").count == 1)
    #expect(html.split(separator: #"<span role="tab""#).count == 3)
    #expect(HTMLRenderer.html(of: pages).split(separator: #"<button type="button" role="tab""#).count == 3)
  }

  @Test("The title of a page consists of the front screen's title and the app's name")
  func titlePageConsistsFront() {
    func screen(_ id: UInt32, _ title: String?, covered: Bool = false, _ children: [Element] = []) -> Element {
      var content = Content()
      content[.title] = title.map { .string($0) }
      if covered { content[.isCovered] = true }
      return Element(id: ElementID(rawValue: id), role: .screen, content: content, children: children)
    }
    func tab(_ id: UInt32, selected: Bool, _ children: [Element]) -> Element {
      Element(id: ElementID(rawValue: id), role: .tabContent, content: selected ? [.isSelected: true] : [:], children: children)
    }
    func title(_ children: [Element]) -> String {
      PageTitle.of(Element(id: ElementID(rawValue: 1), role: .window, children: children), appName: "App")
    }
    #expect(title([]) == "App")
    #expect(title([screen(2, "App")]) == "App")
    #expect(title([screen(2, "Home", covered: true), screen(3, "Detail")]) == "Detail – App")
    #expect(title([screen(2, "Home", covered: true), screen(3, nil)]) == "App")
    #expect(title([tab(2, selected: true, [screen(3, "One")]), tab(4, selected: false, [screen(5, "Two")])]) == "One – App")
    let sheet = Element(id: ElementID(rawValue: 4), role: .sheet, children: [screen(5, "Sheet")])
    let alert = Element(id: ElementID(rawValue: 6), role: .alert)
    #expect(title([screen(2, "Home"), sheet]) == "Sheet – App")
    #expect(title([screen(2, "Home"), alert]) == "Home – App")
    #expect(title([screen(2, "Outer", [screen(3, "Inner")])]) == "Inner – App")
    #expect(["GuideApp", "App", "Shop"].map(PageTitle.appName(ofType:)) == ["Guide", "App", "Shop"])
  }

  @Test("In a narrow window, the title of a page is that of the shown column", arguments: [0, 1])
  func columnTitle(shown: Int) {
    func column(_ id: UInt32, _ title: String) -> Element {
      let screen = Element(id: ElementID(rawValue: id), role: .screen, content: [.title: .string(title)])
      return Element(id: ElementID(rawValue: id + 1), role: .column, children: [screen])
    }
    let columns = [column(2, "Folders"), column(4, "Mail")]
    let split = Element(
      id: ElementID(rawValue: 6), role: .splitView, content: [.selection: .number(Double(shown))], children: columns)
    let root = Element(id: ElementID(rawValue: 1), role: .window, children: [split])
    #expect(PageTitle.of(root, appName: "App", windowWidth: 390) == ["Folders – App", "Mail – App"][shown])
    #expect(PageTitle.of(root, appName: "App", windowWidth: 700) == "Mail – App")
    #expect(PageTitle.of(root, appName: "App") == "Mail – App")
  }

  @Test("The title of a screen is the heading of the page")
  func titleScreenHeadingPage() {
    let large = Element(id: ElementID(rawValue: 1), role: .navigationBar, content: [.title: "Home", .displayMode: "large"])
    #expect(HTMLRenderer.html(of: large).contains(#"<h1 tabindex="-1">Home</h1>"#))
    let inline = Element(id: ElementID(rawValue: 1), role: .navigationBar, content: [.title: "Home", .displayMode: "inline"])
    #expect(HTMLRenderer.html(of: inline).contains(#"<h1 class="barTitle" tabindex="-1">Home</h1>"#))
    let heading = Element(id: ElementID(rawValue: 1), role: .text, content: [.text: "Part", .level: 1])
    #expect(HTMLRenderer.html(of: heading) == #"<h2 class="text" data-i="1">Part</h2>"#)
  }

  @Test("The Back button has the title of the previous screen and a short label, between which the page chooses")
  func backButtonLabels() {
    func html(_ title: String) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .backButton, content: [.text: .string(title)]))
    }
    let long = html("A screen of a long name")
    #expect(long.contains(#"<span class="backTitle">A screen of a long name</span><span class="backWord">Back</span>"#))
    #expect(long.contains(#"aria-label="Back to A screen of a long name""#))
    #expect(html("").contains(#"aria-label="Back""#) && html("").contains(#"<span class="backTitle">Back</span>"#))
  }

  @Test("Only one tab is in the tab order")
  func tabTabOrder() {
    func html(_ isSelected: Bool) -> String {
      HTMLRenderer.html(
        of: Element(id: ElementID(rawValue: 1), role: .tab, content: [.isSelected: .bool(isSelected)], events: .tap))
    }
    #expect(!html(true).contains("tabindex") && html(false).contains(#"tabindex="-1""#))
  }

  @Test("A value as text is the value of a slider, and part of the description of other elements")
  func valueTextValueSlider() {
    func html(_ role: Role) -> String {
      HTMLRenderer.html(
        of: Element(id: ElementID(rawValue: 1), role: role, content: [.accessibilityValue: "half", .hint: "Swipe"]))
    }
    #expect(html(.slider).contains(#"aria-valuetext="half""#) && html(.slider).contains(#"aria-description="Swipe""#))
    #expect(html(.stepper).contains(#"aria-description="half, Swipe""#) && !html(.stepper).contains("aria-valuetext"))
  }

  @Test("A directional symbol is mirrored for right-to-left text")
  func directionalSymbolMirroredRight() {
    func html(_ name: String) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .image, content: [.symbol: .string(name)]))
    }
    #expect(html("chevron.forward").contains(#"class="symbol turns""#))
    #expect(!html("chevron.right").contains("turns"))
  }

  @Test("The accessible name of an image is its label or its symbol's name, or it is hidden")
  func accessibleNameImageLabel() {
    func html(_ content: Content) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .image, content: content))
    }
    #expect(html([.symbol: "square.and.arrow.up"]).contains(#"role="img" aria-label="square and arrow up""#))
    #expect(html([.symbol: "plus", .label: "Add"]).contains(#"aria-label="Add" role="img""#))
    #expect(html([.symbol: "plus", .label: ""]).contains(#"aria-hidden="true""#))
  }

  @Test("Covered screens and hidden tabs are inert")
  func coveredScreensHiddenTabs() {
    let covered = Element(id: ElementID(rawValue: 1), role: .screen, content: [.isCovered: true])
    #expect(HTMLRenderer.html(of: covered).contains(" inert"))
    #expect(!HTMLRenderer.html(of: Element(id: covered.id, role: .screen)).contains(" inert"))
    #expect(HTMLRenderer.html(of: Element(id: covered.id, role: .tabContent)).contains(" inert"))
  }

  @Test("A text field has its text, its revision and its focus")
  func textFieldTextRevision() {
    let field = Element(
      id: ElementID(rawValue: 7), role: .textField,
      content: [.text: "a\"b", .placeholder: "Name", .revision: 3, .isFocused: true, .isDisabled: true], events: .change)
    let html = HTMLRenderer.html(of: field)
    #expect(html.contains(#"data-r="3" data-focus"#))
    #expect(html.contains(#"placeholder="Name" aria-label="Name" disabled value="a&quot;b">"#))
    let area = Element(id: field.id, role: .textField, content: [.text: "\nline", .axis: "vertical"])
    #expect(HTMLRenderer.html(of: area).contains(">\n\nline</textarea>"))
  }

  @Test("Native controls have the state of their elements")
  func nativeControlsStateElements() {
    let id = ElementID(rawValue: 1)
    #expect(HTMLRenderer.html(of: Element(id: id, role: .toggle, content: [.isOn: true])).contains(#"role="switch" checked"#))
    #expect(HTMLRenderer.html(of: Element(id: id, role: .button, content: [.isDisabled: true])).contains(" disabled"))
    let stepper = HTMLRenderer.html(of: Element(id: id, role: .stepper, content: [.canIncrement: false]))
    #expect(stepper.contains(#"data-step="1" aria-label="Increment" disabled"#))
    #expect(stepper.contains(#"data-step="-1" aria-label="Decrement">"#))
    let slider = HTMLRenderer.html(
      of: Element(id: id, role: .slider, content: [.value: 25, .minimum: 0, .maximum: 100, .step: 5]))
    #expect(slider.contains(#"min="0" max="100" step="5" value="25" style="--part:25%""#))
    #expect(!slider.contains("ends"))
    #expect(HTMLRenderer.html(of: Element(id: id, role: .slider, content: [.kind: "ends"])).contains(#" data-x="ends">"#))
  }

  @Test("Presentations are dialogs")
  func presentationsDialogs() {
    let id = ElementID(rawValue: 1)
    for role in [Role.sheet, .cover, .popover, .confirmationDialog] {
      #expect(HTMLRenderer.html(of: Element(id: id, role: role)).contains(#"role="dialog" aria-modal="true""#))
    }
    let alert = HTMLRenderer.html(of: Element(id: id, role: .alert, content: [.title: "Sure?", .message: "Really"]))
    #expect(alert.contains(#"role="alertdialog" aria-modal="true" aria-label="Sure?" aria-describedby="m1""#))
    #expect(alert.contains(#"<h2>Sure?</h2><p id="m1">Really</p>"#))
    let sheet = HTMLRenderer.html(
      of: Element(id: id, role: .sheet, content: [.detents: .strings(["fraction:0.4", "large"]), .isDismissDisabled: true]))
    #expect(sheet.contains(" data-keep"))
    #expect(sheet.contains("--detent:40%"))
  }

  @Test("A popover names its anchor, the part at which it points, and the edge of its place")
  func popoverAnchors() {
    func html(_ content: Content) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .popover, content: content))
    }
    let whole = html([.anchor: 7])
    #expect(whole.contains(#"data-anchor="7""#))
    #expect(!whole.contains("data-edge") && !whole.contains("data-part"))
    let part = html([.anchor: 7, .anchorEdge: "leading", .anchorPart: "0.5 1.0"])
    #expect(part.contains(#"data-anchor="7" data-edge="leading" data-part="0.5 1.0""#))
    #expect(!part.contains("data-compact"))
    #expect(html([.compactForms: .strings(["popover", "automatic"])]).contains(#" data-compact="popover automatic""#))
  }

  @Test("A confirmation dialog is a popover with an anchor, and an alert is not")
  func dialogAnchors() {
    let id = ElementID(rawValue: 1)
    let dialog = HTMLRenderer.html(of: Element(id: id, role: .confirmationDialog, content: [.title: "Sure?", .anchor: 7]))
    #expect(dialog.contains(#"class="confirmationDialog presentation popover""#) && dialog.contains(#" data-anchor="7""#))
    let alert = HTMLRenderer.html(of: Element(id: id, role: .alert, content: [.title: "Sure?"]))
    #expect(alert.contains(#"class="alert presentation""#) && !alert.contains("data-anchor"))
  }

  @Test("A sheet with several detents has a grabber for the keyboard")
  func sheetSeveralDetentsGrabber() {
    func html(_ content: Content) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .sheet, content: content))
    }
    let several = html([.detents: .strings(["height:240", "medium", "large"]), .detent: "medium"])
    #expect(several.contains(#"class="sheet presentation medium""#))
    #expect(several.contains(#"data-detents="height:240 medium large" data-detent="medium""#))
    #expect(several.contains(#"<div class="grabber" role="slider" tabindex="0" aria-label="Sheet height""#))
    #expect(several.contains(#"aria-valuemax="2" aria-valuenow="1" aria-valuetext="Half height""#))
    let low = html([.detents: .strings(["height:240", "large"]), .detent: "height:240", .showsDragIndicator: .bool(false)])
    #expect(low.contains("--detent:240px") && low.contains("240 points high"))
    #expect(low.contains(#"<div class="grabber bare" role="slider""#))
    #expect(html([.detents: .strings(["medium"]), .detent: "medium"]).contains(#"<div class="grabber bare"></div>"#))
    #expect(html([.showsDragIndicator: .bool(true)]).contains(#"<div class="grabber"></div>"#))
  }

  @Test(
    "A detent outside the valid range is limited to it",
    arguments: ["height:1e400", "height:-5", "fraction:7", "fraction:nan", "height:", "<b>"])
  func detentOutsideValidRange(_ detent: String) {
    let html = HTMLRenderer.html(
      of: Element(
        id: ElementID(rawValue: 1), role: .sheet, content: [.detents: .strings([detent, "large"]), .detent: .string(detent)]))
    #expect(!html.contains("<b>") && !html.contains("style=\"--detent:-") && !html.contains("700%"))
  }

  @Test("A window whose dismissal is disabled has the attribute data-keep")
  func windowWhoseDismissalDisabled() {
    let window = Element(id: ElementID(rawValue: 1), role: .window, content: [.isDismissDisabled: true], events: [.dismiss])
    #expect(HTMLRenderer.html(of: window).contains(#"data-e="dismiss" data-keep>"#))
    #expect(!HTMLRenderer.html(of: Element(id: window.id, role: .window)).contains("data-keep"))
  }

  private func closingTags(in html: String) -> Int {
    html.split(separator: "</", omittingEmptySubsequences: false).count - 1
      + html.split(separator: "/>", omittingEmptySubsequences: false).count - 1
  }
}
