import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Zoom transitions")
struct ZoomTransitionTests {
  private struct Gallery: View {
    @Namespace private var namespace
    @Namespace private var other
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          ForEach(0..<2, id: \.self) { number in
            NavigationLink("Photo \(number)") {
              Text("Large \(number)").navigationTransition(.zoom(sourceID: number, in: namespace))
            }
            .matchedTransitionSource(id: number, in: namespace)
          }
          Text("Other").matchedTransitionSource(id: 0, in: other)
          NavigationLink("Usual") { Text("Usual screen").navigationTransition(.automatic) }
          Button("Sheet") { isShown = true }
        }
        .navigationTransition(.zoom(sourceID: 5, in: namespace))
        .sheet(isPresented: $isShown) { Text("Card").navigationTransition(.zoom(sourceID: 1, in: namespace)) }
      }
    }
  }

  private func number(_ key: Content.Key, _ app: TestApp, _ role: Role? = nil) -> [Double] {
    app.session.root.all { role == nil || $0.role == role }.compactMap { $0.content.number(key) }
  }

  @Test("A pushed screen has the number of the view that it grows from, and the first screen has none")
  func push() throws {
    let app = TestApp { Gallery() }
    let sources = number(.zoomName, app)
    #expect(sources.count == 3 && Set(sources).count == 3)
    #expect(number(.zoomSource, app).isEmpty)
    try app.tap("Photo 1")
    #expect(number(.zoomSource, app, .screen) == [sources[1]])
    try app.goBack()
    #expect(number(.zoomSource, app).isEmpty)
    try app.tap("Usual")
    #expect(number(.zoomSource, app).isEmpty)
  }

  @Test("A sheet grows from a view, and the screen below does not")
  func sheet() throws {
    let app = TestApp { Gallery() }
    let sources = number(.zoomName, app)
    try app.tap("Sheet")
    #expect(number(.zoomSource, app, .sheet) == [sources[1]])
    #expect(number(.zoomSource, app, .screen).isEmpty)
  }

  @Observable
  fileprivate final class Model { var source = 0 }

  fileprivate final class OldModel: ObservableObject { @Published var source = 0 }

  private struct Changing: View {
    @Namespace private var namespace
    @State private var source = 0
    @State private var model = Model()
    @StateObject private var old = OldModel()

    var body: some View {
      NavigationStack {
        NavigationLink("Open") {
          VStack {
            Button("State") { source += 1 }
            Button("Observable") { model.source += 1 }
            Button("Object") { old.source += 1 }
          }
          .navigationTransition(.zoom(sourceID: source + model.source + old.source, in: namespace))
        }
        .matchedTransitionSource(id: 1, in: namespace)
      }
    }
  }

  @Test("A screen follows a change of its source", arguments: ["State", "Observable", "Object"])
  func sources(_ name: String) throws {
    let app = TestApp { Changing() }
    let source = number(.zoomName, app)
    try app.tap("Open")
    #expect(number(.zoomSource, app, .screen) != source)
    try app.tap(name)
    #expect(number(.zoomSource, app, .screen) == source)
  }
}
