import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

/// The modes of a canvas that depend on the areas of the source and the content.
@MainActor
@Suite("Composition in a canvas")
struct CanvasCompositionTests {
  private static let left = CGRect(x: 0, y: 0, width: 40, height: 40)
  private static let middle = CGRect(x: 20, y: 0, width: 40, height: 40)

  /// A figure that is shown, with the areas that it is limited to.
  private struct Shown: Equatable {
    var color: String
    /// For each clip, Boolean values that indicate whether it contains the points (10, 10), (30, 10) and (50, 10).
    var clips: [[Bool]]
  }

  private func shown(
    _ mode: GraphicsContext.BlendMode, _ draw: @escaping (inout GraphicsContext) -> Void = { _ in }
  ) -> [Shown] {
    let app = TestApp {
      Canvas { context, _ in
        context.fill(Path(Self.left), with: .color(.red))
        draw(&context)
        context.blendMode = mode
        context.fill(Path(Self.middle), with: .color(.blue))
      }
      .frame(width: 100, height: 50)
    }
    var result: [Shown] = []
    func visit(_ element: Element, _ outer: [[Bool]]) {
      var clips = outer
      for case .clip(let drawing) in element.style.properties { clips.append(contents(drawing)) }
      if let item = element.content.drawing?.items.first, case .color(let color)? = item.fill, case .named(let name) = color.base
      {
        result.append(Shown(color: name, clips: clips))
      }
      for child in element.children { visit(child, clips) }
    }
    visit(app.session.root, [])
    return result
  }

  /// Returns whether a clip of polygons contains the points.
  private func contents(_ drawing: Drawing) -> [Bool] {
    [10.0, 30, 50].map { x in
      drawing.items.contains { item in
        var path = Path()
        for step in item.steps {
          switch step {
          case .move(let x, let y): path.move(to: CGPoint(x: x, y: y))
          case .line(let x, let y): path.addLine(to: CGPoint(x: x, y: y))
          case .close: path.closeSubpath()
          default: break
          }
        }
        return path.contains(CGPoint(x: x, y: 10), eoFill: item.usesEvenOddRule)
      }
    }
  }

  private let inside = [true, true, false]
  private let outside = [false, false, true]
  private let source = [false, true, true]
  private let around = [true, false, false]

  @Test("A source removes, replaces or keeps what is in the canvas")
  func modes() {
    let (red, blue) = ({ Shown(color: "red", clips: $0) }, { Shown(color: "blue", clips: $0) })
    #expect(shown(.normal) == [red([])])
    #expect(shown(.clear) == [red([around])])
    #expect(shown(.copy) == [red([around]), blue([])])
    #expect(shown(.sourceIn) == [red([around]), blue([inside])])
    #expect(shown(.sourceOut) == [red([around]), blue([outside])])
    #expect(shown(.sourceAtop) == [red([]), blue([inside])])
    #expect(shown(.destinationOver) == [blue([]), red([])])
    #expect(shown(.destinationIn) == [red([source])])
    #expect(shown(.destinationOut) == [red([around])])
    #expect(shown(.destinationAtop) == [red([source]), blue([outside])])
    #expect(shown(.xor) == [red([around]), blue([outside])])
  }

  @Test("A mode of a context is the one that was set")
  func values() {
    nonisolated(unsafe) var modes: [Int32] = []
    _ = TestApp {
      Canvas { context, _ in
        modes = (Int32(0)..<30).map { number -> Int32 in
          context.blendMode = GraphicsContext.BlendMode(rawValue: number)
          return context.blendMode.rawValue
        }
      }
      .frame(width: 10, height: 10)
    }
    #expect(modes == Array(Int32(0)..<28) + [0, 0])
  }

  @Test("A mode applies in its layer only")
  func layers() {
    let result = shown(.normal) { context in
      context.drawLayer { layer in
        layer.blendMode = .clear
        layer.fill(Path(Self.left), with: .color(.green))
      }
    }
    #expect(result.map(\.color) == ["red", "blue"])
    #expect(result.allSatisfy { $0.clips.isEmpty })
  }

  @Test("A text has no area, which is reported")
  func texts() {
    withKnownIssue {
      _ = shown(.normal) { context in
        context.blendMode = .destinationOut
        context.draw(Text("A"), at: .zero)
      }
    }
  }

  @Test("The area of a figure is computed once, even if several operations need it")
  func repeatedAreas() throws {
    let budget = CanvasBudget()
    let line = Path { path in
      path.move(to: .zero)
      for index in 1...50 { path.addLine(to: CGPoint(x: index, y: index % 2)) }
    }
    func figure() -> CanvasFigure {
      CanvasFigure(
        path: line, shading: AnyShapeStyle(Color.red), stroke: StrokeStyle(lineWidth: 0.2), number: budget.nextFigure())
    }
    let first = figure()
    let area = try #require(budget.area(of: first))
    let rest = budget.comparisons
    #expect(rest < CanvasBudget.maximumComparisons && !area.isEmpty)
    #expect(budget.area(of: first) == area)
    #expect(budget.comparisons == rest)
    _ = budget.area(of: figure())
    #expect(budget.comparisons < rest)
  }

  @Test("The number of operations that remove parts of a canvas is bounded")
  func bounds() {
    withKnownIssue {
      _ = shown(.normal) { context in
        for index in 0..<100 {
          context.opacity = 0.5
          context.blendMode = .normal
          context.fill(Path(CGRect(x: index % 90, y: 0, width: 2, height: 2)), with: .color(.red))
          context.blendMode = .destinationOut
          context.fill(Path(CGRect(x: index % 90, y: 10, width: 2, height: 2)), with: .color(.red))
        }
      }
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("Canvas") }
    }
  }
}
