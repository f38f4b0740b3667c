import NavigatorTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Alignment by baselines in frames, layers, grids and lazy stacks")
struct BaselineTests {
  private var big: some View { Text("Big").font(.title).accessibilityIdentifier("big") }
  private var small: some View { Text("small").font(.caption).accessibilityIdentifier("small") }

  @ViewBuilder private var both: some View {
    big
    small
  }

  /// Returns the distance between the top edges of the big and of the small text.
  private func distance(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> CGFloat {
    let app = TestApp { view() }
    return try app.frame(of: "small").minY - app.frame(of: "big").minY
  }

  /// The distance in a stack that aligns the baselines.
  private func expected(_ alignment: VerticalAlignment = .firstTextBaseline) throws -> CGFloat {
    let distance = try distance { HStack(alignment: alignment) { both } }
    #expect(distance > 5)
    return distance
  }

  private func isEqual(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.01 }

  @Test("The baselines of a layer and of its view are in one line")
  func layers() throws {
    let expected = try expected()
    #expect(try isEqual(distance { big.overlay(alignment: .leadingFirstTextBaseline) { small } }, expected))
    #expect(try isEqual(distance { big.background(alignment: .trailingLastTextBaseline) { small } }, expected))
    #expect(try isEqual(distance { ZStack(alignment: .centerFirstTextBaseline) { both } }, expected))
  }

  @Test("The baselines of the cells in a row of a grid are in one line, and the row contains the cells")
  func grids() throws {
    let expected = try expected()
    for grid in [
      TestApp { Grid(alignment: .leadingFirstTextBaseline, verticalSpacing: 0) { self.cells(nil) } },
      TestApp { Grid(verticalSpacing: 0) { self.cells(.lastTextBaseline) } },
    ] {
      #expect(try isEqual(grid.frame(of: "small").minY - grid.frame(of: "big").minY, expected))
      let (high, big) = (try grid.frame(of: "high"), try grid.frame(of: "big"))
      // Without text, the baseline is the bottom edge.
      #expect(big.minY > high.minY && big.maxY > high.maxY)
      #expect(try isEqual(grid.frame(of: "below").minY, big.maxY))
    }
  }

  @ViewBuilder private func cells(_ alignment: VerticalAlignment?) -> some View {
    GridRow(alignment: alignment) {
      big
      small
      Color.red.frame(width: 10, height: 40).accessibilityIdentifier("high")
    }
    GridRow { Text("below").accessibilityIdentifier("below") }
  }

  @Test("A cell that takes the height of its row has no effect on the baselines of the others")
  func flexibleCell() throws {
    let app = TestApp {
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          big
          small
          Color.red.accessibilityIdentifier("color")
        }
      }
      .frame(height: 200)
    }
    #expect(try isEqual(app.frame(of: "small").minY - app.frame(of: "big").minY, expected()))
    #expect(try app.frame(of: "color").height == 200)
    #expect(try isEqual(app.frame(of: "big").minY, app.frame(of: "color").minY))
  }

  @Test("The baselines of the views in a horizontal lazy stack are in one line")
  func lazyStacks() throws {
    let expected = try expected()
    #expect(try isEqual(distance { LazyHStack(alignment: .firstTextBaseline) { both } }, expected))
    let scrolled = try distance {
      ScrollView(.horizontal) { LazyHStack(alignment: .lastTextBaseline) { both } }
    }
    #expect(isEqual(scrolled, expected))
  }

  @Test("A frame has its baseline at its bottom edge")
  func frames() throws {
    func position(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> CGFloat {
      let app = TestApp { view() }
      return try app.frame(of: "big").minY - app.frame(of: "frame").minY
    }
    let expected = try position {
      HStack(alignment: .firstTextBaseline) {
        Color.red.frame(width: 10, height: 80).accessibilityIdentifier("frame")
        big
      }
    }
    let framed = try position {
      big.frame(width: 90, height: 80, alignment: .leadingFirstTextBaseline).accessibilityIdentifier("frame")
    }
    #expect(isEqual(framed, expected) && framed > 40)
    let flexible = try position {
      big.frame(maxWidth: .infinity, minHeight: 80, alignment: .leadingLastTextBaseline).accessibilityIdentifier("frame")
    }
    #expect(isEqual(flexible, expected))
  }

  @Observable
  fileprivate final class Model { var isLarge = false }

  fileprivate final class OldModel: ObservableObject { @Published var isLarge = false }

  private struct Badge: View {
    @State private var isLarge = false
    @State private var model = Model()
    @StateObject private var old = OldModel()

    var body: some View {
      Text("Big").font(isLarge || model.isLarge || old.isLarge ? .largeTitle : .body).accessibilityIdentifier("big")
        .overlay(alignment: .trailingFirstTextBaseline) { Text("small").font(.caption).accessibilityIdentifier("small") }
      Button("State") { isLarge = true }
      Button("Observable") { model.isLarge = true }
      Button("Object") { old.isLarge = true }
    }
  }

  @Test("A layer follows the baseline of its view", arguments: ["State", "Observable", "Object"])
  func sources(_ name: String) throws {
    let app = TestApp { Badge() }
    let distance = { try app.frame(of: "small").minY - app.frame(of: "big").minY }
    let before = try distance()
    try app.tap(name)
    #expect(try distance() > before + 5)
  }
}
