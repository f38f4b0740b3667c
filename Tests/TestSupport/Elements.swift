import NavigatorHost

extension ElementID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt32) {
    self.init(rawValue: value)
  }
}

package func window(_ children: [Element]) -> Element {
  Element(id: 1, role: .window, events: [.dismiss, .openURL, .scenePhase], children: children)
}

package func text(_ id: ElementID, _ text: String) -> Element {
  Element(id: id, role: .text, content: [.text: .string(text)])
}

package func column(_ id: ElementID, _ children: [Element]) -> Element {
  Element(id: id, role: .vStack, children: children)
}

package func button(_ id: ElementID, _ label: String, content: Content = [:]) -> Element {
  let labelID = ElementID(rawValue: id.rawValue + 1)
  return Element(id: id, role: .button, content: content, events: .tap, children: [text(labelID, label)])
}

package func screen(_ id: ElementID, _ title: String, isCovered: Bool = false, back: String? = nil, _ children: [Element])
  -> Element
{
  var bar = Element(id: .init(rawValue: id.rawValue + 1), role: .navigationBar, content: [.title: .string(title)])
  if let back {
    let backID = ElementID(rawValue: id.rawValue + 2)
    bar.children = [Element(id: backID, role: .backButton, content: [.text: .string(back)], events: .tap)]
  }
  let content = Element(id: .init(rawValue: id.rawValue + 3), role: .screenContent, children: children)
  return Element(
    id: id, role: .screen, content: isCovered ? [.title: .string(title), .isCovered: true] : [.title: .string(title)],
    children: [bar, content])
}

package func stack(_ id: ElementID, _ screens: [Element]) -> Element {
  Element(id: id, role: .navigationStack, children: screens)
}
