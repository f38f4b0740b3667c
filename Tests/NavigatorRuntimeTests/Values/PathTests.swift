import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Paths")
struct PathTests {
  private func isClose(_ point: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    guard let point else { return false }
    return abs(point.x - x) < 0.01 && abs(point.y - y) < 0.01
  }

  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  @Test("Angles of an arc increase from the start to the end, and decrease if it is clockwise")
  func arcs() {
    #expect(isClose(arc(0, 90, clockwise: false).currentPoint, 0, 10))
    #expect(arc(0, 90, clockwise: false).contains(CGPoint(x: 6, y: 6)))
    #expect(!arc(0, 90, clockwise: true).contains(CGPoint(x: 6, y: 6)))
    #expect(arc(0, 90, clockwise: true).contains(CGPoint(x: -6, y: -6)))
    #expect(arc(0, 360, clockwise: true).contains(CGPoint(x: 6, y: 6)))
    #expect(arc(-90, 270, clockwise: false).boundingRect.integral == CGRect(x: -10, y: -10, width: 20, height: 20).integral)
    #expect(arc(90, 0, clockwise: false).contains(CGPoint(x: -6, y: 0)))
  }

  @Test("An arc begins with a line from the current point, and an empty path begins at the arc")
  func arcAfterPoint() {
    #expect(arc(0, 90, clockwise: false).description.hasPrefix("10 0 m 10 0 c") == false)
    #expect(arc(0, 90, clockwise: false).description.hasPrefix("10 0 m"))
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.closeSubpath()
    #expect(path.description.hasPrefix("0 0 m 10 0 l"))
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    #expect(!path.contains(CGPoint(x: -3, y: 3)))
  }

  @Test("An arc with a number that is not finite adds nothing", arguments: [CGFloat.nan, .infinity])
  func hostileArc(_ number: CGFloat) {
    var path = Path()
    path.addArc(center: CGPoint(x: number, y: 0), radius: 1, startAngle: .zero, endAngle: .degrees(1), clockwise: false)
    path.addArc(center: .zero, radius: number, startAngle: .zero, endAngle: .degrees(1), clockwise: false)
    path.addArc(center: .zero, radius: 1, startAngle: .degrees(Double(number)), endAngle: .zero, clockwise: false)
    #expect(path.isEmpty)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(1e300))
    #expect(path.description.utf8.count < 100_000)
  }

  @Test("A tangent arc rounds a corner, and is a line without a radius")
  func tangentArc() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(isClose(path.currentPoint, 10, 4))
    #expect(path.contains(CGPoint(x: 8, y: 1)) && !path.contains(CGPoint(x: 9.9, y: 0.1)))
    path.addArc(tangent1End: CGPoint(x: 20, y: 20), tangent2End: CGPoint(x: 30, y: 0), radius: 0)
    #expect(isClose(path.currentPoint, 20, 20))
  }

  @Test("The bounding rectangle contains the path, but not its control points")
  func bounds() {
    var path = Path()
    #expect(path.boundingRect == .null)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4)).boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("The even-odd rule leaves a hole where the winding rule does not")
  func rules() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
  }

  @Test("A trimmed path is the part between two fractions of the length of all outlines")
  func trimming() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l")
    #expect(square.trimmedPath(from: 0.125, to: 0.25).description == "5 0 m 10 0 l")
    #expect(square.trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: .nan, to: .infinity) == square)
    var two = Path()
    two.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10)])
    #expect(two.trimmedPath(from: 0.375, to: 0.625).description == "0 10 m 0 0 l 20 0 m 30 0 l")
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: 0, to: 0.25)
    #expect(isClose(circle.currentPoint, 10, 20))
  }

  @Test("A transform applies to all points of a path")
  func transforms() {
    let line = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
    }
    #expect(line.applying(CGAffineTransform(scaleX: 2, y: 3)).description == "2 6 m 6 12 l")
    #expect(line.offsetBy(dx: 1, dy: -1).description == "2 1 m 4 3 l")
    var sum = line
    sum.addPath(line, transform: CGAffineTransform(translationX: 10, y: 0))
    #expect(sum.description == "1 2 m 3 4 l 11 2 m 13 4 l")
  }

  @Test("A step after a closed outline begins where that outline began")
  func afterClosing() {
    var path = Path(CGRect(x: 5, y: 5, width: 1, height: 1))
    path.addLine(to: .zero)
    #expect(path.description.hasSuffix("h 5 5 m 0 0 l"))
  }

  @Test("Radii that do not fit a rectangle are scaled down together")
  func radii() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50),
      cornerRadii: RectangleCornerRadii(topLeading: 100, bottomLeading: 100))
    #expect(path.description.hasPrefix("25 0 m"))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
  }
}
