import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Observable
private final class Model {
  var count = 0
}

private final class Counter {
  var models = 0

  func make() -> Model {
    models += 1
    return Model()
  }
}

private struct CountView: View {
  let title: String
  @DeferredState private var model: Model

  init(title: String, counter: Counter) {
    self.title = title
    _model = DeferredState(wrappedValue: counter.make())
  }

  var body: some View {
    Text("\(title) \(model.count)")
    Button("Count") { model.count += 1 }
    Button("Replace") { model = Model() }
    Child(model: $model)
  }
}

private struct Child: View {
  @Binding var model: Model

  var body: some View {
    Button("Replace by binding") {
      let new = Model()
      new.count = 100
      model = new
    }
  }
}

private struct Parent: View {
  let counter: Counter
  @State private var generation = 1
  @State private var isShown = true

  var body: some View {
    Button("Again") { generation += 1 }
    Button("Flip") { isShown.toggle() }
    if isShown {
      CountView(title: "generation \(generation):", counter: counter)
    }
  }
}

private struct Unasked: View {
  @DeferredState private var model: Model
  @DeferredState private var number = 5
  @DeferredState private var word: String? = "one"

  init(counter: Counter) {
    _model = DeferredState(wrappedValue: counter.make())
  }

  var body: some View {
    Text("number \(number) \(word ?? "none")")
    Stepper("Number", value: $number)
    Button("No word") { word = nil }
    Button("Use") { model.count += 1 }
  }
}

@Suite("Deferred state")
struct DeferredStateTests {
  @Test("The initial value is created once, however often the view's value is created")
  func once() throws {
    let counter = Counter()
    let app = TestApp { Parent(counter: counter) }
    try app.tap("Count")
    try app.tap("Again")
    try app.tap("Again")
    #expect(app.exists("generation 3: 1"))
    #expect(counter.models == 1)
  }

  @Test("The initial value is created again for another identity")
  func identity() throws {
    let counter = Counter()
    let app = TestApp { Parent(counter: counter) }
    try app.tap("Count")
    try app.tap("Flip")
    #expect(counter.models == 1)
    try app.tap("Flip")
    #expect(app.exists("generation 1: 0"))
    #expect(counter.models == 2)
  }

  @Test("Nothing is created before the value is read")
  func firstUse() throws {
    let counter = Counter()
    let app = TestApp { Unasked(counter: counter) }
    #expect(counter.models == 0)
    try app.tap("Use")
    try app.tap("Use")
    #expect(counter.models == 1)
  }

  @Test("If a value is written first, the initial value is never created")
  func writtenFirst() throws {
    let counter = Counter()
    struct Writer: View {
      @DeferredState var model: Model
      var body: some View { Button("Write") { model = Model() } }
    }
    let app = TestApp { Writer(model: counter.make()) }
    try app.tap("Write")
    #expect(counter.models == 0)
  }

  @Test("A write, also through the binding, updates the view")
  func writes() throws {
    let counter = Counter()
    let app = TestApp { Parent(counter: counter) }
    try app.tap("Count")
    try app.tap("Replace")
    #expect(app.exists("generation 1: 0"))
    try app.tap("Replace by binding")
    #expect(app.exists("generation 1: 100"))
    try app.tap("Count")
    #expect(app.exists("generation 1: 101"))
    #expect(counter.models == 1)
  }

  @Test("Plain values work as well")
  func plainValues() throws {
    let app = TestApp { Unasked(counter: Counter()) }
    #expect(app.exists("number 5 one"))
    try app.increment("Number")
    try app.tap("No word")
    #expect(app.exists("number 6 none"))
  }
}
