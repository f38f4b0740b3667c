import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@Suite("Values and their descriptions")
struct ValueDescriptionTests {
  @Test("A color is described by its name or components, after the opacities that were added")
  func colors() {
    #expect(Color.red.description == "red")
    #expect(Color.red.opacity(0.5).description == "50% red")
    #expect(Color.red.opacity(0.5).opacity(0.25).description == "25% 50% red")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    #expect(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).opacity(0.5).description == "50% #FF800080")
    #expect(Color(white: 0).description == "black")
    #expect(Color(white: 1).description == "white")
    #expect(Color.accentColor.description == "AccentColorProvider()")
    #expect(Color.red.opacity(0.5).opacity(0.5) != Color.red.opacity(0.25))
    #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5))
  }

  @Test("A resolved color has the components of its color scheme and of added opacities")
  func resolvedColors() throws {
    var environment = EnvironmentValues()
    #expect(Color.red.resolve(in: environment).description == "#FF3B30FF")
    environment.colorScheme = .dark
    #expect(Color.red.resolve(in: environment).description == "#FF453AFF")
    #expect(Color.clear.resolve(in: environment).opacity == 0)
    #expect(Color.blue.opacity(0.5).opacity(0.5).resolve(in: environment).opacity == 0.25)
    let orange = Color(red: 1, green: 0.5, blue: 0).resolve(in: environment)
    #expect(abs(orange.linearGreen - 0.21404114) < 0.0001 && abs(orange.green - 0.5) < 0.0001)
    #expect(Color(orange).resolve(in: environment).description == "#FF8000FF")
    let decoded = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(orange))
    #expect(decoded.description == orange.description)
    #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0).linearRed == 0.5)
    #expect(Color.Resolved(colorSpace: .displayP3, red: 1, green: 1, blue: 1).description == "#FFFFFFFF")
  }

  @Test("An animation is described by its curve and parameters")
  func animations() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(
      Animation.linear.description
        == """
        BezierAnimation(duration: 0.35, \
        curve: SwiftUI.UnitCurve.CubicSolver(ax: -2.0, bx: 3.0, cx: 0.0, ay: -2.0, by: 3.0, cy: 0.0))
        """
    )
    #expect(
      Animation.easeInOut(duration: 1).description
        == """
        BezierAnimation(duration: 1.0, \
        curve: SwiftUI.UnitCurve.CubicSolver(ax: 0.52, bx: -0.78, cx: 1.26, ay: -2.0, by: 3.0, cy: 0.0))
        """
    )
    #expect(Animation.smooth.description == "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)")
    #expect(
      Animation.spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0.1).description
        == "FluidSpringAnimation(response: 0.3, dampingFraction: 0.5, blendDuration: 0.1)")
  }

  @Test("Environment values are described by the keys and values that are set")
  func environment() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values.isPresentedForTest = true
    #expect(values.description.hasSuffix("IsPresentedForTestKey> = true]"))
    #expect(values.description.hasPrefix("[EnvironmentPropertyKey<"))
  }

  @Test("A custom font scales with the body text, unless its size is fixed or relative to another style")
  func fonts() {
    let font = Font.custom("Inter", size: 17)
    #expect(font == Font.custom("Inter", size: 17, relativeTo: .body))
    #expect(font != Font.custom("Inter", fixedSize: 17))
    #expect(font != Font.custom("Inter", size: 17, relativeTo: .title))
    #expect(font != Font.custom("Arial", size: 17))
  }

  @Test("Angles can be added, subtracted, scaled and negated")
  func angles() {
    var angle = Angle.degrees(90) + .degrees(45)
    #expect(angle.degrees == 135)
    angle -= .degrees(35)
    #expect(abs(angle.degrees - 100) < 1e-9)
    angle *= 2
    angle /= 4
    angle += .degrees(10)
    #expect(abs(angle.degrees - 60) < 1e-9)
    #expect(abs((-angle * 2 / 3 - .degrees(20)).degrees + 60) < 1e-9)
  }

  @Test("An action without a fallback rejects an address that its handler leaves to the system")
  @MainActor
  func openURLWithoutFallback() throws {
    let url = try #require(URL(string: "https://example.com"))
    var outcomes: [Bool] = []
    OpenURLAction { _ in .systemAction }(url) { outcomes.append($0) }
    OpenURLAction { _ in .systemAction(url) }(url) { outcomes.append($0) }
    OpenURLAction { _ in .handled }(url) { outcomes.append($0) }
    OpenURLAction { _ in .discarded }(url) { outcomes.append($0) }
    #expect(outcomes == [false, false, true, false])
  }

  private struct Route: Hashable, Codable {
    var id: Int
    var name: String
    var tags: [String: Int]
  }

  @Test("A decoded navigation path equals its original")
  func navigationPaths() throws {
    var path = NavigationPath()
    path.append("root")
    path.append(Route(id: 7, name: "Ada/Äö", tags: ["a": 1, "b": 2, "c": 3]))
    path.append(4)
    let data = try JSONEncoder().encode(#require(path.codable))
    let representation = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    let decoded = NavigationPath(representation)
    #expect(decoded == path)
    #expect(path == decoded)
    let again = try JSONDecoder().decode(
      NavigationPath.CodableRepresentation.self, from: JSONEncoder().encode(#require(decoded.codable)))
    #expect(NavigationPath(again) == decoded)
    #expect(try #require(path.codable) == representation)
    var other = path
    other.removeLast()
    #expect(decoded != other)
    other.append(5)
    #expect(decoded != other)
  }
}

private struct IsPresentedForTestKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var isPresentedForTest: Bool {
    get { self[IsPresentedForTestKey.self] }
    set { self[IsPresentedForTestKey.self] = newValue }
  }
}
