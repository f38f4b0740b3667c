import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Masks of views")
struct MaskTests {
  /// Returns the pictures of the masks of an app's elements, as SVG.
  private func pictures(_ app: TestApp) -> [String] {
    app.session.root.all { _ in true }.flatMap(\.style.properties).compactMap { property in
      guard case .mask(.picture(let address)) = property, let data = Data(base64Encoded: String(address.dropFirst(26))) else {
        return nil
      }
      return String(decoding: data, as: UTF8.self)
    }
  }

  @Test("A text is the mask of a gradient of the size of its frame")
  func text() throws {
    let app = TestApp {
      LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
        .frame(width: 200, height: 50)
        .mask { Text("Sale").font(.system(size: 40, weight: .heavy)) }
    }
    let picture = try #require(pictures(app).first)
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" height=\"50\""))
    #expect(picture.contains(">Sale<") && picture.contains("font-size=\"40\"") && picture.contains("font-weight=\"800\""))
  }

  private struct Bar: View {
    @State private var part = 0.25
    var body: some View {
      VStack {
        Color.red.frame(width: 100, height: 20).mask(alignment: .leading) {
          GeometryReader { proxy in
            HStack(spacing: 0) {
              Rectangle().frame(width: proxy.size.width * part)
              Spacer(minLength: 0)
            }
          }
        }
        Button("More") { part = 0.5 }
      }
    }
  }

  @Test("A mask of several views follows the state and the size of the view")
  func stack() throws {
    let app = TestApp { Bar() }
    #expect(try #require(pictures(app).first).contains("width=\"25\""))
    try app.tap("More")
    #expect(try #require(pictures(app).first).contains("width=\"50\""))
  }

  @Test("A mask inherits the environment of the view, and a symbol is a mask too")
  func environment() throws {
    let app = TestApp {
      VStack {
        Color.red.frame(width: 90, height: 30).mask { Text("Big") }.font(.system(size: 27))
        Color.red.frame(width: 30, height: 30).mask { Image(systemName: "star.fill") }
      }
    }
    let pictures = pictures(app)
    try #require(pictures.count == 2)
    #expect(pictures[0].contains("font-size=\"27\""))
    #expect(pictures[1].contains("<path"))
  }

  @Test("A part of a mask removes its area from the parts behind it")
  func hole() throws {
    let app = TestApp {
      Color.red.frame(width: 60, height: 40).mask {
        ZStack {
          Rectangle().overlay { Circle().fill(.white).frame(width: 20, height: 20).blendMode(.destinationOut) }
          Text("Above")
        }
      }
    }
    let picture = try #require(pictures(app).first)
    let end = try #require(picture.range(of: "</mask>"))
    #expect(picture[..<end.lowerBound].contains("<mask id=\"d1\""))
    #expect(picture[..<end.lowerBound].contains("<rect fill=\"#fff\""))
    // The rectangle is in the group with the mask, and the text is in front of it.
    let group = try #require(picture.range(of: "</g>", range: end.upperBound..<picture.endIndex))
    let masked = picture[end.upperBound..<group.lowerBound]
    #expect(masked.contains("mask=\"url(#d1)\"") && masked.contains("width=\"60\"") && !masked.contains("Above"))
    #expect(picture[group.upperBound...].contains("Above"))
  }

  @Test("A view removes its area from the group around it while it has the blend mode")
  func holeInGroup() throws {
    struct Screen: View {
      @State private var isOpen = true
      @State private var isShown = true
      var body: some View {
        Color.red.frame(width: 60, height: 40)
          .overlay { if isShown { Circle().frame(width: 20, height: 20).blendMode(isOpen ? .destinationOut : .normal) } }
          .compositingGroup()
        Button("Toggle") { isOpen.toggle() }
        Button("Remove") { isShown = false }
      }
    }
    let app = TestApp { Screen() }
    let picture = try #require(pictures(app).first)
    #expect(picture.contains("<mask") && picture.contains("width=\"60\""))
    func isIsolated() -> Bool {
      app.session.root.all { _ in true }.flatMap(\.style.properties).contains(.isolatesBlending(true))
    }
    try app.tap("Toggle")
    #expect(pictures(app).isEmpty && isIsolated())
    try app.tap("Toggle")
    #expect(pictures(app).count == 1 && !isIsolated())
    try app.tap("Remove")
    #expect(pictures(app).isEmpty && isIsolated())
  }

  @Test("The number of areas that a mask removes is bounded")
  func manyHoles() throws {
    var app: TestApp?
    withKnownIssue {
      app = TestApp {
        Color.red.frame(width: 60, height: 40).mask {
          ZStack {
            Rectangle()
            ForEach(0..<100, id: \.self) { _ in Circle().blendMode(.destinationOut) }
          }
        }
      }
    }
    let picture = try #require(app.flatMap { pictures($0).first })
    #expect(picture.components(separatedBy: "<mask").count == 65)
  }

  @Test("A mask that cannot be drawn hides the view and is reported")
  func unsupported() throws {
    var app: TestApp?
    withKnownIssue { app = TestApp { Text("Secret").mask { List { Text("Row") } } } }
    let masks = try #require(app).session.root.all { _ in true }.flatMap(\.style.properties).filter {
      if case .mask = $0 { true } else { false }
    }
    #expect(masks.count == 1)
  }

  @Test("A shape with corners of a fixed size is a mask of the size of the view")
  func roundedRectangle() throws {
    let app = TestApp {
      HStack { Color.red.mask { RoundedRectangle(cornerRadius: 10) }.frame(width: 200, height: 80) }
    }
    let drawings = app.session.root.all { _ in true }.flatMap(\.style.properties).compactMap { property -> Drawing? in
      if case .clip(let drawing) = property { drawing } else { nil }
    }
    #expect(drawings.map { [$0.width, $0.height] } == [[200, 80]])
  }
}
