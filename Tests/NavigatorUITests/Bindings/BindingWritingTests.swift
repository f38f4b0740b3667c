import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Suite("Bindings that observe writes")
struct BindingWritingTests {
  @Test("A duplicate is not written, and any other value is")
  func duplicates() {
    let box = Box(1)
    let binding = box.binding.removeDuplicates()
    binding.wrappedValue = 1
    binding.wrappedValue = 2
    binding.wrappedValue = 2
    binding.wrappedValue = 1
    #expect(box.writes == [2, 1])
    #expect(binding.wrappedValue == 1)
  }

  @Test("A closure can define duplicates, and receives the current value first")
  func duplicatesBy() {
    let box = Box(5)
    let rising = box.binding.removeDuplicates { $0 >= $1 }
    for value in [3, 5, 7, 6, 8] { rising.wrappedValue = value }
    #expect(box.writes == [7, 8])
  }

  @Test("A value that was written in another way is the current value")
  func duplicatesElsewhere() {
    let box = Box(1)
    let binding = box.binding.removeDuplicates()
    box.value = 4
    binding.wrappedValue = 4
    #expect(box.writes.isEmpty)
    binding.wrappedValue = 1
    #expect(box.writes == [1])
  }

  @Test("A function is called after each write through the binding, and after no other write")
  func didSet() {
    let box = Box(1)
    let journal = Journal()
    let binding = box.binding.didSet { journal.note("set \($0), is \(box.value)") }
    binding.wrappedValue = 2
    box.value = 3
    binding.wrappedValue = 3
    #expect(journal.take() == ["set 2, is 2", "set 3, is 3"])
  }

  @Test("Writes have the binding's transaction, or the one that they are made with")
  func transaction() {
    var animations: [Animation?] = []
    let base = Binding {
      0
    } set: { (_: Int, transaction: Transaction) in
      animations.append(transaction.animation)
    }
    for binding in [base.removeDuplicates { _, _ in false }, base.didSet { _ in }] {
      binding.wrappedValue = 1
      binding.animation(.easeIn).wrappedValue = 1
    }
    for binding in [base.animation(.linear).removeDuplicates { _, _ in false }, base.animation(.linear).didSet { _ in }] {
      binding.wrappedValue = 1
    }
    #expect(animations == [nil, .easeIn, nil, .easeIn, .linear, .linear])
  }

  private struct Form: View {
    @State private var name = ""
    @State private var isOn = false
    let journal: Journal

    var body: some View {
      TextField("Name", text: $name.removeDuplicates().didSet { journal.note("typed \($0)") })
      Toggle("On", isOn: $isOn.didSet { journal.note("on \($0)") })
      Text("\(name) \(isOn)")
    }
  }

  @Test("Controls write through such bindings, and their views follow")
  func controls() throws {
    let journal = Journal()
    let app = TestApp { Form(journal: journal) }
    try app.type("Al", into: "Name")
    try app.setToggle("On", to: true)
    #expect(app.exists("Al true"))
    #expect(journal.take() == ["typed A", "typed Al", "on true"])
  }
}
