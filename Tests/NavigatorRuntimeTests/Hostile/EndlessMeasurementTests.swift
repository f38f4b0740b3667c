import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Views that move or change their content each time a host measures them. The tests act as a page that reports each change once,
/// in the display frame after the session has answered.
@MainActor
@Suite("Measurements that change endlessly")
struct EndlessMeasurementTests {
  private static let frame = Duration.milliseconds(16)

  @Observable final class Model {
    var y = 0.0
  }

  /// A view whose position is a function of its measured position.
  private struct Falling: View {
    let step: (Double) -> Double
    @State private var isOn = true
    @State private var y = 0.0

    var body: some View {
      Text("\(Int(y))")
      Toggle("On", isOn: $isOn)
      Color.red.frame(width: 10, height: 10)
        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }) { if isOn { y = step($0) } }
        .offset(y: y)
    }
  }

  private struct FallingModel: View {
    let model: Model

    var body: some View {
      Text("\(Int(model.y))")
      Color.red.frame(width: 10, height: 10)
        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }) { model.y = $0 + 1 }
        .offset(y: model.y)
    }
  }

  /// A page on which an element is at the position that the first text states.
  @MainActor
  private final class Page {
    let app: TestApp
    let clock: TestClock
    private let id: ElementID
    private(set) var y = 0.0
    private(set) var reports = 0

    init(_ clock: TestClock, _ view: some View) throws {
      self.clock = clock
      app = TestApp(clock: clock) { view }
      id = try app.measuredElement().id
      report(at: 0)
    }

    func report(at y: Double) {
      self.y = y
      reports += 1
      app.send([.init(element: id, x: 0, y: y, width: 10, height: 10)])
    }

    /// The position that the session has set.
    var shown: Double { app.visibleTexts.first.flatMap { Double($0) } ?? -1 }

    func show(frames: Int) async {
      for _ in 0..<frames {
        if shown != y { report(at: shown) }
        await clock.advance(by: frame)
      }
    }
  }

  @Test("A view that moves when its position is measured is reported, and stays until the next event")
  func position() async throws {
    try await withKnownIssue {
      let page = try Page(TestClock(), Falling { $0 + 1 })
      await page.show(frames: 600)
      #expect(240..<300 ~= page.reports)
      let reports = page.reports
      await page.show(frames: 200)
      #expect(page.reports == reports)
      try page.app.tap("On")
      await page.show(frames: 10)
      #expect(page.shown == page.y)
    } matching: {
      "\($0)".contains("Falling") && "\($0)".contains("changes endlessly")
    }
  }

  @Test("A view that moves with an observable model when its position is measured is reported")
  func observableModel() async throws {
    try await withKnownIssue {
      let page = try Page(TestClock(), FallingModel(model: Model()))
      await page.show(frames: 600)
      #expect(240..<300 ~= page.reports)
    } matching: {
      "\($0)".contains("FallingModel") && "\($0)".contains("changes endlessly")
    }
  }

  @Test("A view that comes to rest after a few measurements is followed at once")
  func chain() async throws {
    let page = try Page(TestClock(), Falling { min($0 + 1, 5) })
    await page.show(frames: 6)
    #expect(page.y == 5)
    #expect(page.reports <= 6)
  }

  @Test("A view that a user scrolls without a pause is followed with a delay of at most half a second")
  func scrolling() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { GeometryReader { Text(verbatim: "\(Int($0.frame(in: .global).minY))") } }
    let id = try app.measuredElement().id
    for y in 0..<2_000 {
      app.send([.init(element: id, x: 0, y: Double(y), width: 10, height: 10)])
      await clock.advance(by: Self.frame)
      let shown = try #require(app.visibleTexts.first.flatMap { Int($0) })
      #expect(y - shown <= 30)
    }
    await clock.advance(by: .seconds(1))
    #expect(app.visibleTexts == ["1999"])
  }

  @Test("A held position is adopted with the next event")
  func heldPosition() async throws {
    struct Screen: View {
      @State private var taps = 0
      var body: some View {
        Button("Taps \(taps)") { taps += 1 }
        GeometryReader { Text("\(Int($0.frame(in: .global).minY))") }
      }
    }
    let app = TestApp(clock: TestClock()) { Screen() }
    let id = try app.measuredElement().id
    for y in 0...242 { app.send([.init(element: id, x: 0, y: Double(y), width: 10, height: 10)]) }
    #expect(!app.exists("242"))
    try app.tap("Taps 0")
    #expect(app.exists("242"))
  }

  private struct Growing: View {
    let limit: Double
    @State private var height = 0.0

    var body: some View {
      Text("\(Int(height))")
      ScrollView { Color.red.frame(height: height) }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentSize.height
        } action: {
          height = min(Double($1) + 1, limit)
        }
    }
  }

  /// Lets a test app report the geometry of a scroll view whose content grows with each report. Returns the height of the
  /// content.
  private func grow(to limit: Double, frames: Int) async throws -> Int {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Growing(limit: limit) }
    var height = 0
    for _ in 0..<frames {
      height = try #require(app.visibleTexts.first.flatMap { Int($0) })
      await clock.advance(by: Self.frame)
    }
    return height
  }

  @Test("A scroll view whose content grows when its geometry is reported is reported, and stops")
  func scrollGeometry() async throws {
    try await withKnownIssue {
      let height = try await grow(to: .infinity, frames: 700)
      #expect(240..<300 ~= height)
    } matching: {
      "\($0)".contains("The geometry of the scroll view in Growing changes endlessly")
    }
    #expect(try await grow(to: 4, frames: 20) == 4)
  }

  @Test("A view that disappears when it becomes visible is reported, and stops")
  func visibility() async throws {
    struct Shy: View {
      @State private var isSeen = false
      var body: some View {
        Text(isSeen ? "seen" : "hidden")
        ScrollView { Text("a").onScrollVisibilityChange { isSeen = $0 } }
      }
    }
    try await withKnownIssue {
      let clock = TestClock()
      let app = TestApp(clock: clock) { Shy() }
      let box = try #require(app.elements(.box).first { $0.content.number(.visibilityThreshold) != nil })
      // The test app has reported that the view is visible.
      var (reports, sent) = (0, app.exists("seen"))
      for _ in 0..<600 {
        if app.exists("seen") == sent {
          sent.toggle()
          app.session.perform(InputEvent(target: box.id, action: .change(.bool(sent), revision: 0)))
          reports += 1
        }
        await clock.advance(by: Self.frame)
      }
      #expect(240..<300 ~= reports)
    } matching: {
      "\($0)".contains("The visibility of Shy changes endlessly")
    }
  }

  // MARK: Layouts

  private struct GuideWriter: View {
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading) {
        Text("Count \(count)")
          .alignmentGuide(.leading) { dimensions in
            count += 1
            return dimensions[.leading] + CGFloat(count)
          }
        Color.red.frame(width: 100, height: 10)
      }
    }
  }

  @Test("An alignment guide that writes the state it reads is reported after a few layouts, and its app continues to work")
  func guide() throws {
    struct Stage: View {
      @State private var taps = 0
      var body: some View {
        Button("Taps \(taps)") { taps += 1 }
        GuideWriter()
      }
    }
    try withKnownIssue {
      let app = TestApp { Stage() }
      #expect(app.statistics.bodiesEvaluated < 100)
      try app.tap("Taps 0")
      #expect(app.exists("Taps 1"))
    } matching: {
      "\($0)".contains("layout did not come to rest") && "\($0)".contains("GuideWriter.count")
    }
  }

  @Test("An alignment guide that stores the size of its view in state comes to rest")
  func storingGuide() {
    struct Storing: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: 100, height: 10)
            .alignmentGuide(.leading) { dimensions in
              if width != dimensions.width { width = dimensions.width }
              return 0
            }
          Text("Width \(Int(width))")
        }
      }
    }
    #expect(TestApp { Storing() }.exists("Width 100"))
  }
}
