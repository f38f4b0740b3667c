import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Shadows and levels of styles")
struct ShadowStyleTests {
  private func style(_ view: some View) -> [StyleProperty] {
    let app = TestApp { view }
    return (app.session.root.children.first ?? app.session.root).style.properties
  }

  private let black = ColorStyle(.sRGB(red: 0, green: 0, blue: 0), opacity: 0.5)

  @Test("The shadows of a style belong to the texts, symbols and shapes that it paints")
  func foreground() {
    let drop = PaintShadow(color: black, radius: 3, x: 1, y: 2, isInner: false)
    let inner = PaintShadow(color: black, radius: 4, x: 0, y: 0, isInner: true)
    let paint = Color.red.shadow(.drop(color: .black.opacity(0.5), radius: 3, x: 1, y: 2))
    func isShadow(_ property: StyleProperty, _ shadows: [PaintShadow]) -> Bool {
      guard case .paintShadows(let found) = property else { return false }
      return found.map(\.radius) == shadows.map(\.radius) && found.map(\.isInner) == shadows.map(\.isInner)
    }
    for properties in [
      style(Text("a").foregroundStyle(paint)), style(Image(systemName: "star").foregroundStyle(paint)),
      style(Circle().fill(paint)),
      style(Circle().trim(from: 0, to: 0.5).stroke(paint)), style(Circle().foregroundStyle(paint)),
    ] {
      #expect(properties.contains { isShadow($0, [drop]) }, "\(properties)")
    }
    let both = style(Circle().fill(paint.shadow(.inner(color: .black.opacity(0.5), radius: 4))))
    #expect(both.contains { isShadow($0, [drop, inner]) })
    #expect(both.contains(.fill(.color(ColorStyle(.named("red"))))))
  }

  @Test("The shadow of a background belongs only to the background")
  func background() {
    let properties = style(Text("a").padding().background(.white.shadow(.drop(radius: 5)), in: .capsule))
    guard case .backgroundShadows(let shadows)? = properties.first(where: { $0.kind == StyleProperty.backgroundShadows([]).kind })
    else {
      Issue.record("The background has no shadow: \(properties).")
      return
    }
    #expect(shadows.map(\.radius) == [5])
    #expect(!properties.contains { $0.kind == StyleProperty.paintShadows([]).kind })
  }

  @Test("A style has weaker levels, and a mode of blending")
  func levels() {
    func fill(_ style: some ShapeStyle) -> [StyleProperty] { self.style(Rectangle().fill(style)) }
    #expect(fill(Color.blue.secondary) == [.fill(.color(ColorStyle(.named("blue"), opacity: 0.5)))])
    #expect(fill(Color.blue.tertiary) == [.fill(.color(ColorStyle(.named("blue"), opacity: 0.25)))])
    #expect(fill(Color.blue.blendMode(.multiply)).contains(.blendMode(.multiply)))
    #expect(fill(.shadow(.drop(radius: 2))).contains { $0.kind == StyleProperty.paintShadows([]).kind })
  }

  @Test("A shadow replaces lengths that are not finite with 0")
  func hostile() {
    let shadows = style(Circle().fill(.red.shadow(.drop(radius: .nan, x: .infinity, y: -.infinity))))
    guard case .paintShadows(let found)? = shadows.first(where: { $0.kind == StyleProperty.paintShadows([]).kind }) else {
      return
    }
    #expect(found.map { [$0.radius, $0.x, $0.y] } == [[0, 0, 0]])
  }

  @Test("A mixture lies between two colors, in both color schemes")
  func mixing() {
    func components(_ color: Color, _ scheme: ColorScheme = .light) -> [Int] {
      var values = EnvironmentValues()
      values.colorScheme = scheme
      let resolved = color.resolve(in: values)
      return [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
    }
    #expect(components(.white.mix(with: .black, by: 0.5, in: .device)).allSatisfy { (127...128).contains($0) })
    #expect(components(.white.mix(with: .black, by: 0)) == [255, 255, 255])
    #expect(components(.white.mix(with: .black, by: 0.5)) == [99, 99, 99])
    #expect(components(.primary.mix(with: .primary, by: 0.5), .dark) == [255, 255, 255])
    #expect(components(.red.mix(with: .blue, by: 1)) == components(.blue))
    #expect(components(.red.mix(with: .blue, by: .nan)) == components(.red))
  }
}
