import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorHTML

/// The attributes of elements with several properties.
@Suite struct RenderAttributeTests {
  /// Returns the names of attributes that a start tag contains more than once.
  private func repeatedNames(in html: String) -> Set<String> {
    var repeated: Set<String> = []
    for tag in html.split(separator: "<").map({ $0.prefix { $0 != ">" } }) {
      // The parts with odd positions are values in quotation marks.
      let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
      let words = stride(from: 0, to: parts.count, by: 2).flatMap { parts[$0].split(separator: " ") }
      let names = words.map { $0.prefix { $0 != "=" } }
      for (index, name) in names.enumerated() where names[..<index].contains(name) { repeated.insert(String(name)) }
    }
    return repeated
  }

  private static let animation = AnimationStyle(curve: .bezier(x1: 0, y1: 0, x2: 1, y2: 1), duration: 1)

  private static let values: [Content.Value] =
    [
      .string("increased"), .string("combine"), .string("replaced"), .number(2), .bool(true), .bool(false),
      .strings(["top", "first"]), .strings(["tap:2"]), .strings(["switch"]), .strings(["dialog", "modal"]),
      .loop(LoopingChange(animation: animation, start: [.opacity(0.5)])),
    ] + Content.Kind.allCases.map(Content.Value.kind)

  private static let styles: [Style] = [[], [.zIndex(1)], [.controlSize(.small)], [.opacity(0)], [.labelsHidden(true)]]

  @Test("No start tag repeats an attribute, whatever properties an element has", arguments: Role.allCases)
  func uniqueAttributes(_ role: Role) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      var content = Content()
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        guard let key = Content.Key.allCases.randomElement(using: &generator) else { continue }
        content[key] = Self.values.randomElement(using: &generator)
      }
      let style = Self.styles.randomElement(using: &generator) ?? []
      let events: EventSet = [[], .tap, .focus, .gesture].randomElement(using: &generator) ?? []
      let child = Element(id: ElementID(rawValue: 2), role: .text, content: [.text: "Text"])
      let element = Element(
        id: ElementID(rawValue: 1), role: role, content: content, style: style, events: events, children: [child])
      let html = HTMLRenderer.html(of: element)
      #expect(repeatedNames(in: html).isEmpty, "\(html)")
    }
  }

  @Test("An element with several rare parts has one mark with all words")
  func severalRareParts() {
    func html(_ role: Role, _ content: Content, _ style: Style = []) -> String {
      HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: role, content: content, style: style))
    }
    let row = html(.box, [.badgeProminence: "increased", .reactsToPresses: .bool(true), .ignoredEdges: .strings(["top"])])
    #expect(row.contains(" data-x=\"increased glass\" data-bleed=\"top\""))
    let edges = html(.box, [.ignoredEdges: .strings(["top"]), .badgeProminence: "increased"], [.zIndex(1)])
    #expect(edges.contains(" data-x=\"increased\" data-bleed=\"top\""))
    #expect(edges.split(separator: "data-x").count == 2)
  }

  @Test("A view with an endless animation and a gesture has both tasks of the script")
  func loopWithGesture() {
    let loop = LoopingChange(animation: Self.animation, start: [.opacity(0.5)])
    let html = HTMLRenderer.html(
      of: Element(id: ElementID(rawValue: 1), role: .box, content: [.loop: .loop(loop), .gestures: .strings(["tap:2"])]))
    #expect(html.contains("data-g=\"tap:2 loop\""))
  }

  @Test("A view without a focus effect requests the style that hides the ring")
  func ringless() {
    let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .box, content: [.hidesFocusRing: true]))
    #expect(html.contains(" data-x=\"ringless\""))
  }
}
