import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Masks of gestures")
struct GestureMaskTests {
  private struct Masked: View {
    @State private var mask = GestureMask.all
    @State private var count = 0
    let log: Log

    var body: some View {
      VStack {
        Text("Inside \(count)").onTapGesture { log.lines.append("inside") }
        Text("Counting").onTapGesture { count += 1 }
        Button("Button") { log.lines.append("button") }
      }
      .gesture(TapGesture().onEnded { log.lines.append("outside") }, including: mask)
      Button("Gesture") { mask = .gesture }
      Button("Subviews") { mask = .subviews }
      Button("None") { mask = .none }
      Button("All") { mask = .all }
    }
  }

  private final class Log {
    var lines: [String] = []
  }

  @Test("A mask excludes the gesture or those of subviews, keeps their state, and controls stay enabled")
  func masks() throws {
    let log = Log()
    let app = TestApp { Masked(log: log) }
    func taps(_ text: String) throws -> [String] {
      log.lines = []
      try app.tap(text)
      return log.lines
    }
    try app.tap("Counting")
    #expect(try taps("Inside 1") == ["inside"])
    try app.tap("Gesture")
    #expect(try taps("Inside 1") == ["outside"])
    #expect(try taps("Button") == ["button"])
    try app.tap("Subviews")
    #expect(try taps("Inside 1") == ["inside"])
    try app.tap("None")
    #expect(throws: TestFailure.self) { try app.tap("Inside 1") }
    try app.tap("All")
    #expect(try taps("Inside 1") == ["inside"])
  }

  @Test("A tap performs a simultaneous gesture once, on a view with and without another action")
  func simultaneousTap() throws {
    let log = Log()
    let app = TestApp {
      Text("Alone").simultaneousGesture(TapGesture().onEnded { log.lines.append("alone") })
      VStack { Text("Inner").onTapGesture { log.lines.append("inner") } }
        .simultaneousGesture(TapGesture().onEnded { log.lines.append("outer") })
      VStack { Text("Content") }
        .simultaneousGesture(TapGesture().onEnded { log.lines.append("first") })
        .simultaneousGesture(TapGesture().onEnded { log.lines.append("second") })
    }
    try app.tap("Alone")
    try app.tap("Inner")
    try app.tap("Content")
    #expect(log.lines == ["alone", "inner", "outer", "first", "second"])
  }

  @Test("Gestures with names are recognized with the priority of those without a name, unless they are disabled")
  func names() throws {
    struct Named: View {
      @State private var isEnabled = true
      let log: Log

      var body: some View {
        VStack { Text("Normal").onTapGesture { log.lines.append("inside") } }
          .gesture(TapGesture().onEnded { log.lines.append("normal") }, name: "normal", isEnabled: isEnabled)
        VStack { Text("High").onTapGesture { log.lines.append("inside") } }
          .highPriorityGesture(TapGesture().onEnded { log.lines.append("high") }, name: "high", isEnabled: isEnabled)
        VStack { Text("Simultaneous").onTapGesture { log.lines.append("inside") } }
          .simultaneousGesture(TapGesture().onEnded { log.lines.append("both") }, name: "both", isEnabled: isEnabled)
        Text("Alone").gesture(TapGesture().onEnded { log.lines.append("alone") }, name: "alone")
        Button("Disable") { isEnabled = false }
      }
    }
    let log = Log()
    let app = TestApp { Named(log: log) }
    func taps(_ text: String) throws -> [String] {
      log.lines = []
      try app.tap(text)
      return log.lines.sorted()
    }
    #expect(try taps("Normal") == ["inside"])
    #expect(try taps("High") == ["high"])
    #expect(try taps("Simultaneous") == ["both", "inside"])
    #expect(try taps("Alone") == ["alone"])
    try app.tap("Disable")
    #expect(try taps("High") == ["inside"])
    #expect(try taps("Simultaneous") == ["inside"])
  }
}
