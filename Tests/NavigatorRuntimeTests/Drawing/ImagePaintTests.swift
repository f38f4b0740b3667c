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

  @Test("A symbol and a part of a picture are reported")
  func unsupported() throws {
    let image = try image()
    withKnownIssue {
      #expect(paints(Rectangle().fill(.image(Image(systemName: "star")))) == [.color(ColorStyle(.named("clear")))])
    }
    withKnownIssue {
      _ = paints(Rectangle().fill(.image(image, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1))))
    }
  }
}
