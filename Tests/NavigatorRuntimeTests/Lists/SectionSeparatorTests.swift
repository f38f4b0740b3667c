import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Separators of sections")
struct SectionSeparatorTests {
  private func styles(_ app: TestApp) -> [Set<StyleProperty>] {
    app.elements(.section).map { Set($0.style.properties) }
  }

  @Test("The separators of a section are visible or hidden at the edges that are named")
  func visibility() {
    let app = TestApp {
      List {
        Section { Text("A") }.listSectionSeparator(.hidden)
        Section { Text("B") }.listSectionSeparator(.visible, edges: .top)
        Section { Text("C") }.listSectionSeparator(.visible, edges: .bottom)
        Section { Text("D") }.listSectionSeparator(.automatic)
        Section { Text("E") }.listSectionSeparator(.hidden, edges: [])
      }
      .listStyle(.plain)
    }
    #expect(
      styles(app) == [
        [.sectionSeparatorHidden(true), .sectionTopSeparatorHidden(true)], [.sectionTopSeparatorHidden(false)],
        [.sectionSeparatorHidden(false)], [], [],
      ])
  }

  @Test("A tint of the separators of sections is part of the style of each section, at the edges that are named")
  func tints() {
    let app = TestApp {
      List {
        Section { Text("A") }.listSectionSeparatorTint(.red)
        Group {
          Section { Text("B") }
          Section { Text("C") }
        }
        .listSectionSeparatorTint(.red, edges: .top)
        Section { Text("D") }.listSectionSeparatorTint(nil)
      }
    }
    let red = Paint.color(ColorStyle(.named("red")))
    #expect(
      styles(app) == [
        [.sectionSeparatorTint(red), .sectionTopSeparatorTint(red)], [.sectionTopSeparatorTint(red)],
        [.sectionTopSeparatorTint(red)], [],
      ])
  }

  private struct Changing: View {
    @State private var isVisible = false

    var body: some View {
      List {
        Section { Toggle("Visible", isOn: $isVisible) }.listSectionSeparator(isVisible ? .visible : .hidden, edges: .bottom)
      }
    }
  }

  @Test("The separators of a section follow a state")
  func change() throws {
    let app = TestApp { Changing() }
    #expect(styles(app) == [[.sectionSeparatorHidden(true)]])
    try app.setToggle("Visible", to: true)
    #expect(styles(app) == [[.sectionSeparatorHidden(false)]])
  }
}
