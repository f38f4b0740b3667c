import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Focus, tabs, taps and phases")
struct TestQueryTests {
  private struct SignIn: View {
    enum Field { case name, password }
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var password = ""

    var body: some View {
      Form {
        TextField("Name", text: $name).focused($field, equals: .name)
        LabeledContent("Secret") {
          SecureField("", text: $password).focused($field, equals: .password)
        }
        Button("Next") { field = .password }
      }
    }
  }

  @Test("The focused field is read by its name, and by the row's label if it has none")
  func focus() throws {
    let app = TestApp { SignIn() }
    #expect(app.focusedField == nil)
    try app.focus("Name")
    #expect(app.focusedField == "Name")
    try app.tap("Next")
    #expect(app.focusedField == "Secret")
    #expect(try app.isFocused("Secret") && !app.isFocused("Name"))
  }

  @Test("Tabs are read in order without their badges")
  func tabs() throws {
    let app = TestApp {
      TabView {
        Tab("Home", systemImage: "house") { Text("h") }
        Tab("Orders", systemImage: "bag") { Text("o") }.badge(3)
      }
    }
    #expect(app.tabs == ["Home", "Orders"])
    #expect(app.selectedTab == "Home")
    try app.selectTab("Orders")
    #expect(app.selectedTab == "Orders")
    #expect(TestApp { Text("no tabs") }.tabs.isEmpty)
  }

  private struct Taps: View {
    @State private var doubleTaps = 0
    @State private var taps = 0
    @State private var isOpen = false

    var body: some View {
      if isOpen {
        Button("Close") { taps += 100 }
      } else {
        Text("Photo \(doubleTaps)").onTapGesture(count: 2) { doubleTaps += 1 }
        Button("Count \(taps)") { taps += 1 }
        Button("Open") { isOpen = true }
      }
    }
  }

  @Test("A double tap performs the action for two taps, and an action for one tap twice")
  func doubleTap() throws {
    let app = TestApp { Taps() }
    try app.doubleTap("Photo 0")
    try app.doubleTap("Count 0")
    #expect(app.visibleTexts == ["Photo 1", "Count 2", "Open"])
  }

  private struct OnceOrTwice: View {
    @State private var taps = 0
    @State private var doubleTaps = 0

    var body: some View {
      Text("\(taps) \(doubleTaps)")
        .onTapGesture(count: 2) { doubleTaps += 1 }
        .onTapGesture { taps += 1 }
    }
  }

  @Test("A double tap with a separate action does not perform the action for one tap")
  func tapOrDoubleTap() throws {
    let app = TestApp { OnceOrTwice() }
    try app.doubleTap("0 0")
    #expect(app.visibleTexts == ["0 1"])
    try app.tap("0 1")
    #expect(app.visibleTexts == ["1 1"])
  }

  @Test("The second tap of a double tap is omitted if the first one removed the element")
  func doubleTapOnce() throws {
    let app = TestApp { Taps() }
    let cost = try app.measure { try app.doubleTap("Open") }
    #expect(app.visibleTexts == ["Close"])
    #expect(cost.eventsDropped == 0)
  }

  private struct Phase: View {
    @Environment(\.scenePhase) private var phase
    @State private var phases: [ScenePhase] = []

    var body: some View {
      Text("\(phases.count)").onChange(of: phase) { phases.append(phase) }
    }
  }

  @Test("A phase is SwiftUI's ScenePhase")
  func phase() throws {
    let app = TestApp { Phase() }
    let phases: [ScenePhase] = [.inactive, .background, .inactive, .active]
    for phase in phases { try app.enter(phase: phase) }
    #expect(Int(app.visibleTexts[0]) ?? 0 >= 2)
  }
}
