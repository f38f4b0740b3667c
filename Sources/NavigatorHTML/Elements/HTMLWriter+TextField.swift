import NavigatorHost

extension HTMLWriter {
  mutating func textField(_ element: Element) {
    let content = element.content
    let isMultiline = content.axes == .vertical && element.role == .textField
    open("label", element)
    html.raw(" gw")
    addClass(content.string(.variant))
    attributes(element)
    fieldState(content)
    close()
    html.raw(isMultiline ? "<textarea rows=\"1\"" : "<input")
    fieldType(element, isMultiline: isMultiline)
    if !isMultiline, element.role == .textField, content.hasTrait("searchbox") { html.raw(" role=\"searchbox\"") }
    if let placeholder = content.string(.placeholder) {
      html.attribute("placeholder", placeholder)
      if content.string(.label) == nil { html.attribute("aria-label", placeholder) }
    }
    controlState(element)
    if isMultiline {
      html.editorHeight(of: element.style)
      // The HTML parser removes the first newline.
      html.raw(">\n")
      html.text(content.string(.text) ?? "")
      html.raw("</textarea></label>")
    } else {
      html.attribute("value", content.string(.text) ?? "")
      html.raw("></label>")
    }
  }

  /// Appends a search field with a magnifying glass, a clear button, a cancel button and a container for suggestions.
  mutating func searchField(_ element: Element) {
    let content = element.content
    open("div", element)
    if content.displayMode == .always { html.raw(" always") }
    if content.bool(.isSearching) { html.raw(" searching") }
    attributes(element)
    fieldState(content)
    html.raw(" role=\"search\">")
    html.symbol("magnifyingglass")
    html.raw("<input")
    fieldType(element, isMultiline: false)
    let prompt = content.string(.placeholder) ?? "Search"
    html.attribute("placeholder", prompt)
    if content.string(.label) == nil { html.attribute("aria-label", prompt) }
    controlState(element)
    html.attribute("value", content.string(.text) ?? "")
    html.raw("><button type=\"button\" class=\"erase\" tabindex=\"-1\"")
    html.attribute("aria-label", content.strings(.partNames).first ?? "Clear text")
    close()
    html.symbol("xmark.circle.fill")
    html.raw("</button><button type=\"button\" class=\"cancel\">")
    html.text(content.string(.title) ?? "Cancel")
    html.raw("</button>")
    slot(of: element, "<div class=\"suggestions\" data-s>", "</div></div>")
  }

  /// Appends the revision of the last edit that the session has processed, whether the session requests the focus,
  /// and the selected text that the app has set. The script for rare parts sends the selection of such a field.
  private mutating func fieldState(_ content: Content) {
    if let revision = content.number(.revision) { html.attribute("data-r", revision) }
    if content.bool(.isFocused) { html.raw(" data-focus") }
    if let selection = content.string(.textSelection) {
      rarePart()
      html.attribute("data-selection", selection)
    }
  }

  /// Returns the token by which browsers and password managers recognize a field (HTML, section 4.10.18.7). Fields without a
  /// content type are not filled in, except for password fields.
  private static func autocomplete(for element: Element) -> String {
    switch element.content.string(.textContentType) {
    case nil, "": element.role == .secureField ? "current-password" : "off"
    case "password": "current-password"
    case let type? where tokens.contains(type): type
    case _?: "off"
    }
  }

  /// The content types whose names are also HTML tokens.
  private static let tokens: Set<String> = [
    "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix", "nickname",
    "organization-title", "organization", "street-address", "address-line1", "address-line2", "address-level1", "address-level2",
    "address-level3", "country-name", "postal-code", "tel", "email", "url", "username", "new-password", "one-time-code",
    "cc-number", "cc-name", "cc-given-name", "cc-additional-name", "cc-family-name", "cc-csc", "cc-exp", "cc-exp-month",
    "cc-exp-year", "cc-type", "bday", "bday-day", "bday-month", "bday-year",
  ]

  private mutating func fieldType(_ element: Element, isMultiline: Bool) {
    if element.role == .secureField {
      html.raw(" type=\"password\"")
    } else if element.role == .searchField {
      html.raw(" type=\"search\"")
    } else if !isMultiline {
      html.raw(" type=\"text\"")
    }
    html.attribute("autocomplete", Self.autocomplete(for: element))
    switch element.content.string(.textContentType) {
    case "username", "email", "url": html.raw(" autocapitalize=\"none\" spellcheck=\"false\"")
    default: break
    }
    // A parser uses the first of two attributes with the same name, so the app's values precede those of the keyboard.
    if let capitalization = element.content.string(.autocapitalization) { html.attribute("autocapitalize", capitalization) }
    if element.content.bool(.disablesAutocorrection) { html.raw(" autocorrect=\"off\" spellcheck=\"false\"") }
    switch element.content.string(.keyboardType) {
    case "emailAddress": html.raw(" inputmode=\"email\" autocapitalize=\"none\"")
    case "numberPad", "asciiCapableNumberPad": html.raw(" inputmode=\"numeric\"")
    case "decimalPad": html.raw(" inputmode=\"decimal\"")
    case "phonePad": html.raw(" inputmode=\"tel\"")
    // This keyboard and `numbersAndPunctuation` include letters. The input modes for digits do not include letters.
    case "namePhonePad": html.raw(" autocapitalize=\"none\"")
    case "URL": html.raw(" inputmode=\"url\" autocapitalize=\"none\"")
    case "webSearch": html.raw(" inputmode=\"search\"")
    default: break
    }
    switch element.content.submitLabel {
    case .done: html.raw(" enterkeyhint=\"done\"")
    case .go, .join, .route: html.raw(" enterkeyhint=\"go\"")
    case .send: html.raw(" enterkeyhint=\"send\"")
    case .search: html.raw(" enterkeyhint=\"search\"")
    case .next, .continue: html.raw(" enterkeyhint=\"next\"")
    case .return: html.raw(" enterkeyhint=\"enter\"")
    case nil: if element.role == .searchField { html.raw(" enterkeyhint=\"search\"") }
    }
  }
}
