import Foundation
import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Natural sizes of pictures")
struct NaturalSizeTests {
  @Observable
  @MainActor
  final class Choice {
    var name = "Logo"
  }

  /// Returns an app that shows a view at the top left corner of a window of 390 by 844 points.
  private func place(@ViewBuilder _ content: () -> some View) -> TestApp {
    let content = content()
    return TestApp { ZStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) }
  }

  /// Returns a picture of a width and a height in pixels.
  private func picture(_ width: UInt8, _ height: UInt8, scale: CGFloat = 1) throws -> Image {
    Image(uiImage: try #require(UIImage(data: Data("GIF89a".utf8) + Data([width, 0, height, 0]), scale: scale)))
  }

  private func size(@ViewBuilder _ content: () -> some View) throws -> CGSize {
    try place { content().accessibilityIdentifier("view") }.frame(of: "view").size
  }

  @Test("A picture of a catalog has the size of its points, regardless of the scale of its files")
  func assets() throws {
    #expect(try size { Image("Arrow") } == CGSize(width: 24, height: 12))
    #expect(try size { Image("Logo") } == CGSize(width: 8, height: 8))
    #expect(try size { Image("Badge") } == Image("Badge").knownSize)
    #expect(try size { Image("Arrow").padding(2) } == CGSize(width: 28, height: 16))
    #expect(try size { Image("Arrow").frame(width: 100) } == CGSize(width: 100, height: 12))
  }

  @Test("A picture of UIKit has the number of its pixels, divided by its scale")
  func pixels() throws {
    let (single, double) = (try picture(80, 40), try picture(80, 40, scale: 2))
    #expect(try size { single } == CGSize(width: 80, height: 40))
    #expect(try size { double } == CGSize(width: 40, height: 20))
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.scale = 3
    let drawing = Image(uiImage: try #require(renderer.uiImage))
    #expect(try size { drawing } == CGSize(width: 30, height: 20))
  }

  @Test("A picture without a known size has the size of a symbol")
  func unknownSizes() throws {
    let symbol = try size { Image(systemName: "star") }
    #expect(try size { Image("Absent") } == symbol)
    let damaged = Image(uiImage: try #require(UIImage(data: Data([0x89, 0x50, 0x4E, 0x47]))))
    #expect(try size { damaged } == symbol)
  }

  @Test("A symbol grows with its scale and its font")
  func symbols() throws {
    let side = try size { Image(systemName: "star") }.width
    #expect(try abs(size { Image(systemName: "star").imageScale(.large) }.width - 1.28 * side) < 0.01)
    #expect(try abs(size { Image(systemName: "star").imageScale(.small) }.height - 0.8 * side) < 0.01)
    #expect(try abs(size { Image(systemName: "star").font(.system(size: 34)) }.width - 2 * side) < 0.01)
  }

  @Test("A resizable picture fills its space, and one with a content mode keeps the ratio of its natural size")
  func contentModes() throws {
    let wide = try picture(80, 40)
    #expect(try size { wide.resizable() } == CGSize(width: 390, height: 844))
    #expect(try size { wide.resizable().scaledToFit() } == CGSize(width: 390, height: 195))
    #expect(try size { wide.resizable().scaledToFit().frame(width: 100) } == CGSize(width: 100, height: 50))
    #expect(try size { wide.resizable().aspectRatio(contentMode: .fit).frame(height: 30) } == CGSize(width: 60, height: 30))
    #expect(try size { wide.resizable().scaledToFit().fixedSize() } == CGSize(width: 80, height: 40))
    let filled = place {
      ZStack { wide.resizable().scaledToFill().accessibilityIdentifier("view") }.frame(width: 40, height: 60)
    }
    #expect(try filled.frame(of: "view") == CGRect(x: -40, y: 0, width: 120, height: 60))
    let scrolled = TestApp { ScrollView { wide.resizable().scaledToFit().accessibilityIdentifier("view") } }
    #expect(try scrolled.frame(of: "view").size == CGSize(width: 390, height: 195))
  }

  @Test("A picture that changes has another size, regardless of the source of the change")
  func changes() throws {
    struct Chosen: View {
      @Binding var name: String
      var body: some View { Image(name).accessibilityIdentifier("bound") }
    }
    struct Screen: View {
      @State private var name = "Logo"
      let choice: Choice

      var body: some View {
        VStack {
          Chosen(name: $name)
          Image(choice.name).accessibilityIdentifier("observed")
          Button("Change") { name = "Arrow" }
          Button("Observable") { choice.name = "Arrow" }
        }
      }
    }
    let choice = Choice()
    let app = TestApp { Screen(choice: choice) }
    #expect(try app.frame(of: "bound").width == 8 && app.frame(of: "observed").width == 8)
    try app.tap("Change")
    #expect(try app.frame(of: "bound").width == 24 && app.frame(of: "observed").width == 8)
    try app.tap("Observable")
    #expect(try app.frame(of: "observed").width == 24)
  }
}

extension Image {
  /// The size of the picture in points.
  fileprivate var knownSize: CGSize? { knownPicture?.size }
}
