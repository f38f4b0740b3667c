import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Layers of symbols")
struct SymbolLayerTests {
  private func layers<V: View>(_ view: V) -> [StyleProperty] {
    let app = TestApp { view }
    return app.elements(.image).flatMap { $0.style.properties.filter { if case .symbolLayers = $0 { true } else { false } } }
  }

  private let image = Image(systemName: "folder.badge.plus")
  private let blue = Paint.color(ColorStyle(.named("blue")))

  @Test("A symbol has one color by default, in one foreground style, and in the mode monochrome")
  func single() {
    #expect(layers(image).isEmpty)
    #expect(layers(image.foregroundStyle(.green)).isEmpty)
    #expect(layers(image.symbolRenderingMode(.monochrome).foregroundStyle(.green, .blue)).isEmpty)
  }

  @Test("The mode hierarchical fades the lower layers")
  func hierarchical() {
    #expect(layers(image.symbolRenderingMode(.hierarchical)) == [.symbolLayers(nil)])
    #expect(layers(VStack { image }.symbolRenderingMode(.hierarchical)) == [.symbolLayers(nil)])
  }

  @Test("Two foreground styles color the layers, with the mode palette and without a mode")
  func palette() {
    #expect(layers(image.symbolRenderingMode(.palette).foregroundStyle(.green, .blue)) == [.symbolLayers(blue)])
    #expect(layers(image.foregroundStyle(.green, .blue)) == [.symbolLayers(blue)])
  }

  private func colors<V: View>(_ view: V) -> [StyleProperty] {
    let app = TestApp { view.symbolRenderingMode(.multicolor) }
    return app.elements(.image).flatMap { $0.style.properties }
  }

  private func named(_ name: String) -> Paint { .color(ColorStyle(.named(name))) }

  @Test("The mode multicolor colors known symbols, and others with the foreground style or the tint")
  func multicolor() {
    #expect(colors(Image(systemName: "exclamationmark.triangle.fill")) == [.foreground(named("yellow"))])
    #expect(colors(Image(systemName: "heart.fill").foregroundStyle(.blue)) == [.foreground(named("red"))])
    #expect(
      colors(Image(systemName: "checkmark.circle.fill")) == [.foreground(named("white")), .symbolLayers(named("green"))])
    #expect(colors(image.foregroundStyle(.blue)) == [.foreground(named("green")), .symbolLayers(blue)])
    #expect(colors(Image(systemName: "doc.fill")) == [.foreground(named("accent"))])
    #expect(colors(Image(systemName: "doc.fill").tint(.purple)) == [.foreground(named("purple"))])
    #expect(colors(Image(systemName: "doc.fill").foregroundStyle(.green)) == [.foreground(named("green"))])
    #expect(colors(Image(systemName: "trash").symbolVariant(.fill)) == [.foreground(named("red"))])
    let battery = Image(systemName: "battery.75").foregroundStyle(.blue)
    #expect(colors(battery) == [.foreground(named("green")), .symbolLayers(blue)])
    #expect(colors(Image(systemName: "battery.25").foregroundStyle(.blue)) == [.foreground(blue)])
    let rain = Image(systemName: "cloud.rain.fill")
    #expect(colors(rain) == [.foreground(named("gray")), .symbolLayers(named("cyan"))])
  }

  private func foreground<V: View>(_ view: V) -> Paint? {
    let app = TestApp { view }
    for case .foreground(let paint) in app.elements(.image).first?.style.properties ?? [] { return paint }
    return nil
  }

  private func gradient(_ color: String, opacity: Double = 1) -> Paint {
    let colors = [opacity * 0.8, opacity].map { ColorStyle(.named(color), opacity: $0) }
    let stops = colors.enumerated().map { Paint.Stop(color: $1, location: Double($0)) }
    return .linearGradient(stops: stops, startX: 0.5, startY: 0, endX: 0.5, endY: 1)
  }

  @Test("The color rendering mode gradient fills a symbol with a gradient of its color")
  func gradients() {
    let star = Image(systemName: "star.fill")
    #expect(foreground(star.symbolColorRenderingMode(.gradient).foregroundStyle(.blue)) == gradient("blue"))
    #expect(foreground(VStack { star }.symbolColorRenderingMode(.gradient)) == gradient("primary"))
    #expect(foreground(VStack { star }.symbolColorRenderingMode(.gradient).foregroundStyle(.red)) == gradient("red"))
    #expect(foreground(star.symbolColorRenderingMode(.gradient).symbolRenderingMode(.multicolor)) == gradient("yellow"))
    let flat = VStack { star.symbolColorRenderingMode(.flat) }.symbolColorRenderingMode(.gradient).foregroundStyle(.red)
    #expect(foreground(flat) == named("red"))
    #expect(foreground(star.foregroundStyle(.red)) == named("red"))
    let layered = image.symbolColorRenderingMode(.gradient).foregroundStyle(.green, .blue)
    #expect(foreground(layered) == named("green"))
    #expect(layers(layered) == [.symbolLayers(blue)])
  }

  @Test("Views read the modes of symbols")
  func modes() {
    struct Modes: View {
      @Environment(\.symbolColorRenderingMode) private var colors
      @Environment(\.symbolVariableValueMode) private var values
      var body: some View { Text(verbatim: "\(colors == .gradient) \(values == .draw) \(values == nil)") }
    }
    let app = TestApp {
      Modes()
      Modes().symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw)
    }
    #expect(app.visibleTexts == ["false false true", "true true false"])
  }

  @Test("The mode of an image has priority over that of the views around it")
  func priority() {
    #expect(layers(VStack { image.symbolRenderingMode(.monochrome) }.symbolRenderingMode(.hierarchical)).isEmpty)
  }
}
