import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Images")
struct ImageTests {
  private func image(_ view: some View) -> Element? {
    func first(_ element: Element) -> Element? {
      element.role == .image ? element : element.children.lazy.compactMap(first).first
    }
    return first(TestApp { view }.session.root)
  }

  private let first = URL(string: "https://example.com/1.png")
  private let second = URL(string: "https://example.com/2.png")

  private struct Photo: View {
    let url: URL?

    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("loading")
        case .success(let image): image.resizable()
        case .failure: Text("failed")
        }
      }
    }
  }

  @Observable
  final class Album {
    var url: URL?

    init(url: URL?) {
      self.url = url
    }
  }

  private struct AlbumView: View {
    let album: Album

    var body: some View { Photo(url: album.url) }
  }

  @Test("An asynchronous image is empty until the host reports the outcome")
  func phases() throws {
    let url = try #require(first)
    let app = TestApp { Photo(url: url) }
    #expect(app.visibleTexts == ["loading"])
    try app.finishLoading(url)
    #expect(app.visibleTexts == [])
    let failing = TestApp { Photo(url: url) }
    try failing.finishLoading(url, succeeds: false)
    #expect(failing.visibleTexts == ["failed"])
    #expect(throws: TestFailure.self) { try failing.finishLoading(url) }
  }

  @Test("Another address begins with the empty phase again, and no address loads nothing")
  func otherAddress() throws {
    let (one, two) = (try #require(first), try #require(second))
    let album = Album(url: one)
    let app = TestApp { AlbumView(album: album) }
    try app.finishLoading(one)
    album.url = two
    #expect(app.visibleTexts == ["loading"])
    #expect(throws: TestFailure.self) { try app.finishLoading(one) }
    try app.finishLoading(two, succeeds: false)
    #expect(app.visibleTexts == ["failed"])
    album.url = nil
    #expect(app.visibleTexts == ["loading"])
    #expect(throws: TestFailure.self) { try app.finishLoading(two) }
  }

  @Test("The forms with content and placeholder, and without, show the image")
  func otherForms() throws {
    let url = try #require(first)
    let app = TestApp {
      AsyncImage(url: url, scale: 2) {
        $0.resizable()
      } placeholder: {
        ProgressView("wait")
      }
      AsyncImage(url: url)
    }
    #expect(app.visibleTexts.contains("wait"))
    try app.finishLoading(url)
    #expect(!app.visibleTexts.contains("wait"))
    try app.checkInvariants()
  }

  @Test(
    "Variants are added to the names of symbols",
    arguments: [
      ("bell", SymbolVariants.fill, "bell.fill"), ("bell", .slash.fill, "bell.slash.fill"), ("person", .circle, "person.circle"),
      ("person.fill", .circle, "person.circle.fill"), ("star.fill", .fill, "star.fill"), ("a", .square.circle, "a.circle"),
      ("bell", .none, "bell"),
    ])
  func variants(symbol: String, variant: SymbolVariants, expected: String) {
    #expect(image(Image(systemName: symbol).symbolVariant(variant))?.content.string(.symbol) == expected)
  }

  @Test("Variants of nested views are combined, and of two shapes the inner one counts")
  func nestedVariants() {
    let view = VStack { Image(systemName: "bell").symbolVariant(.circle) }.symbolVariant(.square.fill)
    #expect(image(view)?.content.string(.symbol) == "bell.circle.fill")
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
  }

  @Test("A scale applies to symbols and to no text")
  func scale() {
    let view = VStack {
      Image(systemName: "star")
      Text("a")
    }.imageScale(.large)
    var large = FontStyle()
    large.scale = 1.28
    #expect(image(view)?.style.properties == [.font(large)])
    let title = Image(systemName: "star").font(.title).imageScale(.large)
    large.textStyle = .title
    #expect(image(title)?.style.properties == [.font(large)])
    let fixed = Image(systemName: "star").font(.system(size: 50)).imageScale(.large)
    #expect(image(fixed)?.style.properties == [.font(FontStyle(size: 64))])
  }

  @Test("An image of UIKit shows its data or its symbol, and other data is no image")
  func uiImages() throws {
    let png = try #require(UIImage(data: Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])))
    #expect(image(Image(uiImage: png))?.content.string(.url) == "data:image/png;base64,iVBORw0KGgo=")
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(image(Image(uiImage: symbol))?.content.string(.symbol) == "star")
    #expect(UIImage().pngData() == nil && UIImage() == UIImage() && UIImage() != symbol)
    #expect(TestApp { Image(uiImage: UIImage()) }.elements(.image).count == 1)
    #expect(UIImage(data: Data("<svg onload=alert(1)>".utf8)) == nil && UIImage(data: Data()) == nil)
  }

  @Test("A UIKit image has the size in its file, or zero without a file")
  func uiImageSizes() throws {
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    let png = try #require(UIImage(data: Data(header + [0, 0, 1, 44, 0, 0, 0, 200])))
    #expect(png.size == CGSize(width: 300, height: 200) && png.scale == 1)
    let dense = try #require(UIImage(data: Data(header + [0, 0, 1, 44, 0, 0, 0, 200]), scale: 2))
    #expect(dense.size == CGSize(width: 150, height: 100) && dense.scale == 2 && dense != png)
    #expect(image(Image(uiImage: dense))?.content.number(.value) == 2)
    let gif = try #require(UIImage(data: Data("GIF89a".utf8) + Data([16, 0, 8, 0])))
    #expect(gif.size == CGSize(width: 16, height: 8))
    let damaged = try #require(UIImage(data: Data(header.prefix(8))))
    #expect(damaged.size == .zero && UIImage().size == .zero)
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.scale = 2
    let drawing = try #require(renderer.uiImage)
    #expect(drawing.size == CGSize(width: 30, height: 20) && drawing.scale == 2)
  }

  @Test("A color of UIKit is a color of SwiftUI")
  func uiColors() {
    #expect(Color(uiColor: .systemRed) == .red)
    #expect(Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(uiColor: .secondarySystemBackground) != Color(uiColor: .systemBackground))
    let grouped: [UIColor] = [.systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground]
    #expect(Set(grouped.map { Color(uiColor: $0) }).count == 3)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor(Color.primary.opacity(0.5)))
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let tertiary = Color(uiColor: .tertiarySystemGroupedBackground)
    #expect("\(tertiary.resolve(in: EnvironmentValues()))" == "#F2F2F7FF")
    #expect("\(tertiary.resolve(in: dark))" == "#2C2C2EFF")
  }
}
