import Foundation
import NavigatorHost
import NavigatorLayout
import NavigatorSVG
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

/// Drawings of apps that would take the memory or the time of a whole process.
@MainActor
@Suite("Hostile drawings")
struct HostileDrawingTests {
  private func elements(_ draw: @escaping (inout GraphicsContext) -> Void) -> [Element] {
    TestApp { Canvas { context, _ in draw(&context) }.frame(width: 100, height: 100) }.session.root.everything
  }

  private func masks(_ elements: [Element]) -> [Drawing] {
    elements.flatMap(\.style.properties).compactMap { property in
      if case .clip(let drawing) = property { drawing } else { nil }
    }
  }

  /// The length of all pictures in masks, in bytes.
  private func length(_ masks: [Drawing]) -> Int {
    masks.flatMap(\.inserts).reduce(0) { length, insert in
      if case .picture(let address, _, _) = insert.content { length + address.utf8.count } else { length }
    }
  }

  private func largePicture() throws -> Image {
    let pixels = PixelImage(width: 250, height: 250, bytes: Array(repeating: 7, count: 250 * 250 * 4))
    return Image(uiImage: try #require(UIImage(data: Data(pixels.png))))
  }

  @Test("The masks of a canvas have a bounded length, however many pictures are in one")
  func picturesOfMask() throws {
    let picture = try largePicture()
    withKnownIssue {
      let masks = masks(
        elements { context in
          context.clipToLayer { layer in
            for _ in 0..<200 { layer.draw(picture, in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
          }
          context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
        })
      #expect(length(masks) <= CanvasBudget.maximumLength)
    } matching: {
      "\($0)".contains("outlines and masks")
    }
  }

  @Test("The masks of a canvas have a bounded length, however many layers have one")
  func layersOfMask() throws {
    let picture = try largePicture()
    withKnownIssue {
      let masks = masks(
        elements { context in
          context.clipToLayer { $0.draw(picture, in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
          for _ in 0..<200 { context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red)) }
        })
      #expect(masks.count > 10 && length(masks) <= CanvasBudget.maximumLength)
    } matching: {
      "\($0)".contains("outlines and masks")
    }
  }

  @Test("The areas of the layers of a canvas are compared a bounded number of times")
  func corners() throws {
    var line = Path()
    line.move(to: .zero)
    for index in 1..<Path.maximumCorners - 1 { line.addLine(to: CGPoint(x: index, y: index + index % 2 * 3)) }
    line.closeSubpath()
    try withKnownIssue {
      let clips = masks(
        elements { context in
          context.clipToLayer { layer in
            for index in 0..<3 { layer.fill(line.offsetBy(dx: 0, dy: CGFloat(index) * 10_000), with: .color(.red)) }
          }
          context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
        })
      let tops = try #require(clips.first?.items.first).steps.compactMap { step in
        switch step {
        case .move(_, let y), .line(_, let y): (y / 10_000).rounded(.down)
        default: nil
        }
      }
      #expect(Set(tops) == [0])
    } matching: {
      "\($0)".contains("too many corners")
    }
  }

  @Test("The layers of a canvas share its number of figures")
  func nestedLayers() {
    withKnownIssue {
      let drawings = elements { context in
        for _ in 0..<3 {
          context.drawLayer { layer in
            for _ in 0..<3_000 { layer.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red)) }
          }
        }
      }.compactMap(\.content.drawing)
      let count = drawings.reduce(0) { $0 + $1.items.count }
      #expect(count > 4_000 && count <= CanvasBudget.maximumCount)
    } matching: {
      "\($0)".contains("figures, views and layers")
    }
  }

  @Test("The paints of a canvas have a bounded length, whether they are pictures or gradients")
  func paints() throws {
    let picture = try largePicture()
    let gradient = Gradient(colors: [.red, .blue])
    let shadings: [(Int) -> GraphicsContext.Shading] = [
      { .tiledImage(picture, origin: CGPoint(x: $0 + 1, y: 0)) },
      {
        let start = CGPoint(x: 50 + $0, y: 0)
        return .linearGradient(gradient, startPoint: start, endPoint: CGPoint(x: start.x + 0.125, y: 0), options: .repeat)
      },
    ]
    for shading in shadings {
      withKnownIssue {
        let items = elements { context in
          for index in 0..<100 {
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: shading(index))
          }
        }.compactMap(\.content.drawing).flatMap(\.items)
        #expect(items.count > 10 && items.count < 100)
      } matching: {
        "\($0)".contains("paints, outlines and masks")
      }
    }
  }

  @Test("A picture of a text with an invalid width has a bounded number of lines")
  func linesOfPicture() {
    let renderer = ImageRenderer(content: Text(String(repeating: "漢", count: 10_000)).frame(width: 0.001, height: 100))
    let lines = renderer.svg.ranges(of: "<tspan").count
    #expect((1...10_000).contains(lines))
  }

  @Test("A picture has a bounded length, also if one element has many pictures, lines or outlines")
  func lengthOfPicture() {
    let address = "data:image/png;base64,\(String(repeating: "A", count: 256 << 10))"
    let inserts = Array(
      repeating: Drawing.Insert(.picture(address: address, width: 9, height: 9), matrix: [1, 0, 0, 1, 0, 0]), count: 200)
    let steps = Array(repeating: Drawing.Step.line(x: 123.456, y: 654.321), count: 20_000)
    let item = Drawing.Item(steps: steps, fill: .color(ColorStyle(.named("white"))))
    let mask = Drawing(width: 9, height: 9, scaling: .none, items: [], inserts: inserts)
    let figures = Drawing(width: 9, height: 9, scaling: .none, items: Array(repeating: item, count: 100))
    let elements = [
      Element(id: ElementID(rawValue: 2), role: .box, style: [.clip(mask)]),
      Element(id: ElementID(rawValue: 2), role: .shape, content: [.drawing: .drawing(figures)]),
    ]
    for element in elements {
      let root = Element(id: ElementID(rawValue: 1), role: .window, children: [element])
      let layout = PictureLayout(of: root, PictureRules(proposal: LayoutProposal(width: 100, height: 100)))
      let source = SVGPicture.Source { _ in
        false
      } color: { _, _ in
        SVGPicture.Color(red: 0, green: 0, blue: 0, opacity: 1)
      } picture: {
        $0
      }
      let picture = SVGPicture(of: root, layout, source)
      #expect(picture.text.utf8.count < SVGPicture.maximumLength + (2 << 20))
      #expect(picture.problems.contains { $0.contains("16 MiB") })
    }
  }

  // MARK: Styles

  private struct Fading: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { opacity(0.9) }
  }

  private struct Shaded: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { shadow(.drop(radius: 1)) }
  }

  private struct Leveled: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { secondary }
  }

  private struct Same: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }
  }

  @Test("A style that resolves to itself, or to a variant of itself, is reported")
  func endlessStyles() {
    for style in [AnyShapeStyle(Fading()), AnyShapeStyle(Shaded()), AnyShapeStyle(Leveled()), AnyShapeStyle(Same())] {
      withKnownIssue {
        let app = TestApp {
          Text("Word").foregroundStyle(style)
          Circle().fill(style)
        }
        #expect(app.visibleTexts == ["Word"])
      } matching: {
        "\($0)".contains("resolves to itself")
      }
    }
  }

  @Test("A style with many levels of opacity is resolved")
  func nestedStyles() {
    struct Marked: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Color { .red }
    }
    var style = AnyShapeStyle(Marked())
    for _ in 0..<20 { style = AnyShapeStyle(style.opacity(0.5)) }
    let app = TestApp { Text("Word").foregroundStyle(style) }
    let colors = app.session.root.everything.flatMap(\.style.properties).compactMap { property in
      if case .foreground(.color(let color)) = property { color } else { nil }
    }
    #expect(colors.map(\.base) == [.named("red")])
    #expect(colors.allSatisfy { $0.opacity < 1e-5 })
  }

  // MARK: Effects of a canvas

  @Test("A part of a canvas has a bounded number of filters and clips")
  func effectsOfLayer() {
    let square = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
    let changes: [(inout GraphicsContext) -> Void] = [
      { $0.addFilter(.blur(radius: 1)) }, { $0.clip(to: Path()) }, { $0.clip(to: square) },
    ]
    for change in changes {
      withKnownIssue {
        let elements = elements { context in
          context.fill(square, with: .color(.red))
          for _ in 0..<20_000 {
            change(&context)
            context.fill(square, with: .color(.blue))
          }
        }
        // Without a bound, there would be an element for each of twelve million effects.
        #expect(elements.count < 50_000)
        #expect(elements.contains { $0.content.drawing?.items.first?.fill == .color(ColorStyle(.named("red"))) })
      } matching: {
        "\($0)".contains("clips and filters")
      }
    }
  }
}
