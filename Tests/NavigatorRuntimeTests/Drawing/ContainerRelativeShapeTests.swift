import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Shapes of containers")
struct ContainerRelativeShapeTests {
  private func corners(_ view: some View) -> [Element] {
    TestApp { view }.session.root.all { $0.role == .shape }
  }

  @Test("The shape is the nearest container's shape, or a rectangle without a container")
  func nearest() {
    let inside = corners(ContainerRelativeShape().fill(.red).containerShape(.circle).containerShape(.capsule))
    #expect(inside.map { $0.content.string(.kind) } == ["circle"])
    #expect(corners(ContainerRelativeShape().fill(.red)).map { $0.content.string(.kind) } == ["rectangle"])
    let short = TestApp { Text("A").background(.red, in: .containerRelative).containerShape(.circle) }
    let long = TestApp { Text("A").background(.red, in: ContainerRelativeShape()).containerShape(.circle) }
    #expect(short.session.root == long.session.root)
  }

  private func radii(_ view: some View) -> [StyleProperty] {
    TestApp { view }.session.root.all { _ in true }.flatMap(\.style.properties).filter {
      switch $0 {
      case .cornerRadii, .cornerRadius: true
      default: false
      }
    }
  }

  /// The corners clockwise, from the top leading one.
  private func radii(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) -> [StyleProperty] {
    [.cornerRadii(topLeading: first, topTrailing: second, bottomTrailing: third, bottomLeading: fourth)]
  }

  @Test("A concentric rectangle has the corners of its container, or at least a minimum")
  func concentric() {
    let container = RoundedRectangle(cornerRadius: 20)
    #expect(radii(ConcentricRectangle().fill(.red).containerShape(container)) == radii(20, 20, 20, 20))
    let large = ConcentricRectangle(corners: .concentric(minimum: 24))
    #expect(radii(large.fill(.red).containerShape(container)) == radii(24, 24, 24, 24))
    #expect(radii(large.fill(.red)) == radii(24, 24, 24, 24))
    let mixed = ConcentricRectangle(
      topLeadingCorner: 0, topTrailingCorner: 28.5, bottomLeadingCorner: .concentric, bottomTrailingCorner: .fixed(3))
    #expect(radii(mixed.fill(.red).containerShape(container)) == radii(0, 28.5, 3, 20))
    #expect(corners(ConcentricRectangle().fill(.red).containerShape(.circle)).map { $0.content.string(.kind) } == ["circle"])
  }

  @Test("Uniform corners of a concentric rectangle have the largest of their radii")
  func uniformCorners() {
    let container = UnevenRoundedRectangle(topLeadingRadius: 10, bottomLeadingRadius: 4)
    func shown(_ shape: ConcentricRectangle) -> [StyleProperty] { radii(shape.fill(.red).containerShape(container)) }
    #expect(shown(.rect(corners: .concentric)) == radii(10, 0, 0, 4))
    #expect(shown(.rect(corners: .concentric, isUniform: true)) == radii(10, 10, 10, 10))
    #expect(shown(.rect(uniformTopCorners: .concentric, uniformBottomCorners: .concentric)) == radii(10, 10, 4, 4))
    #expect(shown(.rect(uniformLeadingCorners: .concentric, uniformTrailingCorners: 2)) == radii(10, 2, 2, 10))
    #expect(
      shown(.rect(uniformBottomCorners: .concentric, topLeadingCorner: 1, topTrailingCorner: .concentric(minimum: 5)))
        == radii(1, 5, 4, 4))
    #expect(
      shown(ConcentricRectangle(uniformTrailingCorners: 7, topLeadingCorner: .concentric, bottomLeadingCorner: 6))
        == radii(10, 7, 7, 6))
  }

  @Test("A view is clipped to the corners of its container")
  func concentricClip() {
    let view = Color.red.clipShape(.rect(corners: .concentric)).containerShape(.rect(cornerRadius: 8))
    #expect(radii(view) == radii(8, 8, 8, 8))
    let circle = Color.red.clipShape(ContainerRelativeShape()).containerShape(.capsule)
    #expect(radii(circle) == [.cornerRadius(.infinity)])
  }
}
