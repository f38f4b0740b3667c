import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Buttons with roles and styles of iOS 26")
struct ButtonRoleTests {
  @Test("A button with a role and without a label has the word of the role")
  func defaultLabels() {
    let app = TestApp {
      VStack {
        Button(role: .close) {}
        Button(role: .confirm) {}
        Button(role: .cancel) {}
        Button(role: .destructive) {}
      }
    }
    #expect(app.visibleTexts == ["Close", "Done", "Cancel", "Delete"])
  }

  @Test("The word of a role is in the language of the environment")
  func language() {
    let app = TestApp { Button(role: .close) {}.environment(\.locale, Locale(identifier: "fr")) }
    #expect(app.visibleTexts == ["Fermer"])
  }

  private struct Loud: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).buttonStyle(.bordered)
    }
  }

  @Test("A button of a primitive style's configuration has the label, the role and the action of the styled button")
  func configuration() throws {
    let journal = Journal()
    let app = TestApp { Button("Erase", role: .destructive) { journal.note("erased") }.buttonStyle(Loud()) }
    try app.tap("Erase")
    #expect(journal.take() == ["erased"])
    let button = try #require(app.elements(.button).first)
    #expect(button.content.string(.role) == "destructive" && button.content.string(.variant) == "bordered")
  }

  @Test("Buttons with a glass style perform their actions")
  func glass() throws {
    let journal = Journal()
    let app = TestApp {
      VStack {
        Button("clear") { journal.note("clear") }.buttonStyle(.glass)
        Button("tinted") { journal.note("tinted") }.buttonStyle(.glassProminent)
      }
    }
    try app.tap("clear")
    try app.tap("tinted")
    #expect(journal.take() == ["clear", "tinted"])
    #expect(app.elements(.button).map { $0.content.string(.variant) } == ["plain", "borderedProminent"])
    #expect(app.elements(.button).last?.content.string(.borderShape) == "capsule")
  }
}
