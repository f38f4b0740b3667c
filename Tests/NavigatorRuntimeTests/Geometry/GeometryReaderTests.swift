import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// A geometry reader creates its content from the geometry that its host has measured.
@MainActor
@Suite("Geometry readers")
struct GeometryReaderTests {
  @Observable
  final class Model {
    var factor = 1.0
  }

  private struct SizeText: View {
    var body: some View {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))")
      }
    }
  }

  @Test("A measured size replaces the content in the transaction of the event")
  func measuredSize() throws {
    let app = TestApp { SizeText() }
    var batches = 0
    try app.measure(width: 120, height: 40)
    #expect(app.visibleTexts == ["120 x 40"])
    let receive = app.session.onPatches
    app.session.onPatches = { patches in
      batches += 1
      receive?(patches)
    }
    try app.measure(width: 121, height: 40)
    #expect(app.visibleTexts == ["121 x 40"])
    #expect(batches == 1)
  }

  @Test("A report of the same frame changes nothing")
  func sameSize() throws {
    let app = TestApp { SizeText() }
    try app.measure(width: 120, height: 40)
    let cost = try app.measure { try app.measure(width: 120, height: 40) }
    #expect(cost.patchesSent == 0)
  }

  @Test("Positions are requested only if the content reads one")
  func demand() throws {
    let sizes = TestApp { SizeText() }
    #expect(try sizes.measuredElement().content.string(.measures) == "size")
    let frames = TestApp { GeometryReader { Text("\(Int($0.frame(in: .global).minY))") } }
    #expect(try frames.measuredElement().content.string(.measures) == "frame")
    try frames.measure(x: 3, y: 70, width: 10, height: 10)
    #expect(frames.visibleTexts == ["70"])
    let local = TestApp { GeometryReader { Text("\(Int($0.frame(in: .local).maxX))") } }
    #expect(try local.measuredElement().content.string(.measures) == "size")
  }

  private func text(_ frames: [CGRect]) -> String {
    frames.map { "\(Int($0.minX)) \(Int($0.minY))" }.joined(separator: ", ")
  }

  @Test("A frame in a scroll view along an axis is relative to the nearest one that scrolls along it")
  func scrollSpaces() {
    let app = TestApp(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 30)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.blue.frame(width: 50, height: 40)
              GeometryReader { proxy in
                Text(
                  text([
                    proxy.frame(in: .scrollView), proxy.frame(in: .scrollView(axis: .horizontal)),
                    proxy.frame(in: .scrollView(axis: .vertical)),
                  ]))
              }
              .frame(width: 60, height: 40)
            }
          }
        }
      }
    }
    #expect(app.visibleTexts == ["50 0, 50 0, 50 30"])
  }

  @Test("A frame in a scroll view along another axis is relative to the window")
  func missingScrollSpace() {
    let app = TestApp(size: CGSize(width: 200, height: 200)) {
      VStack(spacing: 0) {
        Color.green.frame(height: 20)
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 30)
            GeometryReader { proxy in
              Text(text([proxy.frame(in: .scrollView(axis: .vertical)), proxy.frame(in: .scrollView(axis: .horizontal))]))
            }
            .frame(height: 40)
          }
        }
      }
    }
    #expect(app.visibleTexts == ["0 30, 0 50"])
  }

  @Test("Frames are relative to the window, to the view itself, or to a named view above")
  func coordinateSpaces() throws {
    let app = TestApp {
      VStack {
        GeometryReader { proxy in
          let frames = [
            proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named("board")), proxy.frame(in: .named("other")),
          ]
          Text(frames.map { "\(Int($0.minX)) \(Int($0.minY))" }.joined(separator: ", "))
          Text("bounds \(Int(proxy.bounds(of: .named("board"))?.minX ?? 0)) \(proxy.bounds(of: .named("other")) == nil)")
        }
      }
      .coordinateSpace(.named("board"))
    }
    let elements = app.mirror.measuredElements
    #expect(elements.map { $0.content.string(.measures) } == ["frame", "frame"])
    try #require(elements.count == 2)
    app.send([
      .init(element: elements[0].id, x: 100, y: 200, width: 300, height: 300),
      .init(element: elements[1].id, x: 110, y: 230, width: 200, height: 100),
    ])
    #expect(app.visibleTexts == ["110 230, 0 0, 10 30, 110 230", "bounds -10 true"])
  }

  @Test("A view named in the style of iOS 13 is found, and so is a scroll view")
  func namesAndScrollViews() throws {
    let app = TestApp {
      ScrollView {
        GeometryReader { proxy in
          Text("\(Int(proxy.frame(in: .named(7)).minY)) \(Int(proxy.frame(in: .scrollView).minY))")
        }
        .coordinateSpace(name: 7)
      }
    }
    let elements = app.mirror.measuredElements
    try #require(elements.count == 2)
    #expect(elements[0].role == .scrollView)
    app.send([
      .init(element: elements[0].id, x: 0, y: 100, width: 300, height: 300),
      .init(element: elements[1].id, x: 0, y: 60, width: 300, height: 10),
    ])
    #expect(app.visibleTexts == ["0 -40"])
  }

  @Test("The content depends on state, observable objects and the geometry alike")
  func otherSources() throws {
    struct Screen: View {
      let model: Model
      @State private var count = 0

      var body: some View {
        VStack {
          Button("Add") { count += 1 }
          GeometryReader { Text("\(Int($0.size.width * model.factor)) \(count)") }
        }
      }
    }
    let model = Model()
    let app = TestApp { Screen(model: model) }
    try app.measure(width: 100, height: 10)
    #expect(app.visibleTexts.last == "100 0")
    model.factor = 2
    #expect(app.visibleTexts.last == "200 0")
    try app.tap("Add")
    #expect(app.visibleTexts.last == "200 1")
    try app.measure(width: 50, height: 10)
    #expect(app.visibleTexts.last == "100 1")
  }

  @Test("Views that receive the proxy read it in their own evaluation")
  func passedProxy() throws {
    struct Reading: View {
      let proxy: GeometryProxy
      var body: some View { Text("\(Int(proxy.size.height))") }
    }
    let app = TestApp { GeometryReader { Reading(proxy: $0) } }
    try app.measure(width: 1, height: 11)
    #expect(app.visibleTexts == ["11"])
    try app.measure(width: 1, height: 12)
    #expect(app.visibleTexts == ["12"])
  }

  @Test(
    "Frames with invalid numbers are refused",
    arguments: [
      (Double.nan, 1.0, 0.0), (-1, 1, 0), (.infinity, 1, 0), (1, 1e9, 0), (1, 1, .nan), (1, 1, -1e9), (1, -.infinity, 0),
    ])
  func invalidNumbers(_ numbers: (Double, Double, Double)) throws {
    let app = TestApp { SizeText() }
    try app.measure(width: 5, height: 6)
    let id = try app.measuredElement().id
    let frame = InputEvent.MeasuredFrame(element: id, x: numbers.2, y: 0, width: numbers.0, height: numbers.1)
    #expect(app.send([frame]) == .dropped(.invalidValue))
    #expect(app.visibleTexts == ["5 x 6"])
  }

  @Test("Frames of elements that nothing observes are ignored")
  func unknownElements() {
    let app = TestApp { Text("Hello") }
    let frames = (0..<100).map { InputEvent.MeasuredFrame(element: ElementID(rawValue: $0), width: 1, height: 1) }
    #expect(app.send(frames) == .handled)
    #expect(app.visibleTexts == ["Hello"])
  }

  @Test("A view whose size depends on itself is reported, and follows its size again after the next event")
  func endlessSize() async throws {
    struct Growing: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          GeometryReader { Text("width \(Int($0.size.width))") }
          Toggle("On", isOn: $isOn)
        }
      }
    }
    let clock = TestClock()
    let app = TestApp(clock: clock) { Growing() }
    let id = try app.measuredElement().id
    try app.measure(width: 0, height: 1)
    var width = 0
    await withKnownIssue {
      for _ in 0..<600 {
        // The view grows after the session has shown its size.
        if app.exists("width \(width)") {
          width += 1
          app.send([.init(element: id, width: Double(width), height: 1)])
        }
        await clock.advance(by: .milliseconds(16))
      }
    } matching: {
      "\($0)".contains("The size of Growing changes endlessly")
    }
    #expect(240..<300 ~= width)
    try app.tap("On")
    try app.measure(width: 900, height: 1)
    #expect(app.exists("width 900"))
  }

  @Test("A view whose size an app changes ten times a second follows its size without an event")
  func growingSize() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { GeometryReader { Text("width \(Int($0.size.width))") } }
    let id = try app.measuredElement().id
    for width in 0..<600 {
      app.send([.init(element: id, width: Double(width), height: 1)])
      await clock.advance(by: .milliseconds(100))
    }
    #expect(app.exists("width 599"))
  }

  @Test("Readers in rows, loops and sheets have their own geometry")
  func nesting() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        List {
          ForEach(0..<3, id: \.self) { row in
            GeometryReader { Text("row \(row) \(Int($0.size.width))") }
          }
          Button("Show") { isShown = true }
        }
        .sheet(isPresented: $isShown) { SizeText() }
      }
    }
    let app = TestApp { Screen() }
    let rows = app.mirror.measuredElements
    app.send(rows.enumerated().map { .init(element: $1.id, width: Double($0 + 10), height: 44) })
    #expect(app.rows.map { $0.joined() } == ["row 0 10", "row 1 11", "row 2 12", "Show"])
    try app.tap("Show")
    let sheet = try #require(app.mirror.measuredElements.last)
    app.send([.init(element: sheet.id, width: 77, height: 1), .init(element: rows[0].id, width: 20, height: 1)])
    #expect(app.frontTexts == ["77 x 1"])
    #expect(app.rows.isEmpty)
  }

  @Test("A reader that is removed is no longer observed")
  func removal() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Toggle("Shown", isOn: $isShown)
          if isShown { SizeText() }
        }
      }
    }
    let app = TestApp { Screen() }
    let id = try app.measuredElement().id
    try app.tap("Shown")
    #expect(app.mirror.measuredElements.isEmpty)
    #expect(app.send([.init(element: id, width: 1, height: 1)]) == .handled)
    try app.tap("Shown")
    try app.measure(width: 9, height: 9)
    #expect(app.exists("9 x 9"))
  }
}
