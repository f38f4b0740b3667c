import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private enum PickerDestinations: NavigationDestination {
  case number(Callback<Int>)
  case done(Callback<Void>)
  case save(AsyncCallback<String>)

  @MainActor var body: some View {
    switch self {
    case .number(let callback): Button("Pick 7") { callback(7) }
    case .done(let callback): Button("Done") { callback() }
    case .save(let callback): Button("Save") { Task { await callback("draft") } }
    }
  }

  var method: NavigationMethod {
    if case .number = self { .push } else { .managedSheet }
  }
}

private struct PickingView: View {
  @State private var picked = 0
  @State private var text = "nothing"
  @Environment(\.navigator) private var navigator

  var body: some View {
    Text("picked \(picked), \(text)")
    Button("Pick") { navigator.navigate(to: PickerDestinations.number(Callback("pick") { picked = $0 })) }
    NavigationLink("Pick by link", to: PickerDestinations.number(Callback("link") { picked = $0 * 10 }))
    Button("Ask") {
      navigator.navigate(
        to: PickerDestinations.done(
          Callback("done") {
            text = "done"
            navigator.dismissPresentedViews()
          }))
    }
    Button("Open") { navigator.navigate(to: PickerDestinations.save(AsyncCallback("save") { await save($0) })) }
  }

  private func save(_ draft: String) async {
    await Task.yield()
    text = "saved \(draft)"
    navigator.dismissPresentedViews()
  }
}

@Suite("Callbacks in destinations")
struct CallbackTests {
  @Test("A pushed screen returns a value to the screen that pushed it")
  func push() throws {
    let stage = Stage { PickingView() }
    try stage.app.tap("Pick")
    try stage.app.tap("Pick 7")
    try stage.app.goBack()
    #expect(stage.app.exists("picked 7, nothing"))
    try stage.app.tap("Pick by link")
    try stage.app.tap("Pick 7")
    try stage.app.goBack()
    #expect(stage.app.exists("picked 70, nothing"))
  }

  @Test("A callback without a value is called without one, also from a sheet")
  func void() throws {
    let stage = Stage { PickingView() }
    try stage.app.tap("Ask")
    try stage.app.tap("Done")
    #expect(stage.app.presentations.isEmpty)
    #expect(stage.app.exists("picked 0, done"))
  }

  @Test("An asynchronous callback is awaited")
  func asynchronous() async throws {
    let stage = Stage { PickingView() }
    try stage.app.tap("Open")
    try stage.app.tap("Save")
    await stage.app.settle()
    #expect(stage.app.presentations.isEmpty)
    #expect(stage.app.exists("picked 0, saved draft"))

    var isAwake = false
    let callback = AsyncCallback<Void>("wake") {
      await Task.yield()
      isAwake = true
    }
    await callback()
    #expect(isAwake)
  }

  @Test("Callbacks are equal if their identifiers are, whatever their functions do")
  func equality() {
    let first = Callback<Int>("a") { _ in }
    #expect(first == Callback<Int>("a") { _ in Issue.record("never called") })
    #expect(first != Callback<Int>("b") { _ in })
    #expect(Set([first, Callback<Int>("a") { _ in }, Callback<Int>("b") { _ in }]).count == 2)
    #expect(PickerDestinations.number(first) == .number(Callback("a") { _ in }))
    #expect(AsyncCallback<Int>("a") { _ in } == AsyncCallback<Int>("a") { _ in })
    #expect(AsyncCallback<Int>("a") { _ in }.hashValue == AsyncCallback<Int>("a") { _ in }.hashValue)
  }

  @Test("A callback without an identifier equals only its copies, and its handler can be read")
  func defaultIdentifier() async {
    var numbers: [Int] = []
    let first = Callback<Int> { numbers.append($0) }
    let copy = first
    #expect(first == copy)
    #expect(first != Callback<Int> { _ in })
    first.handler(1)
    copy(2)
    let later = AsyncCallback<Int> { numbers.append($0) }
    #expect(later != AsyncCallback<Int> { _ in })
    await later.handler(3)
    #expect(numbers == [1, 2, 3])
  }

  @Test("A destination with a callback can be popped to by an equal one")
  func popTo() throws {
    let stage = Stage()
    try stage.navigator.push(PickerDestinations.number(Callback("pick") { _ in }))
    try stage.navigator.push(HomeDestinations.pageN(1))
    #expect(try stage.navigator.pop(to: PickerDestinations.number(Callback("pick") { _ in })))
    #expect(stage.app.exists("Pick 7"))
  }

  @Test("A callback can be created and compared on any actor, and called from there")
  func anyIsolation() async {
    let (calls, continuation) = AsyncStream.makeStream(of: Int.self)
    let destination = await Task.detached {
      let callback = Callback<Int>("a") { continuation.yield($0) }
      await callback(3)
      return PickerDestinations.number(callback)
    }.value
    #expect(destination == .number(Callback("a") { _ in }))
    var iterator = calls.makeAsyncIterator()
    #expect(await iterator.next() == 3)
  }
}
