import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Suite("Bindings to the value of an optional")
struct BindingUnwrappingTests {
  @Test("An unwrapped binding reads and writes the optional's value")
  func readsAndWrites() throws {
    let box = Box<Int?>(1)
    let binding = try #require(Binding(unwrapping: box.binding))
    #expect(binding.wrappedValue == 1)
    binding.wrappedValue = 2
    #expect(box.value == 2)
    box.value = 3
    #expect(binding.wrappedValue == 3)
  }

  @Test("There is no binding while the optional is nil")
  func none() {
    #expect(Binding(unwrapping: Box<Int?>(nil).binding) == nil)
  }

  @Test("After the optional becomes nil, the last value is read")
  func lastValue() throws {
    let box = Box<Int?>(1)
    let binding = try #require(Binding(unwrapping: box.binding))
    box.value = 2
    #expect(binding.wrappedValue == 2)
    box.value = nil
    #expect(binding.wrappedValue == 2)
    box.value = 7
    binding.wrappedValue = 8
    box.value = nil
    #expect(binding.wrappedValue == 8)
  }

  @Test("A write does not restore a removed value and is not remembered")
  func droppedWrite() throws {
    let box = Box<Int?>(1)
    let binding = try #require(Binding(unwrapping: box.binding))
    box.value = nil
    binding.wrappedValue = 5
    #expect(box.value == nil)
    #expect(binding.wrappedValue == 1)
  }

  @Test("An optional that has a value again is read and written again")
  func again() throws {
    let box = Box<Int?>(1)
    let binding = try #require(Binding(unwrapping: box.binding))
    box.value = nil
    box.value = 4
    #expect(binding.wrappedValue == 4)
    binding.wrappedValue = 5
    #expect(box.value == 5)
  }

  @Test("A binding with a default reads it for nil, and a written value becomes the value")
  func defaultValue() {
    let box = Box<String?>(nil)
    let binding = Binding(unwrapping: box.binding, default: "none")
    #expect(binding.wrappedValue == "none")
    binding.wrappedValue = "one"
    #expect(box.value == "one")
    #expect(binding.wrappedValue == "one")
    box.value = nil
    #expect(binding.wrappedValue == "none")
  }

  @Test("Writes carry the transaction of the binding that was unwrapped")
  func transaction() throws {
    let base = Box<Int?>(1).binding.animation(.easeIn)
    #expect(try #require(Binding(unwrapping: base)).transaction.animation == .easeIn)
    #expect(Binding(unwrapping: base, default: 0).transaction.animation == .easeIn)
    #expect(Binding<Bool>(base).transaction.animation == .easeIn)
  }
}

@Suite("Bindings to an optional's presence")
struct BindingPresenceTests {
  @Test("A presence binding is true while there is a value, and false removes the value")
  func presence() {
    let box = Box<Int?>(1)
    for binding in [Binding<Bool>(box.binding), box.binding.isPresent()] {
      box.value = 1
      #expect(binding.wrappedValue)
      binding.wrappedValue = true
      #expect(box.value == 1)
      binding.wrappedValue = false
      #expect(box.value == nil)
      #expect(!binding.wrappedValue)
    }
  }

  @Test("Setting true creates no value")
  func noValue() {
    let box = Box<Int?>(nil)
    Binding<Bool>(box.binding).wrappedValue = true
    #expect(box.value == nil)
  }

  @Test("For an optional flag, SwiftUI's binding to the flag is used")
  func flag() throws {
    let box = Box<Bool?>(false)
    let flag: Binding<Bool>? = Binding(box.binding)
    #expect(try #require(flag).wrappedValue == false)
    #expect(box.binding.isPresent().wrappedValue)
    box.value = nil
    #expect(Binding<Bool>(box.binding) == nil)
  }

  @Test("If the value has no payload, true sets it")
  func void() {
    let box = Box<Void?>(nil)
    let binding = Binding<Bool>(box.binding)
    #expect(!binding.wrappedValue)
    binding.wrappedValue = true
    #expect(box.value != nil)
    binding.wrappedValue = false
    #expect(box.value == nil)
  }
}

@Suite("Views with bindings to an optional's value")
struct UnwrappingViewTests {
  private struct Counter: View {
    @Binding var count: Int
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Leaving: View {
    @State private var count: Int? = 1
    @State private var kept: Binding<Int>?

    var body: some View {
      Button("Keep") { kept = Binding(unwrapping: $count) }
      Button("Clear") { count = nil }
      if let kept { Counter(count: kept) }
      Text(count == nil ? "cleared" : "there")
    }
  }

  @Test("A view that outlives the value shows the last one, and its writes have no effect")
  func outlasting() throws {
    let app = TestApp { Leaving() }
    try app.tap("Keep")
    try app.tap("count 1")
    try app.tap("count 2")
    try app.tap("Clear")
    #expect(app.visibleTexts == ["Keep", "Clear", "count 3", "cleared"])
    try app.tap("count 3")
    #expect(app.visibleTexts == ["Keep", "Clear", "count 3", "cleared"])
  }

  private struct Parent: View {
    @State private var count: Int? = 1
    @State private var other = 0

    var body: some View {
      Button("other \(other)") { other += 1 }
      if let $count = Binding(unwrapping: $count) { Counter(count: $count) }
      Counter(count: Binding(unwrapping: $count, default: 0))
    }
  }

  @Test("An update of the parent does not evaluate views with such bindings to the same place")
  func cost() throws {
    let app = TestApp { Parent() }
    let cost = try app.measure { try app.tap("other 0") }
    #expect(app.exists("other 1"))
    #expect(cost.bodiesEvaluated == 1)
  }

  private struct Defaults: View {
    @State private var word: String?
    @State private var standIn = "one"

    var body: some View {
      Button("Another") { standIn = "two" }
      Word(word: Binding(unwrapping: $word, default: standIn))
    }
  }

  private struct Word: View {
    @Binding var word: String
    var body: some View { Text("word \(word)") }
  }

  @Test("A view that shows a default follows it")
  func changedDefault() throws {
    let app = TestApp { Defaults() }
    #expect(app.exists("word one"))
    try app.tap("Another")
    #expect(app.exists("word two"))
  }
}
