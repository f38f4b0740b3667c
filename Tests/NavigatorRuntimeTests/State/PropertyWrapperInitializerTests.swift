import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Initializers of property wrappers")
struct PropertyWrapperInitializerTests {
  final class Model: ObservableObject {
    @Published var count: Int

    init(_ count: Int = 0) {
      self.count = count
    }
  }

  private struct Assigned: View {
    @ObservedObject var model: Model

    init(_ model: Model) {
      self.model = model
    }

    var body: some View { Button("assigned \(model.count)") { model.count += 1 } }
  }

  private struct Wrapped: View {
    @ObservedObject private var model: Model

    init(_ model: Model) {
      self._model = ObservedObject(wrappedValue: model)
    }

    var body: some View { Stepper("wrapped \(model.count)", value: $model.count) }
  }

  private struct Initial: View {
    @ObservedObject private var model: Model

    init(_ model: Model) {
      _model = ObservedObject(initialValue: model)
    }

    var body: some View { Text("initial \(model.count)") }
  }

  private struct Owned: View {
    @StateObject private var model: Model
    @State private var extra: Int
    @Binding private var shared: Int

    init(count: Int, shared: Binding<Int>) {
      _model = StateObject(wrappedValue: Model(count))
      _extra = State(initialValue: count * 2)
      _shared = shared
    }

    var body: some View {
      Button("owned \(model.count) \(extra) \(shared)") {
        model.count += 1
        shared += 1
      }
    }
  }

  private struct Replacing: View {
    @State private var model = Model(1)
    @State private var shared = 5

    var body: some View {
      Assigned(model)
      Wrapped(model)
      Initial(model)
      Owned(count: 3, shared: $shared)
      Button("replace") { model = Model(100) }
    }
  }

  @Test("A view assigns an observed object in its initializer, observes it, and observes another one after it")
  func observed() throws {
    let app = TestApp { Replacing() }
    try app.tap("assigned 1")
    try app.increment("wrapped 2")
    #expect(app.exists("assigned 3") && app.exists("wrapped 3") && app.exists("initial 3"))
    try app.tap("replace")
    #expect(app.exists("assigned 100") && app.exists("wrapped 100") && app.exists("initial 100"))
    try app.tap("assigned 100")
    #expect(app.exists("initial 101"))
  }

  @Test("A view sets up state, a state object and a binding in its initializer")
  func owned() throws {
    let app = TestApp { Replacing() }
    try app.tap("owned 3 6 5")
    #expect(app.exists("owned 4 6 6"))
  }

  private struct Optionals: View {
    @State private var name: String? = "Ada"

    var body: some View {
      if let name = Binding($name) {
        TextField("Name", text: name)
      }
      Button("clear") { name = nil }
      Text(name ?? "none")
    }
  }

  @Test("A binding to the value of an optional exists while the optional has a value")
  func optional() throws {
    let app = TestApp { Optionals() }
    try app.type("!", into: "Name")
    #expect(app.exists("Ada!"))
    try app.tap("clear")
    #expect(app.exists("none"))
    #expect(app.elements(.textField).isEmpty)
  }
}
