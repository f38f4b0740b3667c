import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Text sizes of views")
struct DynamicTypeSizeTests {
  private struct Texts: View {
    @Environment(\.dynamicTypeSize) private var size
    @ScaledMetric private var length = 17.0

    var body: some View {
      Text("Body")
      Text("Title").font(.title)
      Text("Points").font(.system(size: 20))
      Text("\(size) \(length.formatted())")
    }
  }

  private func fonts(_ app: TestApp) -> [FontStyle?] {
    app.elements(.text).map { text in
      for case .font(let font) in text.style.properties { return font }
      return nil
    }
  }

  private func report(_ scale: Double, to app: TestApp) {
    let traits = InputEvent.Traits(
      horizontal: .compact, vertical: .regular, colorScheme: .light, reducesMotion: false, textScale: scale)
    app.session.perform(InputEvent(target: app.session.root.id, action: .traits(traits)))
  }

  private func font(_ style: FontStyle.TextStyle? = nil, scale: Double) -> FontStyle {
    var font = FontStyle(textStyle: style)
    font.scale = scale
    return font
  }

  @Test("A size applies to the default font and to text styles, and not to fonts with a size in points")
  func fixedSize() {
    let app = TestApp { VStack { Texts() }.dynamicTypeSize(.xxLarge) }
    #expect(fonts(app)[0] == font(scale: 21.0 / 17) && fonts(app)[1] == font(.title, scale: 21.0 / 17))
    #expect(fonts(app)[2]?.size == 20 && fonts(app)[2]?.scale == nil)
    #expect(app.exists("xxLarge 21"))
  }

  @Test("A size is relative to the factor by which the host enlarges texts")
  func relativeSize() {
    let app = TestApp { VStack { Texts() }.dynamicTypeSize(.xxLarge) }
    report(2, to: app)
    #expect(fonts(app).first == font(scale: 21.0 / 17 / 2))
    #expect(app.exists("xxLarge 21"))
  }

  @Test("A limit keeps a size within it, and replaces others by the nearest one")
  func limits() {
    let app = TestApp { VStack { Texts() }.dynamicTypeSize(...DynamicTypeSize.xLarge) }
    #expect(fonts(app).first == .some(nil))
    #expect(app.exists("large 17"))
    report(2, to: app)
    #expect(fonts(app).first == font(scale: 19.0 / 17 / 2))
    #expect(app.exists("xLarge 19"))
  }

  @Test("Without an explicit size, views have the size that is most similar to the host's size")
  func userSize() {
    let app = TestApp { VStack { Texts() } }
    report(1.25, to: app)
    #expect(app.exists("xxLarge 21"))
    #expect(fonts(app).first == .some(nil))
  }

  @Test("The parts of a text have its size once")
  func parts() throws {
    let app = TestApp { VStack { Text("a") + Text("b").bold() }.dynamicTypeSize(.xxLarge) }
    let text = try #require(app.elements(.text).first)
    #expect(text.style.properties == [.font(font(scale: 21.0 / 17))])
    #expect(text.content.runs.map(\.style.properties) == [[], [.font(FontStyle(weight: 700))]])
  }

  @Test("The layout has the size of the texts")
  func layout() throws {
    func height(_ size: DynamicTypeSize) throws -> CGFloat {
      try TestApp { VStack { Text("Body") }.dynamicTypeSize(size) }.frame(of: "Body").height
    }
    #expect(try abs(height(.accessibility2) / height(.large) - 33.0 / 17) < 0.01)
  }
}
