import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Sizes and separators of lists")
struct ListSizeTests {
  private func content(_ app: TestApp, _ role: Role) -> Content {
    app.elements(role).first?.content ?? Content()
  }

  @Test("A list has the row spacing and the minimum heights of its environment")
  func listSizes() {
    let app = TestApp {
      List { Text("Row") }
        .listRowSpacing(12)
        .environment(\.defaultMinListRowHeight, 30)
        .environment(\.defaultMinListHeaderHeight, 20)
    }
    #expect(content(app, .list).number(.rowSpacing) == 12)
    #expect(content(app, .list).number(.minimumRowHeight) == 30)
    #expect(content(app, .list).number(.minimumHeaderHeight) == 20)
  }

  @Test("The spacing of sections applies to one section or to all sections of a list")
  func sectionSpacing() {
    let app = TestApp {
      List {
        Section("A") { Text("1") }
        Section("B") { Text("2") }.listSectionSpacing(.custom(3))
        Section("C") { Text("3") }.listSectionSpacing(.default)
      }
      .listSectionSpacing(40)
    }
    #expect(app.elements(.section).map { $0.content.number(.sectionSpacing) } == [40, 3, nil])
  }

  @Test("Lengths that are negative, infinite or not a number are limited or ignored", arguments: [-1.0, .nan, .infinity])
  func hostileLengths(_ length: Double) {
    let app = TestApp {
      List { Section { Text("Row") }.listSectionSpacing(length) }
        .listRowSpacing(length)
        .environment(\.defaultMinListRowHeight, length)
    }
    let expected: Double? = length == .infinity ? 10_000 : nil
    #expect(content(app, .list).number(.rowSpacing) == expected)
    #expect(content(app, .list).number(.minimumRowHeight) == expected)
    #expect(content(app, .section).number(.sectionSpacing) == expected)
  }

  private struct Prominent: View {
    @State private var prominence = Prominence.standard
    var body: some View {
      List {
        Section("Header") { Button("Increase") { prominence = .increased } }.headerProminence(prominence)
      }
    }
  }

  @Test("The emphasis of a section's header follows its value")
  func prominence() throws {
    let app = TestApp { Prominent() }
    #expect(content(app, .sectionHeader).string(.kind) == nil)
    try app.tap("Increase")
    #expect(content(app, .sectionHeader).string(.kind) == "increased")
  }

  @Test("A tint of separators and of items is part of the style of a row")
  func tints() {
    let app = TestApp {
      List {
        Text("A").listRowSeparatorTint(.red)
        Text("B").listRowSeparatorTint(.red, edges: .top)
        Label("C", systemImage: "star").listItemTint(.green)
        Label("D", systemImage: "star").listItemTint(.monochrome)
        Text("E").listRowSeparatorTint(nil).listItemTint(nil as Color?)
      }
    }
    let red = Paint.color(ColorStyle(.named("red")))
    let green = Paint.color(ColorStyle(.named("green")))
    let gray = Paint.color(ColorStyle(.named("gray")))
    let rows = app.elements(.list).first?.children ?? []
    #expect(rows.map { $0.style.properties.contains(.rowSeparatorTint(red)) } == [true, false, false, false, false])
    #expect(rows.map { $0.style.properties.contains(.rowTopSeparatorTint(red)) } == [false, true, false, false, false])
    #expect(rows.map { $0.style.properties.contains(.itemTint(green)) } == [false, false, true, false, false])
    #expect(rows.map { $0.style.properties.contains(.itemTint(gray)) } == [false, false, false, true, false])
  }

  @Test("A tint of items does not tint the controls and the selection marks in a row")
  func tintOfControls() throws {
    struct Screen: View {
      @State private var isOn = true
      @State private var selection: Set<Int> = [1]
      var body: some View {
        List(selection: $selection) {
          Label("One", systemImage: "star").tag(1).listItemTint(.green)
          Toggle("Two", isOn: $isOn).listItemTint(.green)
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let app = TestApp { Screen() }
    let green = Paint.color(ColorStyle(.named("green")))
    var tints: [StyleProperty] = []
    func visit(_ element: Element) {
      tints += element.style.properties.filter { $0 == .tint(green) || $0 == .itemTint(green) }
      element.children.forEach(visit)
    }
    visit(app.mirror.root)
    #expect(tints == [.itemTint(green), .itemTint(green)])
  }
}
