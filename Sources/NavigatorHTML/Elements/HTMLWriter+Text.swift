import NavigatorHost

/// The HTML of texts with several styles or with links.
extension HTMLWriter {
  /// Appends the parts of a text. A common parent contains them, because a text with a frame positions its content.
  mutating func runs(_ runs: [TextRun], of element: Element) {
    html.raw("<span>")
    let acceptsTaps = element.events.contains(.change) && openButtons == 0
    for (index, run) in runs.enumerated() {
      if let clock = run.clock {
        time(run, clock)
      } else if let symbol = run.symbol {
        self.symbol(symbol, of: run, index: index, in: element)
      } else if let picture = run.picture {
        self.picture(picture, of: run, in: element)
      } else if let url = run.url {
        link(run, to: url, acceptsTaps: acceptsTaps)
      } else if run.style.isEmpty {
        html.text(run.text)
      } else {
        html.raw("<span")
        self.run(run)
        html.raw("</span>")
      }
    }
    html.raw("</span>")
  }

  /// Appends a link. A tap sends the number of the link, as a control sends its step.
  private mutating func link(_ run: TextRun, to url: String, acceptsTaps: Bool) {
    guard acceptsTaps, let number = run.linkNumber else {
      html.raw("<span")
      self.run(run)
      return html.raw("</span>")
    }
    html.raw("<a class=\"textLink\"")
    // If a browser must not follow the address, the link has no `href`. The session then opens the address.
    if let url = SafeURL.checked(url) {
      html.attribute("href", url)
      html.raw(" target=\"_blank\" rel=\"noopener noreferrer\"")
    } else {
      html.raw(" role=\"link\" tabindex=\"0\"")
    }
    html.attribute("data-step", Double(number))
    self.run(run)
    html.raw("</a>")
  }

  /// Appends a symbol in a line of text, with the size of the text. If the text has a gradient, a separate gradient covers the
  /// symbol.
  private mutating func symbol(_ name: String, of run: TextRun, index: Int, in element: Element) {
    html.raw("<span class=\"image\" aria-hidden=\"true\"")
    html.styleAttribute(of: run)
    html.raw(0x3E)
    let hasColor = run.style.properties.contains { if case .foreground = $0 { true } else { false } }
    let paint = (hasColor ? run.style : element.style).patternedForeground
    html.symbol(name, painted: paint, id: element.id, part: index)
    html.raw("</span>")
  }

  /// Appends a picture in a line of text. Its bottom is on the baseline.
  private mutating func picture(_ picture: InlinePicture, of run: TextRun, in element: Element) {
    guard let source = picture.content.string(.url).flatMap(SafeURL.image) else { return }
    html.raw("<span")
    html.styleAttribute(of: run)
    html.raw("><span class=\"image\" style=\"vertical-align:baseline\"")
    if let label = picture.content.string(.label), !label.isEmpty {
      html.raw(" role=\"img\"")
      html.attribute("aria-label", label)
    } else {
      html.raw(" aria-hidden=\"true\"")
    }
    close()
    self.picture(source, Element(id: element.id, role: .image, content: picture.content), isHidden: false)
    html.raw("</span></span>")
  }

  /// Appends a time that the page's script updates.
  private mutating func time(_ run: TextRun, _ clock: RunningClock) {
    html.raw("<time data-clock=\"")
    html.token(clock.format.rawValue)
    html.raw(0x22)
    html.attribute("data-reference", clock.reference)
    if let start = clock.start { html.attribute("data-start", start) }
    if let end = clock.end { html.attribute("data-end", end) }
    if !clock.showsHours { html.raw(" data-minutes") }
    if let language = clock.language { html.attribute("lang", language) }
    self.run(run)
    html.raw("</time>")
  }

  /// Appends the end of a start tag and the text.
  private mutating func run(_ run: TextRun) {
    html.styleAttribute(of: run)
    close()
    html.text(run.text)
  }
}
