import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Bindings write to the storage of a value")
struct BindingTests {
  private struct Point: Equatable {
    var x = 0
    var y = 0
  }

  private struct Stepping: View {
    let name: String
    @Binding var value: Int
    var body: some View { Button("\(name) \(value)") { value += 1 } }
  }

  private struct Parts: View {
    @State private var point = Point()

    var body: some View {
      Stepping(name: "x", value: $point.x)
      Stepping(name: "y", value: $point.y)
      Text("point \(point.x) \(point.y)")
    }
  }

  @Test("A write to a part of a value changes the whole value")
  func parts() throws {
    let app = TestApp { Parts() }
    try app.tap("x 0")
    try app.tap("y 0")
    try app.tap("y 1")
    #expect(app.visibleTexts == ["x 1", "y 2", "point 1 2"])
  }

  private struct Computed: View {
    @State private var celsius = 0

    var body: some View {
      Stepping(name: "doubled", value: Binding(get: { celsius * 2 }, set: { celsius = $0 }))
      Text("celsius \(celsius)")
    }
  }

  @Test("A binding of two closures reads and writes through them and updates its reader")
  func closures() throws {
    let app = TestApp { Computed() }
    try app.tap("doubled 0")
    #expect(app.visibleTexts == ["doubled 2", "celsius 1"])
    try app.tap("doubled 2")
    #expect(app.visibleTexts == ["doubled 6", "celsius 3"])
  }

  private struct Stale: View {
    @State private var numbers = [1, 5]
    @State private var kept: Binding<Int>?

    var body: some View {
      Button("Keep") { kept = $numbers[1] }
      Button("Shorten") { numbers.removeLast() }
      if let kept { Stepping(name: "kept", value: kept) }
      Text("numbers \(numbers)")
    }
  }

  @Test("A binding to a removed element reads its last value, and its writes have no effect")
  func goneElement() throws {
    let app = TestApp { Stale() }
    try app.tap("Keep")
    try app.tap("kept 5")
    #expect(app.visibleTexts == ["Keep", "Shorten", "kept 6", "numbers [1, 6]"])
    try app.tap("Shorten")
    #expect(app.visibleTexts == ["Keep", "Shorten", "kept 5", "numbers [1]"])
    try app.tap("kept 5")
    #expect(app.visibleTexts == ["Keep", "Shorten", "kept 5", "numbers [1]"])
    try app.tap("Shorten")
    #expect(app.exists("numbers []"))
  }

  private struct Elements: View {
    @State private var numbers = [1, 5]

    var body: some View {
      ForEach($numbers, id: \.self) { $number in
        Text("number \(number)")
      }
      ForEach(Array($numbers.enumerated()), id: \.offset) { _, number in
        Stepping(name: "step", value: number)
      }
      Text("sum \(numbers.reduce(0, +))")
    }
  }

  @Test("A binding to a collection provides bindings to its elements")
  func elements() throws {
    let app = TestApp { Elements() }
    try app.tap("step 5")
    #expect(app.visibleTexts == ["number 1", "number 6", "step 1", "step 6", "sum 7"])
  }

  private struct Optionals: View {
    @State private var value: Int? = 1

    var body: some View {
      if let binding = Binding($value) {
        Stepping(name: "wrapped", value: binding)
      } else {
        Text("nothing")
      }
      Button("clear") { value = nil }
    }
  }

  @Test("A binding to the value of an optional exists while the optional has a value")
  func optionals() throws {
    let app = TestApp { Optionals() }
    try app.tap("wrapped 1")
    #expect(app.exists("wrapped 2"))
    try app.tap("clear")
    #expect(app.visibleTexts == ["nothing", "clear"])
  }

  private struct Background: View {
    @State private var count = 0

    var body: some View {
      Button("count \(count)") {
        let state = _count
        Task.detached { state.wrappedValue = 7 }
      }
    }
  }

  @Test("A state that another thread writes is shown in a later turn")
  func background() async throws {
    let app = TestApp { Background() }
    try app.tap("count 0")
    try await app.settle(until: { app.exists("count 7") })
  }

  @Test("A constant binding keeps its value")
  func constant() throws {
    let app = TestApp { Stepping(name: "constant", value: .constant(3)) }
    try app.tap("constant 3")
    #expect(app.exists("constant 3"))
  }
}
