import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Asset catalogs")
struct AssetTests {
  private struct Screen: View {
    @Environment(\.self) private var environment
    var body: some View {
      VStack {
        Image("Logo")
        Image(.logo).resizable()
        Image(decorative: "Icons/star")
        Image("Absent")
        Image("Broken")
        Text("\(Color("AppWhite").resolve(in: environment))").accessibilityIdentifier("color")
      }
      .background(Color.appWhite)
      .foregroundStyle(.appWhite)
    }
  }

  private func images(_ app: TestApp) -> [Content] {
    app.elements(.image).map(\.content)
  }

  @Test("An image has the addresses of its picture in all scales, and its name as label")
  func images() throws {
    let images = images(TestApp { Screen() })
    let sources = images[0].strings(.sources)
    #expect(sources.count == 2 && sources[0].hasSuffix(".png 1x") && sources[1].hasSuffix(".png 2x"))
    let address = try #require(images[0].string(.url))
    #expect(sources[0] == address + " 1x")
    #expect(images[0].string(.label) == "Logo")
    #expect(images[1].string(.url) == address)
    #expect(images[2].string(.url)?.hasSuffix(".svg") == true)
    #expect(images[3].string(.url) == nil && images[4].string(.url) == nil)
    let file = try #require(AssetLibrary.ofProgram.file(at: address))
    #expect(file.contentType == "image/png" && file.data.count > 50)
    #expect(AssetLibrary.ofProgram.file(at: "/asset/../../etc/passwd") == nil)
  }

  @Test("A picture has an address for each of three scales")
  func threeScales() throws {
    let content = try #require(images(TestApp { Image("Badge") }).first)
    let sources = content.strings(.sources)
    #expect(sources.map { $0.suffix(3) } == [" 1x", " 2x", " 3x"])
    #expect(Set(sources).count == 3 && content.string(.url).map { $0 + " 1x" } == sources.first)
    for source in sources {
      let address = try #require(source.split(separator: " ").first)
      #expect(AssetLibrary.ofProgram.file(at: String(address))?.contentType == "image/png")
    }
  }

  @Test("A resizable picture is stretched as a whole, unless it is repeated or has cap insets")
  func resizing() {
    func resizing(_ image: Image) -> String? { images(TestApp { image }).first?.string(.resizing) }
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3.5, trailing: 4)
    let logo = Image("Logo")
    #expect(resizing(logo.resizable()) == nil)
    #expect(resizing(logo.resizable(resizingMode: .tile)) == "tile")
    #expect(resizing(logo.resizable(capInsets: insets)) == "stretch 1.0 2.0 3.5 4.0")
    #expect(resizing(logo.resizable(capInsets: insets, resizingMode: .tile)) == "tile 1.0 2.0 3.5 4.0")
    #expect(resizing(logo.resizable(resizingMode: .tile).resizable()) == nil)
    let invalid = EdgeInsets(top: -1, leading: .nan, bottom: .infinity, trailing: 0)
    #expect(resizing(logo.resizable(capInsets: invalid)) == nil)
    let long = EdgeInsets(top: 1e12, leading: 0, bottom: 0, trailing: 0)
    #expect(resizing(logo.resizable(capInsets: long)) == "stretch 10000.0 0.0 0.0 0.0")
  }

  @Test("A text shows a picture in the line, in its own size and for the color scheme, and has no characters for it")
  func textPictures() throws {
    struct Screen: View {
      var body: some View { Text("a \(Image("Arrow")) b \(Image("Logo", label: Text("Sign")))") }
    }
    var dark = TestEnvironment()
    dark.colorScheme = .dark
    let text = try #require(TestApp { Screen() }.elements(.text).first)
    let night = try #require(TestApp(environment: dark) { Screen() }.elements(.text).first)
    #expect(text.content.string(.text) == "a  b ")
    let runs = text.content.runs
    #expect(runs.map(\.text) == ["a ", "", " b ", ""])
    let arrow = try #require(runs[1].picture)
    #expect(arrow.content.string(.label) == "Arrow" && arrow.content.hasKind(.template))
    #expect(arrow.width == 24 && arrow.height == 12)
    let logo = try #require(runs[3].picture)
    #expect(logo.content.string(.label) == "Sign" && logo.content.strings(.sources).count == 2)
    let url = try #require(logo.content.string(.url))
    #expect(night.content.runs[3].picture?.content.string(.url) != url)
    #expect(night.content.runs[1].picture == arrow)
  }

  @Test("A text without a picture of that name shows its characters, and a decorative picture has no label")
  func absentTextPictures() throws {
    #expect(TestApp { Text("a\(Image("Absent"))") }.visibleTexts == ["a"])
    let text = try #require(TestApp { Text(Image(decorative: "Logo").resizable()) }.elements(.text).first)
    let picture = try #require(text.content.runs.first?.picture)
    #expect(picture.content.string(.label) == "" && picture.content.variant == nil)
    #expect(TestApp { Text(Image("Logo")) }.exists("Logo"))
  }

  @Test("The last rendering mode of an image applies to its picture, and nil leaves it to the host")
  func renderingMode() {
    func kind(_ image: Image) -> String? { images(TestApp { image }).first?.string(.kind) }
    let logo = Image("Logo")
    #expect(kind(logo) == nil)
    #expect(kind(logo.renderingMode(.template)) == "template")
    #expect(kind(logo.renderingMode(.original).resizable()) == "original")
    #expect(kind(logo.renderingMode(.original).renderingMode(.template)) == "template")
    #expect(kind(logo.renderingMode(.template).renderingMode(nil)) == nil)
    #expect(kind(Image(systemName: "heart").renderingMode(.template)) == "template")
  }

  @Test("The rendering mode of a catalog applies to its picture, unless the app sets another one")
  func renderingModeOfCatalog() {
    func kind(_ image: Image) -> String? { images(TestApp { image }).first?.string(.kind) }
    let arrow = Image("Arrow")
    #expect(kind(arrow) == "template" && kind(Image(decorative: "Arrow").resizable()) == "template")
    #expect(kind(arrow.renderingMode(.original)) == "original")
    #expect(kind(arrow.renderingMode(.original).renderingMode(nil)) == "template")
  }

  @Test("The SVG file beside a PDF file is shown in its place, in the size of the page")
  func pdf() throws {
    let content = try #require(images(TestApp { Image("Arrow") }).first)
    let address = try #require(content.string(.url))
    #expect(content.strings(.sources).isEmpty, "the entry for a high contrast is left out")
    let file = try #require(AssetLibrary.ofProgram.file(at: address))
    #expect(address.hasSuffix(".svg") && file.contentType == "image/svg+xml")
    #expect(String(decoding: file.data, as: UTF8.self).contains(#"width="24" height="12" viewBox="0 0 24 12""#))
    #expect(Image("Arrow").knownPicture?.size == CGSize(width: 24, height: 12))
  }

  @Test("A picture and a color follow the color scheme")
  func colorScheme() {
    var dark = TestEnvironment()
    dark.colorScheme = .dark
    let (light, night) = (TestApp { Screen() }, TestApp(environment: dark) { Screen() })
    #expect(images(light)[0].string(.url) != images(night)[0].string(.url))
    #expect(images(light)[2].string(.url) == images(night)[2].string(.url))
    #expect(light.exists("#FFF0E0FF"))
    #expect(night.exists("#0080FF80"))
  }

  @Test("Components of colors are read in all notations")
  func components() {
    #expect(AssetLibrary.ofProgram.color("AccentColor", in: .module) == AssetColor(light: 0xFF00_80FF, dark: 0xFF00_80FF))
    #expect(AssetLibrary.ofProgram.color("Gray Card", in: nil) == AssetColor(light: 0x3333_33FF, dark: 0x3333_33FF))
    #expect(UIColor(named: "Absent") == nil)
    #expect(UIImage(named: "Logo") != nil && UIImage(named: "Absent") == nil)
  }

  @Test("The plug-in generates a symbol for each asset")
  func symbols() {
    #expect(ColorResource.appWhite == ColorResource(name: "AppWhite", bundle: .module))
    #expect(Color(.accent) == Color("AccentColor"))
    #expect(Color.grayCard == Color("Gray Card"))
    #expect(Color("Absent") == Color(ColorStyle(.named("clear"))))
    #expect(UIColor.appWhite == UIColor(named: "AppWhite") && Color(uiColor: .appWhite) == .appWhite)
    #expect(UIImage.logo == UIImage(named: "Logo"))
  }

  @Test("A folder that provides a namespace is a type with the symbols of its assets")
  func namespaces() {
    #expect(ImageResource.Icons.star == ImageResource(name: "Icons/star", bundle: .module))
    #expect(UIImage.Icons.star.size == CGSize(width: 10, height: 10))
    #expect(ColorResource.Palette.tlSold == ColorResource(name: "palette/TLSold", bundle: .module))
    #expect(Color.Palette.tlSold == Color("palette/TLSold") && Color.Palette.tlSold != .clear)
    #expect(UIColor.Palette.tlSold == UIColor(named: "palette/TLSold"))
  }

  @Test("A symbol consists of the words of a name, and stays in capitals without lowercase letters")
  func words() {
    #expect(ColorResource.Palette.FF_6767 == ColorResource(name: "palette/FF6767", bundle: .module))
    #expect(ColorResource.Palette.sea32X32 == ColorResource(name: "palette/sea-32x32", bundle: .module))
    #expect(ColorResource.Palette._2Nd == ColorResource(name: "palette/2nd Color", bundle: .module))
  }

  @Test("An image of UIKit from a catalog has its size, follows the color scheme, and has no label")
  func uiImages() throws {
    struct Screen: View {
      let image: UIImage
      var body: some View { Image(uiImage: image) }
    }
    let logo = try #require(UIImage(named: "Logo"))
    #expect(logo.size == CGSize(width: 8, height: 8) && logo.scale == 2)
    var dark = TestEnvironment()
    dark.colorScheme = .dark
    let light = try #require(images(TestApp { Screen(image: logo) }).first)
    let night = try #require(images(TestApp(environment: dark) { Screen(image: logo) }).first)
    #expect(light.string(.url) != night.string(.url) && light.string(.label) == "")
    #expect(light.strings(.sources).count == 2)
    let drawing = try #require(UIImage(named: "Icons/star"))
    #expect(images(TestApp { Screen(image: drawing) }).first?.string(.url)?.hasSuffix(".svg") == true)
    let data = try #require(logo.pngData())
    #expect(UIImage(data: data, scale: 2)?.size == logo.size)
    #expect(UIImage(resource: ImageResource(name: "Absent", bundle: .module)) == UIImage())
  }

  @Test("The name of a color that a host receives contains only its components")
  func names() {
    #expect(AssetColor(name: "asset:00000000-ffffffff") == AssetColor(light: 0, dark: 0xFFFF_FFFF))
    for name in ["red", "asset:", "asset:1", "asset:g-1", "asset:1-2-3", "asset:100000000-1"] {
      #expect(AssetColor(name: name) == nil)
    }
  }
}
