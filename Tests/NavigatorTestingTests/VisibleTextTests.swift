import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Visible texts")
struct VisibleTextTests {
  @Test("Texts are read in the letter case that is shown, and found by both")
  func letterCase() throws {
    let app = TestApp {
      Button {
      } label: {
        Text("Save")
      }.textCase(.uppercase)
      Text("Öl").textCase(.uppercase)
      Text("ABC").textCase(.lowercase)
    }
    #expect(app.visibleTexts == ["SAVE", "ÖL", "abc"])
    try app.tap("SAVE")
    try app.tap("Save")
    #expect(try app.element("abc").role == .text)
  }

  @Test("A label shows what its style shows, and its title finds the control")
  func labelStyles() throws {
    let app = TestApp {
      Button {
      } label: {
        Label("Add", systemImage: "plus")
      }.labelStyle(.iconOnly)
      Label("Star", systemImage: "star").labelStyle(.titleOnly)
      Label("Moon", systemImage: "moon")
    }
    #expect(app.visibleTexts == ["Star", "Moon"])
    try app.tap("Add")
    #expect(app.exists("Add"))
  }

  @Test("A label in a toolbar's button shows its icon only, unless it has a style")
  func toolbar() throws {
    let app = TestApp {
      NavigationStack {
        Text("content")
          .toolbar {
            Button {
            } label: {
              Label("Add", systemImage: "plus")
            }
            Button {
            } label: {
              Label("Share", systemImage: "star")
            }.labelStyle(.titleAndIcon)
            Button("Done") {}
          }
      }
    }
    #expect(app.visibleTexts == ["Share", "Done", "content"])
    try app.tap("Add")
  }

  @Test("A picker with a menu shows its label in a form only, and one with segments never does")
  func pickerLabels() throws {
    let menu = Picker("Colour", selection: .constant(0)) { Text("Red").tag(0) }
    let segments = Picker("Size", selection: .constant(0)) { Text("Large").tag(0) }.pickerStyle(.segmented)
    #expect(TestApp { menu }.visibleTexts == ["Red"])
    #expect(TestApp { Form { menu } }.visibleTexts == ["Colour", "Red"])
    #expect(TestApp { Form { Section { menu } } }.visibleTexts == ["Colour", "Red"])
    #expect(TestApp { Form { HStack { menu } } }.visibleTexts == ["Red"])
    #expect(TestApp { Form { segments } }.visibleTexts == ["Large"])
    #expect(try TestApp { menu }.value(of: "Colour") == "Red")
  }

  @Test("A control whose label is hidden is found by the label, and shows no text")
  func hiddenLabels() throws {
    let app = TestApp {
      Toggle("Sound", isOn: .constant(true)).labelsHidden()
      Picker("Colour", selection: .constant(0)) { Text("Red").tag(0) }.labelsHidden()
    }
    #expect(app.visibleTexts == ["Red"])
    #expect(try app.value(of: "Sound") == true)
    #expect(try app.value(of: "Colour") == "Red")
  }
}
