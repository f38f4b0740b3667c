import Foundation
import SwiftUI
import Testing

/// Outlines of UIKit and Core Graphics in shapes.
@Suite("Paths of UIKit and Core Graphics")
struct BezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func rounded(_ corners: UIRectCorner, _ radius: CGFloat) -> Path {
    Path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius)).cgPath)
  }

  @Test("Only the given corners of a rectangle are rounded")
  func corners() {
    let path = rounded([.topLeft, .bottomRight], 20)
    #expect(path.boundingRect == rect)
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 59)))
    #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 59)))
    #expect(rounded(.allCorners, 20) == Path(roundedRect: rect, cornerRadius: 20))
  }

  @Test("A radius is at most half of the shorter side", arguments: [30, 1000, CGFloat.infinity])
  func largeRadius(_ radius: CGFloat) {
    #expect(rounded(.allCorners, radius) == Path(roundedRect: rect, cornerRadius: 30))
  }

  @Test("Negative and invalid radii round no corner", arguments: [-5, 0, CGFloat.nan])
  func invalidRadius(_ radius: CGFloat) {
    #expect(rounded(.allCorners, radius) == Path(rect))
  }

  @Test("Infinite radii of a rectangle are reduced to fit")
  func infiniteRadii() {
    let radii = RectangleCornerRadii(topLeading: .infinity, bottomLeading: .infinity)
    let path = Path(roundedRect: rect, cornerRadii: radii)
    #expect(path.boundingRect == rect)
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 99, y: 1)))
  }

  @Test("A clockwise arc of UIKit is clockwise in a view, and an arc of Core Graphics is not")
  func arcs() {
    let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let quarter = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(arc.bounds.insetBy(dx: -0.01, dy: -0.01).contains(quarter) && arc.bounds.width < 10.1)
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.boundingBoxOfPath.width > 19.9)
    path.addRelativeArc(center: .zero, radius: 20, startAngle: 0, delta: .pi)
    #expect(path.boundingBoxOfPath.maxY > 19.9)
  }

  @Test("Elements of a path are those that were added, and a copy is independent")
  func elements() throws {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.addCurve(to: .zero, controlPoint1: CGPoint(x: 10, y: 20), controlPoint2: CGPoint(x: 0, y: 20))
    path.close()
    var same = Path()
    same.move(to: .zero)
    same.addLine(to: CGPoint(x: 10, y: 0))
    same.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
    same.addCurve(to: .zero, control1: CGPoint(x: 10, y: 20), control2: CGPoint(x: 0, y: 20))
    same.closeSubpath()
    #expect(Path(path.cgPath) == same && same.cgPath == path.cgPath)
    let copy = try #require(same.cgPath.mutableCopy())
    copy.addRect(rect, transform: CGAffineTransform(translationX: 50, y: 0))
    #expect(copy.boundingBox.maxX == 150 && Path(path.cgPath) == same)
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.cgPath.currentPoint == .zero && path.bounds.width > 39)
    path.removeAllPoints()
    #expect(path.isEmpty && path.cgPath.boundingBox.isNull)
  }

  @Test("A path contains points by either rule")
  func containedPoints() {
    let path = CGMutablePath()
    path.addRect(rect)
    path.addRect(rect.insetBy(dx: 20, dy: 20))
    let middle = CGPoint(x: 50, y: 30)
    #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
    #expect(!path.contains(middle, transform: CGAffineTransform(translationX: 100, y: 0)))
  }
}
