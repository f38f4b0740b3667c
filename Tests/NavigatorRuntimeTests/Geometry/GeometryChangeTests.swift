import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// `onGeometryChange` runs its action after the view was measured.
@MainActor
@Suite("Changes of the geometry")
struct GeometryChangeTests {
  @Test("The action runs with the first measured value and with each new one")
  func values() throws {
    let journal = Journal()
    let app = TestApp {
      Text("Hello")
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width.rounded() }) { journal.note("new \(Int($0))") }
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { old, new in journal.note("\(Int(old)) to \(Int(new))") }
    }
    let first = journal.take().sorted()
    #expect(first.count == 2 && first[0].contains(" to "))
    try app.measure(width: 10, height: 20)
    #expect(journal.take().count == 2)
    try app.measure(width: 10, height: 30)
    #expect(journal.take().isEmpty)
    try app.measure(width: 12, height: 30)
    #expect(journal.take().sorted() == ["10 to 12", "new 12"])
  }

  @Test("The measured view has no padding and no frame of the modifiers that follow")
  func followingModifiers() throws {
    let app = TestApp {
      Text("Hello")
        .padding(3)
        .onGeometryChange(for: CGSize.self, of: \.size) { _ in }
        .padding(20)
        .frame(width: 300)
    }
    let element = try app.measuredElement()
    #expect(element.style == [.padding(Insets(top: 3, leading: 3, bottom: 3, trailing: 3))])
    #expect(element.role == .text)
  }

  @Test("The frame of a view includes the offset around it, and not the offset inside of it")
  func offsets() {
    let journal = Journal()
    _ = TestApp(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 20, height: 20)
        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }) { journal.note("inner \(Int($0))") }
        .offset(y: 15)
        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }) { journal.note("outer \(Int($0))") }
    }
    #expect(journal.take().sorted() == ["inner 55", "outer 40"])
  }

  @Test("An action may write the state that the view shows")
  func writesState() throws {
    struct Screen: View {
      @State private var width = 0.0
      var body: some View {
        Text("Width \(Int(width))").onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
      }
    }
    let app = TestApp { Screen() }
    try app.measure(width: 80, height: 20)
    #expect(app.visibleTexts == ["Width 80"])
  }
}
