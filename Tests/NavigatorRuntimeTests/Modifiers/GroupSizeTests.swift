import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Modifiers of groups that depend on the size of a view")
struct GroupSizeTests {
  private struct Bars: View {
    var body: some View {
      Color.red.frame(width: 30, height: 10)
      Color.blue.frame(width: 50, height: 20)
    }
  }

  private struct Sinking: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 0, y: size.height))
    }
  }

  private struct Sunk: ViewModifier {
    func body(content: Self.Content) -> some View { content.modifier(Sinking()) }
  }

  private func properties(_ view: some View) -> [StyleProperty] {
    TestApp { VStack { view } }.session.root.everything.flatMap(\.style.properties)
  }

  private func matrices(_ view: some View) -> [[Double]] {
    properties(view).compactMap { if case .transform(.matrix(let matrix)) = $0 { matrix } else { nil } }
  }

  @Test("A geometry effect of a group receives the size of each view")
  func effects() {
    for matrices in [matrices(Bars().modifier(Sinking())), matrices(Bars().modifier(Sunk()))] {
      #expect(matrices.count == 2)
      #expect(matrices.first?.contains(10) == true && matrices.last?.contains(20) == true)
    }
    #expect(matrices(ForEach([10.0, 20], id: \.self) { Color.red.frame(height: $0) }.modifier(Sinking())).count == 2)
    #expect(matrices(Color.red.frame(height: 10).modifier(Sinking())).count == 1)
  }

  @Test("A content shape of a group has the size of each view")
  func contentShapes() {
    let shapes = properties(Bars().contentShape(Fold()).onTapGesture {}).compactMap { property in
      if case .contentShape(let shape) = property { "\(shape)" } else { nil }
    }
    #expect(Set(shapes).count == 2)
    let circles = properties(Bars().contentShape(.circle).onTapGesture {}).count { property in
      if case .contentShape = property { true } else { false }
    }
    #expect(circles == 2)
  }

  private final class Log {
    var count = -1
  }

  private struct Column: Layout {
    let log: Log

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      log.count = subviews.count
      return CGSize(width: 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test("A group with a geometry effect is several subviews of a layout")
  func subviews() {
    let log = Log()
    _ = TestApp { Column(log: log) { Bars().modifier(Sinking()) } }
    #expect(log.count == 2)
  }
}
