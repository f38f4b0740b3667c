import NavigatorHost
import Testing

@testable import NavigatorHTML

/// The HTML of the options for bars, backgrounds and assistive technologies.
@Suite struct RenderAppearanceTests {
  private func html(_ role: Role, _ content: Content, _ style: Style = [], _ events: EventSet = []) -> String {
    HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: role, content: content, style: style, events: events))
  }

  @Test("A color scheme is an attribute with one of two values")
  func scheme() {
    #expect(html(.window, [.colorScheme: "dark"]).contains(#" data-scheme="dark""#))
    #expect(html(.window, [.colorScheme: "\"><script>"]).contains(#" data-scheme="light""#))
  }

  @Test("The background of a bar is a variable for its material")
  func barBackground() {
    let red = Paint.color(ColorStyle(.sRGB(red: 1, green: 0, blue: 0)))
    let bar = html(.navigationBar, [.title: "Home", .backgroundVisibility: "visible"], [.background(red)])
    #expect(bar.contains("--bar-fill:"))
    #expect(bar.contains("navigationBar inline opaque"))
    #expect(!bar.contains("\"background:"))
  }

  @Test("The background of a tab bar and of an item at the bottom is a variable, and a class hides it")
  func otherBarBackgrounds() {
    let red = Paint.color(ColorStyle(.sRGB(red: 1, green: 0, blue: 0)))
    for (role, content) in [(Role.tabBar, Content()), (.toolbarItem, [.placement: "bottom"])] {
      let bar = html(role, content, [.background(red)])
      #expect(bar.contains("style=\"--foot:") && !bar.contains(" clear"))
      var content = content
      content[.backgroundVisibility] = "hidden"
      content[.colorScheme] = "dark"
      #expect(html(role, content).contains(" clear\"") && html(role, content).contains(#" data-scheme="dark""#))
    }
  }

  @Test("A class hides the background of a list and of a form")
  func scrollContentBackground() {
    for role in [Role.list, .form] {
      #expect(html(role, [.backgroundVisibility: "hidden"]).contains(" clear"))
      #expect(!html(role, [:]).contains(" clear"))
      #expect(!html(role, [.backgroundVisibility: "visible"]).contains(" clear"))
    }
  }

  @Test("A mirrored view and the button of a menu with a mark are recognized by the style sheet")
  func marks() {
    #expect(html(.image, [.symbol: "arrow.right", .flipsForRightToLeft: true]).contains(" data-flips"))
    #expect(!html(.image, [.symbol: "arrow.right"]).contains("data-flips"))
    let menu: Content = [.kind: "menu", .isExpanded: false]
    #expect(html(.button, menu).contains(#" aria-haspopup="menu" aria-expanded="false""#))
    #expect(!html(.button, menu).contains("indicated"))
    #expect(html(.button, [.kind: "menu", .showsIndicators: true]).contains(" indicated\""))
  }

  @Test("A view that combines its children has their texts as its name, unless it has a label")
  func combinedChildren() {
    let combined = html(.vStack, [.accessibilityChildren: "combine"])
    #expect(combined.contains(#"role="group" id="combined1" aria-labelledby="combined1""#))
    #expect(!html(.vStack, [.accessibilityChildren: "combine", .label: "Name"]).contains("aria-labelledby"))
  }

  @Test("An adjustable view is a spin button with its value")
  func spinButton() {
    let text = html(.text, [.text: "Rating", .traits: .strings(["spinbutton"]), .accessibilityValue: "3"])
    #expect(text.contains(#"role="spinbutton""#) && text.contains(#"aria-valuetext="3""#) && !text.contains("aria-description"))
  }

  @Test("A symbol that may exceed its frame, and the menu of a title, require the rare styles")
  func rareStyles() {
    let symbol: Content = [.symbol: "star", .variant: "resizable"]
    #expect(html(.image, symbol, [.aspectRatio(nil, fills: true)]).contains(" data-x"))
    #expect(!html(.image, symbol, [.aspectRatio(nil, fills: false)]).contains("data-x"))
    let menu = html(.toolbarItem, [.placement: .placement(.titleMenu)])
    #expect(menu.contains("toolbarItem titleMenu") && menu.contains(" data-x"))
    #expect(!html(.toolbarItem, [.placement: .placement(.trailing)]).contains("data-x"))
  }

  @Test("The insets of a row are written with the distances by which its surface exceeds its content")
  func rowInsets() {
    let row = html(.text, [.text: "A"], [.rowInsets(Insets(top: 1, leading: 2, bottom: nil, trailing: -4))])
    #expect(row.contains("--row-block:1px 11px;--row-inline:2px 0;--row-above:-1px -11px;--row-beside:-2px 0;--row-start:2px;"))
    #expect(html(.text, [.text: "A"], [.rowTopSeparatorHidden(true)]).contains("--top-line:transparent;"))
    let tinted = html(.text, [.text: "A"], [.rowTopSeparatorTint(.color(ColorStyle(.named("red"))))])
    #expect(tinted.contains("--top-tint:var(--red"))
    let line = html(.text, [.text: "A"], [.rowSeparatorEnds(leading: 0, trailing: 4.5)])
    #expect(line.contains("--line-start:0px;--line-end:4.5px;"))
    let item = html(.label, [:], [.itemTint(.color(ColorStyle(.named("red"))))])
    #expect(item.contains("--item-tint:var(--red") && !item.contains("--tint:"))
    #expect(html(.text, [.text: "A"], [.readingPriority(1.5)]).contains("reading-order:-150;"))
  }

  @Test("The lines above and below a section are inherited by its rows, and need a style that few pages have")
  func sectionSeparators() {
    let red = Paint.color(ColorStyle(.named("red")))
    let visible = html(.section, [:], [.sectionSeparatorHidden(false), .sectionTopSeparatorHidden(true)])
    #expect(visible.contains("--end-line:var(--hair);--start-line:0;") && visible.contains(#" data-x="lines""#))
    let tinted = html(.list, [:], [.sectionTopSeparatorTint(red)])
    #expect(tinted.contains("--start-tinted:var(--hair);--start-tint:var(--red") && tinted.contains(#" data-x="lines""#))
    #expect(!html(.section, [:], [.rowSeparatorHidden(true)]).contains("data-x"))
  }

  @Test("The properties of the lines above a section's rows also apply to the lines between its rows")
  func topSeparatorsOfSection() {
    #expect(html(.section, [:], [.rowTopSeparatorHidden(true)]).contains(#"style="--row-line:transparent;""#))
    let tinted = html(.section, [:], [.rowTopSeparatorTint(.color(ColorStyle(.named("red"))))])
    #expect(tinted.contains(#"style="--row-tint:var(--red"#))
  }

  @Test("The labels of controls have the words of the session")
  func words() {
    let back = html(.backButton, [.text: "Posteingang", .placeholder: "Zurück"])
    #expect(back.contains(#"aria-label="Zurück, Posteingang""#) && back.contains(#"<span class="backWord">Zurück</span>"#))
    #expect(html(.stepper, [.stepLabels: .strings(["Weniger", "Mehr"])]).contains(#"data-step="1" aria-label="Mehr""#))
    #expect(html(.searchField, [.title: "Abbrechen"]).contains(">Abbrechen</button>"))
  }

  @Test("A view that is one element is an image or a group, unless it has another role")
  func accessibilityElement() {
    #expect(html(.vStack, [.accessibilityChildren: "ignore"]).contains(#" role="img""#))
    #expect(html(.vStack, [.accessibilityChildren: "combine"]).contains(#" role="group""#))
    #expect(!html(.button, [.accessibilityChildren: "ignore"]).contains(#" role="img""#))
    #expect(html(.text, [.text: "A", .traits: .strings(["link"]), .accessibilityChildren: "ignore"]).contains(#" role="link""#))
    #expect(!html(.box, [.traits: .strings(["img"])], [], .tap).contains("img"))
  }

  @Test("A label names a text as an image and a container as a group, because elements without a role have no names")
  func roleOfLabel() {
    let label: Content = [.label: "3 of 5 stars"]
    #expect(html(.text, [.text: "***", .label: "3 of 5 stars"]).contains(#" aria-label="3 of 5 stars" role="img""#))
    #expect(html(.label, label).contains(#" role="img""#))
    for role in [Role.hStack, .vStack, .zStack, .box, .layers, .labeledContent, .list, .form, .scrollView] {
      #expect(html(role, label).contains(#" aria-label="3 of 5 stars" role="group""#), "\(role)")
    }
    let linked: Content = [.label: "Terms", .runs: .runs([TextRun("terms", url: "https://a.b")])]
    #expect(html(.text, linked).contains(#" role="group""#))
    #expect(!html(.text, [.text: "A", .label: "B", .level: 1]).contains("role="))
    #expect(!html(.text, [.text: "A"]).contains("role="))
  }

  @Test("A container with the trait of a header is a heading, whether it combines its children or has a label")
  func headings() {
    for role in [Role.label, .hStack, .vStack] {
      #expect(html(role, [.level: 1]).contains(#" role="heading" aria-level="2""#), "\(role)")
    }
    for content: Content in [[.level: 2], [.level: 2, .label: "A"], [.accessibilityChildren: "combine", .level: 2]] {
      let heading = html(.hStack, content)
      #expect(heading.contains(#" role="heading" aria-level="3""#))
      #expect(heading.components(separatedBy: " role=").count == 2)
    }
    #expect(html(.text, [.text: "A", .level: 1]).hasPrefix("<h2") && !html(.text, [.text: "A", .level: 1]).contains("role="))
    #expect(!html(.box, [.kind: "tableRow", .level: 1]).contains("heading"))
  }

  @Test("A view that reacts to taps or presses has the role of a button alone")
  func tappedElement() {
    for content: Content in [
      [.label: "Row"], [.accessibilityChildren: "combine"], [.traits: .strings(["img"])], [.traits: .strings(["modal"])],
    ] {
      var content = content
      content[.gestures] = .strings(["press:0.5"])
      let view = html(.hStack, content)
      #expect(view.contains(#" role="button" tabindex="0""#))
      #expect(view.components(separatedBy: " role=").count == 2)
      #expect(view.contains(" data-x"), "The script limits the movement of the pointer in a tap.")
    }
  }

  @Test("The title of a stepper names its buttons as a group, unless it has a label")
  func stepperName() {
    let stepper = html(.stepper, [:])
    #expect(stepper.contains(#" role="group" aria-labelledby="stepper1"><span class="title" data-s id="stepper1">"#))
    #expect(html(.stepper, [.label: "Guests"]).contains(#" aria-label="Guests""#))
    #expect(!html(.stepper, [.label: "Guests"]).contains("aria-labelledby"))
  }

  @Test("An option with a name has it as a hidden text, from which the page makes its menu")
  func optionName() {
    #expect(html(.option, [.label: "<Leaf>"]).hasSuffix(#"<span data-s></span><span class="unseen">&lt;Leaf&gt;</span></label>"#))
    #expect(html(.option, [:]).hasSuffix(#"<span data-s></span></label>"#))
  }

  @Test("An option that users cannot choose is a disabled radio button, so that it cannot get the focus")
  func disabledOption() {
    #expect(html(.option, [.isDisabled: true]).contains(#"<input type="radio" disabled><span data-s>"#))
    #expect(html(.option, [.isDisabled: true, .isSelected: true]).contains(#"<input type="radio" checked disabled>"#))
    #expect(!html(.option, [:]).contains("disabled"))
  }

  @Test("Options that are visible at the same time are a group with the name of the picker")
  func pickerName() {
    for variant in ["segmented", "inline"] {
      let picker = html(.picker, [.variant: .string(variant), .title: "Sort"])
      #expect(picker.contains(#" aria-label="Sort" role="radiogroup""#))
      #expect(
        html(.picker, [.variant: .string(variant), .title: "Sort", .label: "Order"]).contains(#" aria-label="Order""#))
    }
    #expect(html(.picker, [.variant: "menuItems", .title: "Sort"]).contains(#" aria-label="Sort" role="group""#))
  }

  @Test("A hidden bar with items at the bottom has the class of a hidden bar, and a mark for its style")
  func bottomItemsAlone() {
    let bar = html(.navigationBar, [.displayMode: "inline", .kind: "bottomBar"])
    #expect(bar.contains(#"class="navigationBar inline absent""#) && bar.contains(" data-x>"))
    #expect(!html(.navigationBar, [.isHidden: true]).contains("data-x"))
  }

  @Test("A hidden view is hidden from assistive technologies")
  func accessibilityHidden() {
    #expect(html(.text, [.text: "A", .isAccessibilityHidden: true]).contains(#" aria-hidden="true""#))
  }
}
