import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("The presentation mode")
struct PresentationModeTests {
  private struct Panel: View {
    let name: String
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
      Text("\(name) \(presentationMode.wrappedValue.isPresented ? "presented" : "not presented")")
      Button("close \(name)") { presentationMode.wrappedValue.dismiss() }
    }
  }

  private struct BoundPanel: View {
    @Environment(\.presentationMode) private var mode: Binding<PresentationMode>

    var body: some View {
      Dismisser(mode: mode)
    }
  }

  private struct Dismisser: View {
    @Binding var mode: PresentationMode

    var body: some View {
      Button("dismiss by binding") { mode.dismiss() }
    }
  }

  private struct Root: View {
    @State private var isShown = false
    @State private var isBoundShown = false

    var body: some View {
      NavigationView {
        VStack {
          Panel(name: "root")
          NavigationLink("push", destination: Panel(name: "screen"))
          Button("show") { isShown = true }
          Button("show bound") { isBoundShown = true }
          Text("shown \(isShown) \(isBoundShown)")
        }
      }
      .sheet(isPresented: $isShown) { NavigationView { Panel(name: "sheet") } }
      .sheet(isPresented: $isBoundShown) { BoundPanel() }
    }
  }

  @Test("A root is not presented, and dismissing it has no effect")
  func root() throws {
    let app = TestApp { Root() }
    #expect(app.exists("root not presented"))
    try app.tap("close root")
    #expect(app.exists("root not presented"))
  }

  @Test("A pushed screen is presented, and dismissing it goes back")
  func screen() throws {
    let app = TestApp { Root() }
    try app.tap("push")
    #expect(app.exists("screen presented"))
    try app.tap("close screen")
    #expect(app.exists("root not presented"))
  }

  @Test("The root of a navigation view in a sheet is presented, and dismissing it closes the sheet")
  func sheet() throws {
    let app = TestApp { Root() }
    try app.tap("show")
    #expect(app.exists("sheet presented"))
    try app.tap("close sheet")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("shown false false"))
  }

  @Test("A subview dismisses through a binding to the presentation mode")
  func binding() throws {
    let app = TestApp { Root() }
    try app.tap("show bound")
    try app.tap("dismiss by binding")
    #expect(app.exists("shown false false"))
  }
}
