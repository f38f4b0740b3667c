import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Image paints")
struct ImagePaintTests {
  /// A picture of one pixel.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private func paints(_ view: some View) -> [Paint] {
    let app = TestApp { view }
    return app.session.root.all { _ in true }.flatMap(\.style.properties).compactMap { property in
      switch property {
      case .fill(let paint), .background(let paint), .foreground(let paint): paint
      default: nil
      }
    }
  }

  private func image() throws -> Image {
    let data = try #require(Data(base64Encoded: Self.pixel))
    return Image(uiImage: try #require(UIImage(data: data)))
  }

  @Test("A shape and a background are filled with a picture, whose density depends on the scale of the paint")
  func picture() throws {
    let image = try image()
    for view in [
      AnyView(Rectangle().fill(.image(image, scale: 0.5))),
      AnyView(Text("A").background(ImagePaint(image: image, scale: 0.5))),
    ] {
      guard case .image(let address, let density) = paints(view).first else {
        Issue.record("No picture is painted.")
        continue
      }
      #expect(address.hasPrefix("data:image/png;base64,") && density == 2)
    }
  }

  @Test("A part of a picture is a drawing that contains the picture")
  func part() throws {
    let paint = ImagePaint(image: Image("Logo"), sourceRect: CGRect(x: 0.25, y: 0.5, width: 0.5, height: 2), scale: 2)
    guard case .image(let address, 1) = paints(Rectangle().fill(paint)).first else {
      Issue.record("No picture is painted.")
      return
    }
    let prefix = "data:image/svg+xml;base64,"
    let drawing = String(decoding: try #require(Data(base64Encoded: String(address.dropFirst(prefix.count)))), as: UTF8.self)
    #expect(drawing.contains("width='8.0' height='8.0' viewBox='4.0 8.0 8.0 8.0'"))
    #expect(drawing.contains("<image width='16.0' height='16.0' preserveAspectRatio='none' href='data:image/png;base64,"))
  }

  @Test(
    "A part that is no area of the picture is reported, and the whole picture is painted",
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 0.5), CGRect(x: 2, y: 2, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), CGRect(x: 0, y: 0, width: 0, height: 0),
      CGRect(x: -1e300, y: -1e300, width: 1, height: 1),
    ])
  func hostileParts(_ part: CGRect) throws {
    let image = try image()
    withKnownIssue {
      guard case .image(let address, _) = paints(Rectangle().fill(.image(image, sourceRect: part))).first else { return }
      #expect(address.hasPrefix("data:image/png;base64,"))
    }
  }

  /// Returns the drawing that a view is painted with, and its density.
  private func drawing(_ view: some View) throws -> (text: String, density: Double) {
    guard case .image(let address, let density) = paints(view).first else { return ("", 0) }
    let prefix = "data:image/svg+xml;base64,"
    return (String(decoding: try #require(Data(base64Encoded: String(address.dropFirst(prefix.count)))), as: UTF8.self), density)
  }

  @Test("A picture with an opacity is a drawing that contains the picture, with the same density")
  func opacity() throws {
    let paint = ImagePaint(image: try image(), scale: 0.5)
    let faded = try drawing(Rectangle().fill(paint.opacity(0.25)))
    #expect(faded.text.contains(" width='1.0' height='1.0'") && faded.text.contains("opacity='0.25'") && faded.density == 2)
    #expect(faded.text.contains("href='data:image/png;base64,"))
    #expect(paints(Rectangle().fill(paint.opacity(1))) == paints(Rectangle().fill(paint)))
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow])
    guard case .picture(let address) = paints(Rectangle().fill(mesh.opacity(0.5))).first else {
      Issue.record("No mesh is painted.")
      return
    }
    #expect(address.hasPrefix("data:image/svg+xml;base64,"))
  }

  @Test("A symbol is drawn in the font and the color of the view")
  func symbol() throws {
    let star = ImagePaint(image: Image(systemName: "star.fill"), scale: 0.5)
    let plain = try drawing(Rectangle().fill(star))
    #expect(plain.text.hasPrefix("<svg") && plain.text.contains("<path") && plain.density == 2)
    let large = try drawing(Rectangle().fill(star).font(.largeTitle).foregroundStyle(.red))
    #expect(large.text != plain.text)
    #expect(try drawing(Rectangle().fill(star).environment(\.colorScheme, .dark)).text != plain.text)
    let half = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    let part = try drawing(Rectangle().fill(.image(Image(systemName: "star.fill"), sourceRect: half)))
    #expect(part.text.contains("href='data:image/svg+xml;base64,") && part.density == 1)
  }

  @Test("An image that does not exist is reported")
  func unsupported() {
    withKnownIssue {
      #expect(paints(Rectangle().fill(.image(Image("Missing picture")))) == [.color(ColorStyle(.named("clear")))])
    }
  }

  @Test("A Canvas paints with pictures")
  func canvas() throws {
    let image = try image()
    let app = TestApp {
      Canvas { context, _ in context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .style(.image(image))) }
    }
    let items = app.session.root.all { _ in true }.compactMap(\.content.drawing).flatMap(\.items)
    guard case .image = items.first?.fill else {
      Issue.record("No picture is painted.")
      return
    }
  }
}
