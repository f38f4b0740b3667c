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

  @Test("The mode of an image has priority over that of the views around it")
  func priority() {
    #expect(layers(VStack { image.symbolRenderingMode(.monochrome) }.symbolRenderingMode(.hierarchical)).isEmpty)
  }
}
