import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Gradients of a color")
struct ColorGradientTests {
  private func stops(_ color: Color) -> [Paint.Stop] {
    let app = TestApp { Rectangle().fill(color.gradient) }
    for case .fill(.linearGradient(let stops, _, _, _, _)) in app.elements(.shape).first?.style.properties ?? [] { return stops }
    return []
  }

  @Test("The gradient of a color is lighter at the top and has the opacity of the color")
  func fixed() throws {
    let stops = stops(Color(red: 1, green: 0, blue: 0))
    guard stops.count == 2, case .sRGB(let red, let green, let blue) = stops[0].color.base else {
      Issue.record("The gradient has the stops \(stops).")
      return
    }
    #expect(abs(red - 1) < 0.01 && abs(green - 0.2) < 0.01 && abs(blue - 0.2) < 0.01)
    #expect(stops.map(\.color.opacity) == [1, 1])
    let faded = self.stops(Color(red: 1, green: 0, blue: 0).opacity(0.5))
    #expect(faded.allSatisfy { abs($0.color.opacity - 0.5) < 0.01 })
  }

  @Test("The gradient of a color that adapts to the color scheme adapts too")
  func adaptive() {
    let stops = stops(.blue)
    #expect(stops.last?.color == ColorStyle(.named("blue")))
    #expect(stops.first?.color.opacity == 1)
    #expect(stops.first?.color != stops.last?.color)
  }

  @Test("The gradient of the tint keeps its name, because only hosts know the color")
  func tint() {
    #expect(stops(.accentColor).map(\.color.base) == [.named("accent"), .named("accent")])
  }
}
