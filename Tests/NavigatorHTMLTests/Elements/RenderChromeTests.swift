import NavigatorHost
import Testing

@testable import NavigatorHTML

/// The markup of sizes of rows, subtitles, and the look of presentations.
@Suite struct RenderChromeTests {
  private func html(_ role: Role, _ content: Content = [:], style: Style = Style()) -> String {
    HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: role, content: content, style: style))
  }

  @Test("A box whose content extends below bars names their edges, and only a box does")
  func ignoredEdges() {
    let top = html(.box, [.ignoredEdges: .strings(["top", "leading"])])
    #expect(
      top == #"<div class="box" data-i="1" data-x data-bleed="top" "#
        + #"style="--lift:calc(-1*var(--over));--top-bar:0px;--sink:0px;--low-bar:var(--bottom);"></div>"#)
    let bottom = html(.box, [.ignoredEdges: .strings(["bottom"])])
    #expect(bottom.contains(#"style="--lift:0px;--top-bar:var(--bar);--sink:calc(-1*var(--under));--low-bar:0px;""#))
    #expect(!html(.box, [.ignoredEdges: .strings(["leading"])]).contains("data-bleed"))
    #expect(!html(.tabView, [.ignoredEdges: .strings(["top"])]).contains("data-bleed"))
  }

  @Test("An element names the edges at which its background ends at the bars")
  func backgroundEdges() {
    #expect(html(.vStack, [.backgroundEdges: .strings(["top", "bottom"])]).contains(#" data-x data-inside="top bottom""#))
    #expect(!html(.vStack).contains("data-inside"))
  }

  @Test("A list has its sizes as properties")
  func listSizes() {
    let list = html(.list, [.rowSpacing: 8, .minimumRowHeight: 30, .minimumHeaderHeight: 20])
    #expect(list.contains(#"style="--row-space:8px;--row-min:30px;--header-min:20px;""#))
    #expect(list.contains(" spaced"))
    #expect(!html(.list, [.rowSpacing: 0]).contains(" spaced"))
    #expect(html(.section, [.sectionSpacing: 12]).contains(#"style="margin-bottom:12px;""#))
    #expect(html(.sectionHeader, [.kind: "increased"]).contains(#"class="sectionHeader prominent""#))
  }

  @Test("An item for the keyboard is in the bar at the bottom and takes the focus, so that it stays while it is pressed")
  func keyboardItem() {
    #expect(
      html(.toolbarItem, [.placement: "keyboard"]).contains(#"class="toolbarItem keyboard bottom" data-i="1" tabindex="-1""#))
    #expect(html(.toolbarItem, [.placement: "bottom"]).contains(#"class="toolbarItem bottom" data-i="1">"#))
  }

  @Test("A bar without a control that leads back has a class, which hides the button of its column")
  func hiddenBackButton() {
    #expect(html(.navigationBar, [.title: "A", .hidesBackButton: true]).contains(#"class="navigationBar inline noBack""#))
    #expect(!html(.navigationBar, [.title: "A", .hidesBackButton: false]).contains("noBack"))
  }

  @Test("The controls that the page adds have the names of the session's language")
  func partNames() {
    #expect(
      html(.column, [.kind: "sidebar", .partNames: .strings(["Aus"])]).contains(#"class="sidebarToggle" aria-label="Aus""#))
    let detail = html(.column, [.kind: "detail", .partNames: .strings(["Ein", "Zurück"])])
    #expect(detail.contains(#"class="sidebarToggle" aria-label="Ein""#))
    #expect(detail.contains(#"class="columnBack" aria-label="Zurück">"#))
    #expect(html(.column, [.kind: "detail"]).contains(#"class="columnBack" aria-label="Back">"#))
    let named = html(.column, [.kind: "detail", .sectionTitle: "<Mail>"])
    #expect(named.contains(#"class="columnBack" aria-label="Back to &lt;Mail&gt;" style="max-width:"#))
    #expect(named.contains("<span>&lt;Mail&gt;</span></button>"))
    let long = html(.column, [.kind: "detail", .sectionTitle: "A folder with a long title"])
    #expect(long.contains(#"aria-label="Back to A folder with a long title""#) && long.contains("<span>Back</span></button>"))
    // The bars in the column reserve space for the title.
    #expect(named.contains(#"<div class="columnContent" style="--back:"#))
    #expect(!html(.column, [.kind: "sidebar", .sectionTitle: "Mail"]).contains("Mail"))
    #expect(html(.progress, [.kind: "circular", .partNames: .strings(["<Läuft>"])]).contains(#"aria-label="&lt;Läuft&gt;""#))
    #expect(html(.searchField, [.partNames: .strings(["Löschen"])]).contains(#"aria-label="Löschen""#))
    let pages = html(.pages, [.maximum: 2, .partNames: .strings(["Seite %lld von %lld"])])
    #expect(pages.contains(#"aria-label="Seite 2 von 2""#))
    #expect(html(.pages, [.maximum: 2, .partNames: .strings(["Seite"])]).contains(#"aria-label="Page 2 of 2""#))
    let detents: Content = [.detents: .strings(["medium", "large"]), .detent: "large"]
    #expect(html(.sheet, detents).contains(#"aria-valuetext="Full height""#))
    var german = detents
    german[.partNames] = .strings(["Höhe", "Voll", "Halb"])
    #expect(html(.sheet, german).contains(#"aria-label="Höhe" aria-orientation"#))
    #expect(html(.sheet, german).contains(#"aria-valuetext="Voll""#))
  }

  @Test("The lines of a text that has a frame and a limit, or a scale, are an element of their own")
  func linesInFrame() {
    var style = Style()
    style.set(.frame(Frame(width: 80)))
    style.set(.lineLimit(1))
    style.set(.truncation(.head))
    let line = html(.text, [.text: "A < B"], style: style)
    #expect(line.contains(#"<span class="text head" style="max-width:100%;max-height:100%;overflow:hidden;white-space:nowrap;"#))
    #expect(line.hasPrefix(#"<span class="text fw" data-i="1" style="width:80px;"#))
    #expect(line.hasSuffix("A &lt; B</span></span>"))
    var scaled = Style()
    scaled.set(.minimumScale(0.5))
    let text = html(.text, [.text: "A"], style: scaled)
    #expect(text.hasSuffix(#"><span class="text" style="max-width:100%;max-height:100%;overflow:hidden;">A</span></span>"#))
    #expect(text.contains("--minimum-scale:0.5;"))
    var limited = Style()
    limited.set(.lineLimit(1))
    let limit = "display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden;-webkit-line-clamp:1;word-break:break-all;"
    #expect(html(.text, [.text: "A"], style: limited).hasSuffix(#" style="\#(limit)">A</span>"#))
    // The other truncations require a line that is not broken.
    limited.set(.truncation(.middle))
    #expect(html(.text, [.text: "A"], style: limited).contains("white-space:nowrap;"))
  }

  @Test("A subtitle is below the title of a bar, and escaped")
  func subtitle() {
    #expect(html(.navigationBar, [.title: "A", .subtitle: "<b>"]).contains(#"<p class="subtitle">&lt;b&gt;</p>"#))
    #expect(
      html(.navigationBar, [.title: "A", .displayMode: "large", .subtitle: "B"]).contains(
        #"</h1><p class="subtitle">B</p></div>"#))
  }

  @Test("The card of a presentation has the background and the corner radius")
  func card() {
    let red = Paint.color(ColorStyle(.sRGB(red: 1, green: 0, blue: 0)))
    let sheet = html(.sheet, [.variant: "page"], style: [.background(red), .cornerRadius(20)])
    #expect(sheet.contains("--card:"))
    #expect(sheet.contains("--radius:20px;"))
    #expect(sheet.contains("presentation large page"))
    #expect(html(.sheet, [:], style: [.background(.material(.thin))]).contains("--card-filter:"))
  }

  @Test("The keyboard reaches a text that can have the focus, and a button only once")
  func focusable() {
    #expect(html(.text, [.text: "A", .isFocusable: true]).contains(#" tabindex="0""#))
    #expect(!html(.button, [.isFocusable: true]).contains("tabindex"))
  }

  @Test("The control size of a progress is its class")
  func progressSize() {
    let toggle = html(.toggle, style: [.controlSize(.small)])
    #expect(toggle.contains(#"class="toggle size-small gw""#) && toggle.contains(" data-x"))
    #expect(toggle.contains(#"style="--zoom:.8;font-size:.9375rem;""#))
    #expect(html(.stepper, style: [.controlSize(.large)]).contains(#"style="--zoom:1.15;""#))
    let field = html(.textField, [.variant: "roundedBorder"], style: [.font(FontStyle(size: 20)), .controlSize(.mini)])
    #expect(field.contains("--zoom:.65;") && !field.contains("font-size:.8125rem"))
    let slider = html(.slider, style: [.controlSize(.small)])
    #expect(slider.contains(#" data-x style="--zoom:.8;""#))
    let segmented = html(.picker, [.variant: "segmented"], style: [.controlSize(.mini)])
    #expect(segmented.contains("--zoom:.65;") && !segmented.contains("font-size"))
    let date = html(.datePicker, [.kind: "date"], style: [.controlSize(.mini)])
    #expect(date.contains(#"style="--zoom:.65;font-size:.8125rem;""#) && date.contains(" data-x"))
    // A spinner has two sizes.
    let spinner = html(.progress, style: [.controlSize(.large)])
    #expect(spinner.contains(#"class="progress size-large circular""#) && !spinner.contains("--zoom"))
    #expect(html(.progress, [.value: 0.5], style: [.controlSize(.large)]).contains("--zoom:1.15;"))
  }

  @Test("The hidden labels of a progress still name it")
  func hiddenProgressLabels() {
    let hidden = html(.progress, [.value: 0.5], style: [.labelsHidden(true)])
    #expect(hidden.contains(#"<span data-s style="display:none" id="progress1">"#))
    #expect(hidden.contains(#"class="progress linear gw""#))
    #expect(!html(.progress, [.value: 0.5]).contains("display:none"))
  }

  @Test("A bar with a mark has the position of the mark, and loads its style")
  func markedBar() {
    let bar = html(.progress, [.value: 1, .maximum: 4, .kind: "markedBar"])
    #expect(bar.contains(#"class="progress linear markedBar gw""#) && bar.contains(" data-marks>"))
    #expect(bar.contains(#"max="4" value="1" style="--part:0.25""#))
    let small = html(.progress, [.value: 1, .kind: "markedBar"], style: [.controlSize(.small)])
    #expect(small.contains("data-x") && small.contains("data-marks"))
    #expect(!html(.progress, [.value: 1, .maximum: 0, .kind: "markedBar"]).contains("--part"))
    #expect(!html(.progress, [.value: 1]).contains("data-marks"))
  }

  @Test("A gauge with a gradient as its tint has the colors of the gradient")
  func gradientGauge() {
    let (green, red) = (ColorStyle(.named("green")), ColorStyle(.named("red")))
    let stops = [Paint.Stop(color: green, location: 0), Paint.Stop(color: red, location: 1)]
    let tint = StyleProperty.tint(.linearGradient(stops: stops, startX: 0, startY: 0, endX: 0, endY: 1))
    let ring = html(.progress, [.value: 1, .maximum: 4, .kind: "circular"], style: [tint])
    let middle = "color-mix(in srgb,var(--red,currentColor) 25%,var(--green,currentColor))"
    #expect(ring.contains("--ring:conic-gradient(var(--green,currentColor) 0%,\(middle) 25%,var(--fill) 0);"))
    #expect(ring.contains("--open:conic-gradient(from 225deg,var(--green,currentColor) 0%,var(--red,currentColor) 75%,#0000 0)"))
    let bar = html(.progress, [.value: 1, .maximum: 4, .kind: "markedBar"], style: [tint])
    let toEnd = "linear-gradient(calc(90deg*var(--to-end)),var(--green,currentColor) 0%,var(--red,currentColor) 100%)"
    #expect(bar.contains("--part:0.25;--gauge:\(toEnd)\""))
    let empty = html(.progress, [.value: 0, .kind: "circular"], style: [tint])
    #expect(empty.contains("--ring:conic-gradient(var(--green,currentColor) 0%,var(--fill) 0);"))
    let colored = html(.progress, [.value: 1, .kind: "circular"], style: [.tint(.color(red))])
    #expect(!colored.contains("--ring") && !colored.contains("--open"))
  }

  @Test("The label of a progress or a gauge is its accessible name")
  func progressName() {
    let linear = html(.progress, [.value: 0.5])
    #expect(linear.contains(#"<span data-s id="progress1"></span><progress aria-labelledby="progress1""#))
    let circle = html(.progress, [.value: 0.5, .kind: "circular"])
    #expect(circle.contains(#"role="progressbar" aria-label="In progress" aria-labelledby="progress1""#))
  }

  @Test("The label and the value for assistive technologies belong to the progress and not to the element around it")
  func progressLabel() {
    let texts: Content = [.label: "<Load>", .accessibilityValue: "A half"]
    let words = #"aria-label="&lt;Load&gt;" aria-valuetext="A half""#
    for (content, start) in [
      ([.value: 0.5], "<progress "), ([.value: 0.5, .kind: "circular"], #"class="gauge" role="progressbar" "#),
      ([.kind: "circular"], #"class="spinner" role="progressbar" "#),
    ] as [(Content, String)] {
      var content = content
      for entry in texts.entries { content[entry.key] = entry.value }
      let progress = html(.progress, content)
      #expect(progress.contains(start + words))
      #expect(progress.ranges(of: "aria-label").count == 1 && !progress.contains("aria-description"))
    }
  }

  @Test("The emphasis of a badge and the title of a section are attributes that load their styles")
  func rareStyles() {
    #expect(html(.text, [.text: "a", .badge: "3", .badgeProminence: "increased"]).contains(#"data-x="increased""#))
    let tab = html(.tab, [.index: 0, .sectionTitle: "<b>"])
    #expect(tab.contains(#"data-x="header" data-header="&lt;b&gt;""#))
    #expect(tab.contains(#"aria-description="&lt;b&gt;""#))
  }
}

/// The markup of the menus of a window, and the addresses of windows.
@Suite struct RenderWindowTests {
  @Test("The bar of menus and the copies with shortcuts have classes")
  func kinds() {
    for kind in ["menuBar", "shortcuts"] {
      let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .box, content: [.kind: .string(kind)]))
      #expect(html.contains(#"class="box \#(kind)""#))
    }
    let other = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .box, content: [.kind: "x y"]))
    #expect(other.contains(#"class="box""#))
  }

  @Test("An address of a window is passed to the page, but no other address without a scheme")
  func addresses() {
    #expect(SafeURL.checked("/?window=a") == "/?window=a")
    #expect(SafeURL.checked("/?window=a b") == nil)
    #expect(SafeURL.checked("/other") == nil)
    #expect(SafeURL.checked("//evil.example/?window=a") == nil)
  }
}
