import Foundation
import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

/// The pixels of a gradient, as the session computes them.
private struct Pixels {
  let rows: [[UInt8]]

  init(_ address: String) throws {
    let prefix = "data:image/png;base64,"
    try #require(address.hasPrefix(prefix))
    let file = [UInt8](try #require(Data(base64Encoded: String(address.dropFirst(prefix.count)))))
    try #require(file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // The signature, the header, and the beginning of the one block.
    let start = 8 + 25 + 8 + 2 + 5
    rows = (0..<32).map { row in Array(file[start + row * 129 + 1..<start + (row + 1) * 129]) }
  }

  /// Returns the red, green, blue and opacity at a place.
  func color(_ x: Double, _ y: Double) -> [Int] {
    let (column, row) = (Int(x * 31), Int(y * 31))
    return rows[row][column * 4..<column * 4 + 4].map { Int($0) }
  }
}

@MainActor
@Suite("Mesh gradients")
struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private static let white = Color(red: 1, green: 1, blue: 1)
  private static let black = Color(red: 0, green: 0, blue: 0)

  private func paints(_ view: some View, isDark: Bool = false) -> [Paint] {
    let app = TestApp { view.environment(\.colorScheme, isDark ? .dark : .light) }
    return app.session.root.all { _ in true }.flatMap(\.style.properties).compactMap { property in
      switch property {
      case .fill(let paint), .background(let paint), .foreground(let paint): paint
      default: nil
      }
    }
  }

  private func pixels(_ view: some View, isDark: Bool = false) throws -> Pixels {
    guard case .picture(let address) = try #require(paints(view, isDark: isDark).first) else { throw NoPicture() }
    return try Pixels(address)
  }

  private struct NoPicture: Error {}

  private func mesh(_ colors: [Color], points: [SIMD2<Float>] = Self.corners, smooths: Bool = false) -> MeshGradient {
    MeshGradient(width: 2, height: 2, points: points, colors: colors, smoothsColors: smooths)
  }

  @Test("The corners have their colors, and the colors between them are mixed")
  func corners() throws {
    let pixels = try pixels(mesh([.init(red: 1, green: 0, blue: 0), Self.black, Self.black, Self.white]))
    #expect(pixels.color(0, 0)[0] > 240 && pixels.color(0, 0)[1] < 10)
    #expect(pixels.color(1, 1).allSatisfy { $0 > 240 })
    #expect(pixels.color(1, 0)[0] < 15)
    #expect((100...155).contains(pixels.color(0.5, 0)[0]))
    #expect(pixels.rows.allSatisfy { row in row.count == 128 && stride(from: 3, to: 128, by: 4).allSatisfy { row[$0] == 255 } })
  }

  @Test("A gradient is a view, a fill, a background and a color of text")
  func styles() throws {
    let mesh = mesh([.red, .blue, .green, .yellow])
    for view in [
      AnyView(mesh), AnyView(Circle().fill(mesh)), AnyView(Text("A").background(mesh)), AnyView(Text("A").foregroundStyle(mesh)),
    ] {
      _ = try pixels(view)
    }
  }

  @Test("Outside of the mesh is the background")
  func background() throws {
    let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
    let clear = try pixels(mesh([.red, .red, .red, .red], points: half))
    #expect(clear.color(0.25, 0.5)[3] == 255 && clear.color(0.9, 0.5) == [0, 0, 0, 0])
    let white = MeshGradient(width: 2, height: 2, points: half, colors: [.red, .red, .red, .red], background: Self.white)
    #expect(try pixels(white).color(0.9, 0.5) == [255, 255, 255, 255])
  }

  @Test("A vertex that is moved moves the colors around it")
  func movedVertex() throws {
    func left(_ x: Float) throws -> Int {
      let points: [SIMD2<Float>] = [[0, 0], [x, 0], [1, 0], [0, 1], [x, 1], [1, 1]]
      let colors = [Self.black, Self.white, Self.black, Self.black, Self.white, Self.black]
      return try pixels(MeshGradient(width: 3, height: 2, points: points, colors: colors)).color(0.2, 0.5)[0]
    }
    #expect(try left(0.2) > left(0.8) + 80)
  }

  @Test("Control points bend the edges of the mesh")
  func controlPoints() throws {
    func vertex(_ x: Float, _ y: Float, bend: Float) -> MeshGradient.BezierPoint {
      let place: SIMD2<Float> = [x, y]
      return MeshGradient.BezierPoint(
        position: place, leadingControlPoint: place + [-0.3, bend], topControlPoint: place + [0, -0.3],
        trailingControlPoint: place + [0.3, bend], bottomControlPoint: place + [0, 0.3])
    }
    func mesh(_ bend: Float) -> MeshGradient {
      let vertices = [vertex(0, 0, bend: bend), vertex(1, 0, bend: bend), vertex(0, 1, bend: 0), vertex(1, 1, bend: 0)]
      return MeshGradient(width: 2, height: 2, bezierPoints: vertices, colors: [.red, .red, .blue, .blue])
    }
    #expect(try pixels(mesh(0)).color(0.5, 0.1)[3] == 255)
    #expect(try pixels(mesh(0.5)).color(0.5, 0.1)[3] == 0)
  }

  @Test("Smooth colors change less near the vertices, and a perceptual space has another middle")
  func mixing() throws {
    let points: [SIMD2<Float>] = [[0, 0], [0.33, 0], [0.66, 0], [1, 0], [0, 1], [0.33, 1], [0.66, 1], [1, 1]]
    let row = [Self.black, Self.black, Self.white, Self.white]
    func mesh(_ smooths: Bool, _ space: Gradient.ColorSpace) -> MeshGradient {
      MeshGradient(width: 4, height: 2, points: points, colors: row + row, smoothsColors: smooths, colorSpace: space)
    }
    let (lines, curves) = (try pixels(mesh(false, .device)), try pixels(mesh(true, .device)))
    #expect(curves.color(0.4, 0.5)[0] < lines.color(0.4, 0.5)[0])
    let perceptual = try pixels(self.mixed(.perceptual))
    let device = try pixels(self.mixed(.device))
    #expect(perceptual.color(0.5, 0.5) != device.color(0.5, 0.5))
    #expect(perceptual.color(0, 0)[0] > 240)
  }

  private func mixed(_ space: Gradient.ColorSpace) -> MeshGradient {
    let (red, green) = (Color.Resolved(red: 1, green: 0, blue: 0), Color.Resolved(red: 0, green: 1, blue: 0))
    return MeshGradient(
      width: 2, height: 2, points: Self.corners, resolvedColors: [red, green, red, green], smoothsColors: false, colorSpace: space
    )
  }

  @Test("Colors follow the color scheme")
  func colorScheme() throws {
    let mesh = mesh([.primary, .primary, .primary, .primary])
    #expect(try pixels(mesh).color(0.5, 0.5)[0] < 60)
    #expect(try pixels(mesh, isDark: true).color(0.5, 0.5)[0] > 200)
  }

  @Test(
    "A mesh with a wrong size, or wrong numbers of locations or colors, is reported and shows its background",
    arguments: [(1, 4), (2, 3), (0, 0), (-1, -4), (Int.max, 2), (64, 64)])
  func wrongCounts(_ width: Int, _ height: Int) {
    withKnownIssue {
      let mesh = MeshGradient(
        width: width, height: height, points: Self.corners, colors: [.red, .blue, .green, .yellow], background: .orange)
      #expect(paints(mesh) == [.color(ColorStyle(.named("orange")))])
    }
  }

  @Test("Too few colors and huge lists are reported")
  func wrongColors() {
    withKnownIssue { #expect(paints(mesh([.red])) == [.color(ColorStyle(.named("clear")))]) }
    withKnownIssue { _ = paints(mesh(Array(repeating: .red, count: 100_000))) }
    withKnownIssue { _ = paints(mesh([], points: [])) }
  }

  @Test("Invalid or distant positions take a bounded time", arguments: [Float.nan, .infinity, -.infinity, 1e30, -1e30])
  func hostilePlaces(_ value: Float) throws {
    let count = 32
    let points = (0..<count * count).map { index -> SIMD2<Float> in
      index % 3 == 0 ? [value, value] : [Float(index % count) * value, Float(index) / 100]
    }
    let colors = (0..<count * count).map { Color(red: Double($0), green: .nan, blue: -1) }
    _ = try pixels(MeshGradient(width: count, height: count, points: points, colors: colors))
  }

  @Observable
  fileprivate final class Model { var isMoved = false }

  fileprivate final class OldModel: ObservableObject { @Published var isMoved = false }

  private struct Moving: View {
    @State private var isMoved = false
    @State private var model = Model()
    @StateObject private var old = OldModel()

    var body: some View {
      let x: Float = (isMoved ? 0.2 : 0) + (model.isMoved ? 0.2 : 0) + (old.isMoved ? 0.2 : 0)
      MeshGradient(
        width: 2, height: 2, points: [[x, 0], [1, 0], [x, 1], [1, 1]], colors: [.red, .red, .red, .red])
      Button("State") { isMoved.toggle() }
      Button("Observable") { model.isMoved.toggle() }
      Button("Object") { old.isMoved.toggle() }
    }
  }

  @Test("A change of a vertex is drawn", arguments: ["State", "Observable", "Object"])
  func sources(_ name: String) throws {
    let app = TestApp { Moving() }
    func address() throws -> String {
      for case .background(.picture(let address)) in app.session.root.all({ _ in true }).flatMap(\.style.properties) {
        return address
      }
      throw NoPicture()
    }
    #expect(try Pixels(address()).color(0, 0.5)[3] == 255)
    try app.tap(name)
    #expect(try Pixels(address()).color(0, 0.5)[3] == 0)
  }
}
