import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Popovers")
struct PopoverTests {
  private struct Presenter: View {
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var edge: Edge?
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
        .frame(width: 200, height: 100)
        .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: edge) { Text("Content") }
    }
  }

  @Test("A popover is shown beside the edge that its modifier sets", arguments: Edge.allCases)
  func arrowEdge(edge: Edge) throws {
    let app = TestApp { Presenter(edge: edge) }
    #expect(app.popoverArrowEdge == nil)
    try app.tap("Show")
    #expect(app.popoverArrowEdge == edge)
    try app.swipeAway()
    #expect(app.popoverArrowEdge == nil)
    #expect(app.popoverAnchor == nil)
  }

  @Test("Without an edge, and with the bounds of the view, the host places a popover")
  func automaticPlace() throws {
    let app = TestApp { Presenter() }
    try app.tap("Show")
    #expect(app.popoverArrowEdge == nil)
    #expect(app.popoverAnchor?.size == CGSize(width: 200, height: 100))
    let content = try #require(app.elements(.popover).first?.content)
    #expect(content[.anchorEdge] == nil)
    #expect(content[.anchorPart] == nil)
  }

  @Test("A popover points at a point or at a rectangle of its view")
  func anchors() throws {
    func anchor(_ anchor: PopoverAttachmentAnchor) throws -> CGRect {
      let app = TestApp { Presenter(anchor: anchor) }
      try app.tap("Show")
      return try #require(app.popoverAnchor)
    }
    let bounds = try anchor(.rect(.bounds))
    let point = try anchor(.point(.bottomTrailing))
    #expect(point == CGRect(x: bounds.maxX, y: bounds.maxY, width: 0, height: 0))
    let middle = try anchor(.point(UnitPoint(x: 0.25, y: 0.5)))
    #expect(middle == CGRect(x: bounds.minX + 50, y: bounds.minY + 50, width: 0, height: 0))
    let part = try anchor(.rect(.rect(CGRect(x: 10, y: 20, width: 30, height: 40))))
    #expect(part == CGRect(x: bounds.minX + 10, y: bounds.minY + 20, width: 30, height: 40))
  }

  @Test("From right to left, a popover points at the mirrored part of its view")
  func mirroredAnchors() throws {
    func anchor(_ anchor: PopoverAttachmentAnchor) throws -> CGRect {
      let app = TestApp { Presenter(anchor: anchor).environment(\.layoutDirection, .rightToLeft) }
      try app.tap("Show")
      return try #require(app.popoverAnchor)
    }
    let bounds = try anchor(.rect(.bounds))
    #expect(try anchor(.point(.leading)) == CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0))
    let part = try anchor(.rect(.rect(CGRect(x: 10, y: 20, width: 30, height: 40))))
    #expect(part == CGRect(x: bounds.maxX - 40, y: bounds.minY + 20, width: 30, height: 40))
  }

  @Test("A popover points at its whole view if a number of its anchor is not finite")
  func invalidAnchors() throws {
    for anchor in [
      PopoverAttachmentAnchor.point(UnitPoint(x: .nan, y: 0)),
      .rect(.rect(CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 1))),
    ] {
      let app = TestApp { Presenter(anchor: anchor) }
      try app.tap("Show")
      #expect(app.popoverAnchor?.size == CGSize(width: 200, height: 100))
    }
  }

  private struct Adapted: View {
    let horizontal: PresentationAdaptation
    let vertical: PresentationAdaptation
    @State private var showsPopover = false
    @State private var showsSheet = false

    var body: some View {
      VStack {
        Button("Popover") { showsPopover = true }.popover(isPresented: $showsPopover) { content }
        Button("Sheet") { showsSheet = true }.sheet(isPresented: $showsSheet) { content }
      }
    }

    private var content: some View {
      Text("Content").presentationCompactAdaptation(horizontal: horizontal, vertical: vertical)
    }
  }

  @Test("The content of a popover or a sheet sets its forms in compact windows")
  func adaptations() throws {
    func forms(_ title: String, _ horizontal: PresentationAdaptation, _ vertical: PresentationAdaptation) throws -> [String] {
      let app = TestApp { Adapted(horizontal: horizontal, vertical: vertical) }
      try app.tap(title)
      let element = try #require((app.elements(.popover) + app.elements(.sheet)).first)
      return element.content.strings(.compactForms)
    }
    #expect(try forms("Popover", .popover, .automatic) == ["popover", "automatic"])
    #expect(try forms("Popover", .none, .sheet) == ["popover", "sheet"])
    #expect(try forms("Popover", .fullScreenCover, .fullScreenCover) == ["cover", "cover"])
    #expect(try forms("Popover", .automatic, .automatic).isEmpty)
    #expect(try forms("Sheet", .fullScreenCover, .automatic) == ["cover", "automatic"])
    #expect(try forms("Sheet", .popover, .none).isEmpty)
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct ItemPresenter: View {
    @State private var item: Item?

    var body: some View {
      Button("Show") { item = Item(id: 1) }
        .popover(item: $item, attachmentAnchor: .point(.leading), arrowEdge: .trailing) { item in
          Button("Next of \(item.id)") { self.item = Item(id: item.id + 1) }
        }
    }
  }

  @Test("The popover of another item has the same anchor and edge")
  func items() throws {
    let app = TestApp { ItemPresenter() }
    try app.tap("Show")
    let anchor = app.popoverAnchor
    #expect(app.popoverArrowEdge == .trailing)
    try app.tap("Next of 1")
    #expect(app.exists("Next of 2"))
    #expect(app.popoverArrowEdge == .trailing)
    #expect(app.popoverAnchor == anchor)
    #expect(anchor?.width == 0)
  }

  private struct Sized: View {
    var edge: Edge?
    var form = PresentationAdaptation.automatic
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
        .frame(width: 100, height: 40)
        .popover(isPresented: $isShown, arrowEdge: edge) {
          Color.red.frame(width: 200, height: 120).accessibilityIdentifier("content").presentationCompactAdaptation(form)
        }
    }
  }

  @Test("A popover in a wide window has the size of its content, and is beside its anchor")
  func frames() throws {
    func origin(_ edge: Edge?) throws -> CGPoint {
      let app = TestApp(size: CGSize(width: 1000, height: 800)) { Sized(edge: edge) }
      try app.tap("Show")
      let frame = try app.frame(of: "content")
      #expect(frame.size == CGSize(width: 200, height: 120))
      return frame.origin
    }
    // The anchor is 100 by 40 points in the center of the window. The popover is 12 points beside it.
    #expect(try origin(nil) == CGPoint(x: 400, y: 432))
    #expect(try origin(.bottom) == CGPoint(x: 400, y: 432))
    #expect(try origin(.top) == CGPoint(x: 400, y: 248))
    #expect(try origin(.leading) == CGPoint(x: 238, y: 340))
    #expect(try origin(.trailing) == CGPoint(x: 562, y: 340))
  }

  @Test("In a narrow window, a popover is a sheet unless its content requests a popover")
  func compactFrames() throws {
    func frame(_ form: PresentationAdaptation) throws -> CGRect {
      let app = TestApp(size: CGSize(width: 400, height: 800)) { Sized(form: form) }
      try app.tap("Show")
      return try app.frame(of: "content")
    }
    // The sheet begins 10 points below the top of the window.
    #expect(try frame(.automatic) == CGRect(x: 100, y: 345, width: 200, height: 120))
    #expect(try frame(.popover) == CGRect(x: 100, y: 432, width: 200, height: 120))
    #expect(try frame(.fullScreenCover) == CGRect(x: 100, y: 340, width: 200, height: 120))
  }

  @Test("A popover whose content takes the proposed space has the size of a small screen, and reaches no edge of the window")
  func expandingContent() throws {
    struct Corner: View {
      @State private var isShown = false
      @State private var size = CGSize.zero
      var body: some View {
        VStack {
          Button("Show") { isShown = true }
            .popover(isPresented: $isShown) {
              Color.red.accessibilityIdentifier("content").onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
            }
          Text("\(Int(size.width)) by \(Int(size.height))").accessibilityIdentifier("size")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let app = TestApp(size: CGSize(width: 1000, height: 800)) { Corner() }
    let button = try app.frame(of: "Show")
    try app.tap("Show")
    #expect(try app.frame(of: "content") == CGRect(x: 8, y: button.maxY + 12, width: 320, height: 420))
    try app.swipeAway()
    #expect(app.exists("320 by 420"))
  }

  @Test("A popover overlaps its anchor if the anchor leaves no space beside it")
  func largeAnchor() throws {
    let app = TestApp(size: CGSize(width: 1000, height: 800)) {
      Color.red.popover(isPresented: .constant(true)) {
        Color.blue.frame(width: 200, height: 300).accessibilityIdentifier("content")
      }
    }
    let frame = try app.frame(of: "content")
    #expect(frame.size == CGSize(width: 200, height: 300) && frame.minY >= 8 && frame.maxY <= 792)
  }
}
