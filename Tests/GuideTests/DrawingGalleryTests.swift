import Foundation
import NavigatorHTML
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import ExampleGuide

/// The figures of the Guide's section on drawing and of each kind of drawing, as the page receives them, and as pictures.
@MainActor
@Suite("The drawing gallery")
struct DrawingGalleryTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

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

  /// Returns the HTML of a view in a frame of the size of a figure, without identifiers of elements.
  private static func page(_ view: some View) throws -> String {
    let size = GalleryFigure.size
    let app = TestApp {
      ZStack { view }.frame(width: size.width, height: size.height).accessibilityIdentifier("figure")
    }
    var pending = [app.session.root]
    var figure: Element?
    while figure == nil, let element = pending.popLast() {
      if element.content.string(.identifier) == "figure" { figure = element }
      pending += element.children
    }
    let html = try #require(figure).children.map { HTMLRenderer.html(of: $0) }.joined()
    let unnumbered = html.replacing(#/ data-i="\d+"/#, with: "")
    return lines(of: unnumbered.replacing(#/(["#])m\d+-/#) { "\($0.output.1)figure-" })
  }

  /// Returns the SVG document of a view in the size of a figure.
  private static func picture(_ view: some View) -> String {
    let size = GalleryFigure.size
    return lines(of: ImageRenderer(content: view.frame(width: size.width, height: size.height)).svg)
  }

  /// Compares figures with those of a file, or writes them if an environment variable requests that.
  private func check(_ figures: [String], against name: String) throws {
    let file = Self.folder.appending(path: name)
    let shown = figures.joined(separator: "\n\n") + "\n"
    if ProcessInfo.processInfo.environment["NAVIGATOR_WRITE_GALLERY"] != nil {
      try shown.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    for (figure, known) in zip(figures, expected.components(separatedBy: "\n\n")) {
      #expect(figure == known.trimmingCharacters(in: .newlines))
    }
    #expect(shown == expected)
  }

  @Test("Each figure of the Guide is drawn as expected; make gallery writes the expected figures")
  func gallery() throws {
    let figures = figures
    #expect(figures.count >= 6)
    try check(figures, against: "DrawingGallery.txt")
  }

  @Test("Each kind of drawing has the expected HTML in a page and the expected SVG in a picture")
  func kinds() throws {
    let figures = GalleryFigure.all
    #expect(Set(figures.map(\.title)).count == figures.count)
    var texts: [String] = []
    for figure in figures {
      let page = try Self.page(figure.view)
      var picture = ""
      if figure.isLimitedInPictures {
        withKnownIssue { picture = Self.picture(figure.view) }
      } else {
        picture = Self.picture(figure.view)
      }
      texts.append("\(figure.title)\nIn a page:\n\(page)\nAs a picture:\n\(picture)")
    }
    try check(texts, against: "FigureGallery.txt")
  }
}
