import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Styles around alerts and dialogs")
struct AlertStyleTests {
  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("loud")
        configuration.label
      }
    }
  }

  private struct Tapping: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack {
        Text("framed")
        configuration
      }
    }
  }

  private struct Styled: View {
    @State private var isAlerting = false
    @State private var isAsking = false
    @State private var isLegacy = false
    @State private var name = ""
    var body: some View {
      VStack {
        Button("alert") { isAlerting = true }
          .alert("Title", isPresented: $isAlerting) {
            TextField("Name", text: $name)
            Button("Save") {}
          }
        Button("ask") { isAsking = true }
          .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Delete", role: .destructive) {} }
        Button("legacy") { isLegacy = true }
          .alert(isPresented: $isLegacy) { Alert(title: Text("Old")) }
      }
      .font(.largeTitle)
      .foregroundStyle(.red)
      .textFieldStyle(Framed())
    }
  }

  /// The elements of the frontmost presentation.
  private func front(of app: TestApp) throws -> [Element] { try #require(app.session.root.children.last).everything }

  @Test("The styles of the presenting view do not apply to the actions of alerts and dialogs")
  func styles() throws {
    let apps = [
      TestApp { Styled().buttonStyle(.borderedProminent) }, TestApp { Styled().buttonStyle(Loud()) },
    ]
    for app in apps {
      for (opening, closing) in [("alert", "Save"), ("ask", "Delete"), ("legacy", "OK")] {
        try app.tap(opening)
        let elements = try front(of: app)
        #expect(!app.frontTexts.contains("loud") && !app.frontTexts.contains("framed"), "\(opening)")
        for element in elements where element.role == .button {
          #expect(element.content.string(.variant) == nil, "\(opening)")
        }
        for element in elements where element.role == .text { #expect(element.style.isEmpty, "\(opening)") }
        try app.tap(closing)
        #expect(app.presentations.isEmpty)
      }
    }
  }

  @Test("A primitive style of the presenting view leaves an alert its buttons")
  func primitiveStyle() throws {
    let app = TestApp { Styled().buttonStyle(Tapping()) }
    try app.tap("legacy")
    #expect(try front(of: app).filter { $0.role == .button }.count == 1)
    try app.tap("OK")
    #expect(app.presentations.isEmpty)
  }
}
