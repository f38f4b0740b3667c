import Foundation
import SwiftUI
import Testing

@Suite("Transforms in space")
struct CATransform3DTests {
  private func isNear(_ point: CGPoint, _ x: Double, _ y: Double) -> Bool { abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9 }

  private func applied(_ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x, y: y).applying(ProjectionTransform(transform))
  }

  @Test("A transform of the plane has the effect of a transform in space on points without depth")
  func projection() {
    #expect(isNear(applied(CATransform3DIdentity, 3, 4), 3, 4))
    #expect(isNear(applied(CATransform3DMakeTranslation(5, 6, 7), 3, 4), 8, 10))
    #expect(isNear(applied(CATransform3DMakeScale(2, 3, 4), 3, 4), 6, 12))
    #expect(isNear(applied(CATransform3DMakeRotation(.pi / 2, 0, 0, 2), 1, 0), 0, 1))
    #expect(isNear(applied(CATransform3DMakeRotation(.pi, 0, 1, 0), 3, 4), -3, 4))
  }

  @Test("Points that a rotation moves away are nearer to the center with a perspective")
  func perspective() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    let turned = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    // The point is 86.6 points behind the plane.
    let point = applied(turned, 100, 100)
    let distance: Double = 1 + 50 * 3.0.squareRoot() / 500
    #expect(isNear(point, 50 / distance, 100 / distance))
  }

  @Test("Functions with a transform apply theirs first")
  func order() {
    let moved = CATransform3DMakeTranslation(10, 0, 0)
    #expect(isNear(applied(CATransform3DScale(moved, 2, 2, 1), 1, 1), 12, 2))
    #expect(isNear(applied(CATransform3DConcat(moved, CATransform3DMakeScale(2, 2, 1)), 1, 1), 22, 2))
    #expect(isNear(applied(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0), 1, 1), 22, 2))
  }

  @Test("The inverse undoes a transform, and a transform without an inverse stays unchanged")
  func inverse() {
    let transform = CATransform3DRotate(CATransform3DMakeTranslation(3, -2, 5), 0.7, 1, 2, 3)
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(isNear(applied(product, 3, 4), 3, 4))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("A transform of the plane becomes one in space and back")
  func affine() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DGetAffineTransform(space) == plane)
    #expect(CATransform3DIsAffine(space))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(ProjectionTransform(space) == ProjectionTransform(plane))
  }
}
