import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("The space of views that lazy containers have not created")
struct LazyGapTests {
  private struct Cells: View {
    var body: some View {
      ForEach(0..<3_000, id: \.self) { Color.red.frame(width: 40, height: 44).accessibilityIdentifier("\($0)") }
    }
  }

  /// Returns the size of the container, whose identifier is `lazy`.
  private func size(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> CGSize {
    try TestApp { view() }.frame(of: "lazy").size
  }

  @Test("A lazy grid reserves the space of a line for the cells of a line")
  func grids() throws {
    let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 3)
    let size = try size {
      ScrollView { LazyVGrid(columns: columns, spacing: 0) { Cells() }.accessibilityIdentifier("lazy") }
    }
    #expect(abs(size.height - 44_000) <= 88)
  }

  @Test("A horizontal lazy stack reserves space along its axis only")
  func horizontalStacks() throws {
    let size = try size {
      ScrollView {
        ScrollView(.horizontal) { LazyHStack(spacing: 0) { Cells() }.accessibilityIdentifier("lazy") }
      }
    }
    #expect(size.height == 44)
    #expect(size.width > 100_000)
  }
}
