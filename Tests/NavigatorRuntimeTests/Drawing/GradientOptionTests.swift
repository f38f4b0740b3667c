import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Gradients with options of a canvas, and in a color space.
@MainActor
@Suite("Options of gradients")
struct GradientOptionTests {
  private let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]

  /// Returns the paint of a figure in a canvas of 100 by 50 points.
  private func paint(_ shading: @escaping @autoclosure () -> GraphicsContext.Shading) throws -> Paint {
    let app = TestApp {
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: shading()) }
        .frame(width: 100, height: 50)
    }
    let drawing = try #require(app.session.root.all { _ in true }.compactMap(\.content.drawing).first)
    return try #require(drawing.items.first?.fill)
  }

  private func red(_ stop: Paint.Stop) -> Double {
    if case .sRGB(let red, _, _) = stop.color.base { red } else { -1 }
  }

  @Test("A gradient is repeated over the area of the canvas, in one or in alternating directions")
  func linear() throws {
    for options in [GraphicsContext.GradientOptions.repeat, .mirror] {
      let paint = try paint(
        .linearGradient(
          Gradient(colors: colors), startPoint: CGPoint(x: 50, y: 0), endPoint: CGPoint(x: 75, y: 0), options: options))
      guard case .linearGradient(let stops, let startX, 0, let endX, 0) = paint else {
        Issue.record("The paint is no linear gradient.")
        return
      }
      #expect((startX, endX) == (0, 1))
      // Each copy has additional stops at its ends.
      #expect(stops.count == 16)
      let starts: [Double] = stride(from: 0, to: 16, by: 4).map { red(stops[$0]) }
      #expect(starts == (options == .repeat ? [1, 1, 1, 1] : [1, 0, 1, 0]))
      let locations: [Double] = stops.map(\.location)
      #expect(locations == [0, 0, 0.25, 0.25, 0.25, 0.25, 0.5, 0.5, 0.5, 0.5, 0.75, 0.75, 0.75, 0.75, 1, 1])
    }
  }

  @Test("A radial gradient is repeated to the farthest corner and to its center")
  func radial() throws {
    let paint = try paint(
      .radialGradient(
        Gradient(colors: colors), center: .zero, startRadius: 10, endRadius: 30, options: .repeat))
    guard case .radialGradient(let stops, 0, 0, let radius) = paint else {
      Issue.record("The paint is no radial gradient.")
      return
    }
    // The farthest corner is 112 points away, and the copy at the center begins at -10 points.
    #expect(radius == 130)
    #expect(stops.first?.location == 0 && stops.last?.location == 1)
    let first = try #require(stops.first)
    #expect(abs(red(first) - 0.5) < 0.01)
  }

  @Test("The number of copies is bounded, and invalid points cause a single copy", arguments: [1e-9, 0.001, .nan, .infinity])
  func bounds(length: CGFloat) throws {
    let paint = try paint(
      .linearGradient(
        Gradient(colors: colors), startPoint: .zero, endPoint: CGPoint(x: length, y: 0), options: [.repeat, .mirror]))
    guard case .linearGradient(let stops, _, _, _, _) = paint else {
      Issue.record("The paint is no linear gradient.")
      return
    }
    #expect(stops.count <= 2_000)
  }

  @Test("A gradient with too many copies is repeated around itself")
  func copiesAroundGradient() throws {
    let paint = try paint(
      .linearGradient(
        Gradient(colors: colors), startPoint: CGPoint(x: 50, y: 0), endPoint: CGPoint(x: 50.125, y: 0), options: .repeat))
    guard case .linearGradient(let stops, let startX, _, let endX, _) = paint else {
      Issue.record("The paint is no linear gradient.")
      return
    }
    #expect(stops.count == 2_000)
    // 250 copies on each side of the start.
    #expect((startX, endX) == (0.1875, 0.8125))
  }

  @Test("Colors that are mixed in linear light or in a perceptual color space have stops between those of the gradient")
  func colorSpaces() throws {
    let gradient = Gradient(colors: [.white, .black])
    func middle(_ shading: GraphicsContext.Shading) throws -> Paint.Stop? {
      guard case .linearGradient(let stops, _, _, _, _) = try paint(shading) else { return nil }
      return stops.first { $0.location == 0.5 }
    }
    let (start, end) = (CGPoint.zero, CGPoint(x: 100, y: 0))
    #expect(try middle(.linearGradient(gradient, startPoint: start, endPoint: end)) == nil)
    let linear = try #require(
      try middle(.linearGradient(gradient, startPoint: start, endPoint: end, options: .linearColor)))
    #expect(abs(red(linear) - 0.735) < 0.01)
    let perceptual = try #require(
      try middle(.linearGradient(gradient.colorSpace(.perceptual), startPoint: start, endPoint: end)))
    #expect(abs(red(perceptual) - 0.389) < 0.01)
    #expect(try middle(.linearGradient(gradient.colorSpace(.device), startPoint: start, endPoint: end)) == nil)
  }

  @Test("A style of a gradient has the color space of the gradient")
  func styles() throws {
    let app = TestApp {
      Rectangle().fill(
        .linearGradient(Gradient(colors: colors).colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing))
    }
    let fills = app.session.root.all { _ in true }.flatMap(\.style.properties)
    #expect(fills.contains { if case .fill(.linearGradient(let stops, 0, _, 1, _)) = $0 { stops.count == 9 } else { false } })
  }

  @Test("A figure has the first shading of a palette")
  func palette() throws {
    let red = Paint.color(ColorStyle(.named("red")))
    #expect(try paint(.palette([.color(.red), .color(.blue)])) == red)
    #expect(try paint(.palette([.palette([.color(.red)]), .color(.blue)])) == red)
    let foreground = try paint(.foreground)
    #expect(try paint(.palette([])) == foreground)
  }

  @Test("A tiled picture begins at its origin")
  func tiled() throws {
    func drawing(_ origin: CGPoint) throws -> String? {
      let shading = GraphicsContext.Shading.tiledImage(Image("Logo"), origin: origin)
      guard case .image(let address, _) = try paint(shading) else { return nil }
      let prefix = "data:image/svg+xml;base64,"
      guard address.hasPrefix(prefix), let data = Data(base64Encoded: String(address.dropFirst(prefix.count))) else { return nil }
      return String(decoding: data, as: UTF8.self)
    }
    #expect(try drawing(.zero) == nil)
    // The picture is 8 by 8 points.
    let moved = try #require(try drawing(CGPoint(x: 11, y: 8)))
    #expect(moved.contains("<use href='#p' x='-5.0' y='0.0'/><use href='#p' x='3.0' y='0.0'/></svg>"))
  }
}
