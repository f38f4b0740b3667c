import Foundation
import NavigatorHTML
import NavigatorHost
import NavigatorTesting
import Testing

@testable import ExampleGuide

/// The figures of the Guide's section on drawing, as the page receives them.
@MainActor
@Suite("The drawing gallery")
struct DrawingGalleryTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "DrawingGallery.txt")

  /// The HTML of each drawing, shape and color, without identifiers of elements.
  private var figures: [String] {
    let app = TestApp(GuideApp(), configuration: SessionConfiguration(url: "guide://drawing"))
    var pending = [app.session.root]
    var figures: [String] = []
    while let element = pending.popLast() {
      // The buttons of the calendar have as many figures as the current month has days.
      guard element.role != .button else { continue }
      pending += element.children.reversed()
      guard element.children.isEmpty, Self.isFigure(element) else { continue }
      let id = String(element.id.rawValue)
      var html: String = HTMLRenderer.html(of: element)
      html = html.replacingOccurrences(of: " data-i=\"\(id)\"", with: "")
      html = html.replacingOccurrences(of: "\"m\(id)-", with: "\"figure-")
      html = html.replacingOccurrences(of: "#m\(id)-", with: "#figure-")
      figures.append("Figure \(figures.count + 1)\n" + Self.lines(of: html))
    }
    return figures
  }

  private static func isFigure(_ element: Element) -> Bool {
    if element.content.drawing != nil { return true }
    return element.role == .shape || element.role == .color
  }

  /// Returns HTML with an element on each line.
  private static func lines(of html: String) -> String {
    let lines = html.replacingOccurrences(of: "><", with: ">\n<").components(separatedBy: "\n")
    return lines.filter { !$0.hasPrefix("</") }.joined(separator: "\n")
  }

  @Test("Each figure is drawn as expected; make gallery writes the expected figures")
  func gallery() throws {
    let shown = figures.joined(separator: "\n\n") + "\n"
    if ProcessInfo.processInfo.environment["NAVIGATOR_WRITE_GALLERY"] != nil {
      try shown.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(figures.count >= 6)
    for (figure, known) in zip(figures, expected.components(separatedBy: "\n\n")) {
      #expect(figure == known.trimmingCharacters(in: .newlines))
    }
    #expect(shown == expected)
  }
}
