import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Layers that limit the drawing of a canvas.
extension CanvasTests {
  @Test("A layer limits drawing to the areas of its figures, with its opacity")
  func layerClip() throws {
    let shown = elements(
      Canvas { context, _ in
        context.translateBy(x: 10, y: 0)
        context.clipToLayer(opacity: 0.5) { layer in
          layer.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.blue))
          layer.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.green))
          layer.stroke(Path(CGRect(x: 50, y: 10, width: 20, height: 0)), with: .color(.blue), lineWidth: 4)
        }
        context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.red))
      }
      .frame(width: 100, height: 50))
    let styles = shown.flatMap(\.style.properties)
    let clips = styles.compactMap { property in if case .clip(let drawing) = property { drawing } else { nil } }
    #expect(clips.count == 1)
    let points = try #require(clips.first?.items.first).steps.compactMap { step in
      if case .line(let x, let y) = step { CGPoint(x: x, y: y) } else { nil }
    }
    #expect(points.contains(CGPoint(x: 40, y: 30)))
    #expect(styles.contains(.opacity(0.5)))
  }

  private func masks(_ draw: @escaping (inout GraphicsContext) -> Void) -> [Drawing] {
    let shown = elements(
      Canvas { context, _ in
        context.translateBy(x: 10, y: 0)
        context.clipToLayer(opacity: 0.5, content: draw)
        context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.red))
      }
      .frame(width: 100, height: 50))
    return shown.flatMap(\.style.properties).compactMap { property in
      if case .clip(let drawing) = property { drawing } else { nil }
    }
  }

  @Test("A layer limits drawing to its texts, pictures and figures")
  func textInLayer() throws {
    let mask = try #require(
      masks { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.blue))
        layer.draw(Text("A & B").font(.system(size: 20, weight: .bold)), at: CGPoint(x: 5, y: 5), anchor: .topLeading)
        layer.draw(Image("Logo"), in: CGRect(x: 30, y: 0, width: 40, height: 40))
        layer.draw(Image("Logo"), at: CGPoint(x: 80, y: 20))
      }.first)
    #expect((mask.width, mask.height) == (100, 50))
    #expect(mask.items.first?.steps.first == .move(x: 10, y: 0) || mask.items.first?.steps.isEmpty == false)
    let contents = mask.inserts.map(\.content)
    #expect(contents.first == .text("A & B", size: 20, weight: 700))
    let text = try #require(mask.inserts.first).matrix
    #expect(text.prefix(5) == [1, 0, 0, 1, 15] && text[5] > 15 && text[5] < 30)
    guard case .picture(let address, 40, 40)? = contents.dropFirst().first else {
      Issue.record("The picture is missing.")
      return
    }
    #expect(address.hasPrefix("data:image/png;base64,"))
    #expect(mask.inserts[1].matrix == [1, 0, 0, 1, 40, 0] && mask.inserts[2].matrix == [1, 0, 0, 1, 86, 16])
  }

  @Test("A symbol, a text outside of which is drawn, and places that are no numbers are reported")
  func unknownInLayer() {
    withKnownIssue { #expect(masks { $0.draw(Image(systemName: "star"), at: .zero) }.count <= 1) }
    withKnownIssue { _ = masks { $0.draw(Text("A"), at: CGPoint(x: CGFloat.nan, y: 0)) } }
    withKnownIssue { _ = masks { $0.draw(Image("Logo"), in: CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)) } }
    withKnownIssue {
      _ = elements(Canvas { context, _ in context.clipToLayer(options: .inverse) { $0.draw(Text("A"), at: .zero) } })
    }
  }
}
