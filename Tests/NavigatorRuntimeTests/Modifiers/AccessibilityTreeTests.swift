import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Accessibility tree")
struct AccessibilityTreeTests {
  private func lines(_ app: TestApp) -> [String] {
    app.accessibilityTree.map(\.description)
  }

  private struct Controls: View {
    @State private var isOn = true
    @State private var name = "Ann"
    @State private var amount = 3.0
    @State private var fruit = 1
    var body: some View {
      NavigationStack {
        Form {
          Section("Audio") {
            Toggle("Sound", isOn: $isOn)
            Slider(value: $amount, in: 0...10) { Text("Volume") }
          }
          TextField("Name", text: $name).accessibilityHint("Your name")
          Picker("Fruit", selection: $fruit) {
            Text("Apple").tag(0)
            Text("Pear").tag(1)
          }
          Button("Send") {}.disabled(true)
          Image(systemName: "star").accessibilityLabel("Favorite")
          Image(decorative: "background")
          Text("Hidden").accessibilityHidden(true)
          Text("Chosen").accessibilityAddTraits(.isSelected)
          Text("Part").accessibilityHeading(.h2)
        }
        .navigationTitle("Settings")
      }
    }
  }

  @Test("The tree has the role, the label, the value, the hint and the state of each element")
  func controls() {
    let app = TestApp { Controls() }
    #expect(
      lines(app) == [
        #"heading "Settings""#, #"heading "Audio""#, #"toggle "Sound" value: on"#, #"slider "Volume" value: 3"#,
        #"textField "Name" value: Ann hint: Your name"#, #"picker "Fruit" value: Pear"#, #"button "Send" [disabled]"#,
        #"image "Favorite""#, #"staticText "Chosen" [selected]"#, #"heading "Part""#,
      ])
  }

  @Test("A view of any kind can be a heading")
  func headings() {
    let app = TestApp {
      VStack {
        Label("Fruit", systemImage: "leaf").accessibilityAddTraits(.isHeader)
        HStack {
          Text("Roots")
          Image(decorative: "root")
        }
        .accessibilityHeading(.h2)
        HStack {
          Text("Nuts")
          Text("3")
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
        Text("Seeds").accessibilityAddTraits(.isHeader)
      }
    }
    #expect(lines(app) == [#"heading "Fruit""#, #"heading "Roots""#, #"heading "Nuts, 3""#, #"heading "Seeds""#])
  }

  @Test("A link to an address is a link, and a label replaces what a label view shows")
  func linksAndLabels() throws {
    let address = try #require(URL(string: "https://swift.org"))
    let app = TestApp {
      VStack {
        Link("Swift", destination: address)
        Label("5", systemImage: "heart").accessibilityLabel("5 likes")
      }
    }
    #expect(lines(app) == [#"link "Swift""#, #"staticText "5 likes""#])
  }

  private struct Traits: View {
    @State private var isOn = false
    @State private var isOpen = false
    @State private var text = "a"
    var body: some View {
      VStack {
        Button("Mute") { isOn.toggle() }.accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
        Text("Stopwatch").accessibilityAddTraits(.updatesFrequently)
        TextField("Find", text: $text).accessibilityAddTraits(.isSearchField)
        HStack { Button("Home") { isOpen = true }.accessibilityAddTraits(.isSelected) }
          .accessibilityElement(children: .contain).accessibilityAddTraits(.isTabBar)
        if isOpen {
          VStack {
            Text("Saved")
            Button("Close") { isOpen = false }
          }
          .accessibilityAddTraits(.isModal)
        }
      }
    }
  }

  @Test("A trait outside of a frame describes the button, not the space around it")
  func traitOutsideOfFrame() throws {
    let app = TestApp {
      Button("23") {}.buttonStyle(.plain).frame(maxWidth: .infinity).foregroundStyle(.tint)
        .accessibilityLabel("Monday").accessibilityAddTraits(.isSelected)
    }
    #expect(try app.element("Monday").content.bool(.isSelected))
  }

  @Test("Traits set the role and the states of an element, and the siblings of a modal view are omitted")
  func traits() throws {
    let app = TestApp { Traits() }
    let all = [
      #"toggle "Mute""#, #"staticText "Stopwatch" [updates frequently]"#, #"searchField "Find" value: a"#,
      "tabBar \"\"\n  button \"Home\" [selected]",
    ]
    #expect(lines(app) == all)
    try app.tap("Mute")
    #expect(lines(app).first == #"toggle "Mute" [selected]"#)
    try app.tap("Home")
    #expect(lines(app) == [#"staticText "Saved""#, #"button "Close""#])
    try app.tap("Close")
    #expect(lines(app).dropFirst() == all.dropFirst())
  }

  @Test("The children of an element are ignored, contained or combined")
  func children() {
    let app = TestApp {
      VStack {
        HStack {
          Text("A"); Text("B")
        }.accessibilityElement(children: .combine)
        HStack {
          Text("C"); Text("D")
        }.accessibilityElement(children: .contain).accessibilityLabel("Letters")
        HStack { Text("E") }.accessibilityElement().accessibilityLabel("One")
        HStack {
          Text("F"); Button("G") {}
        }.accessibilityElement(children: .combine)
      }
    }
    #expect(
      lines(app) == [
        #"staticText "A, B""#, "group \"Letters\"\n  staticText \"C\"\n  staticText \"D\"", #"group "One""#,
        #"group "F, G" actions: G"#,
      ])
  }

  @Test("Siblings are read in the order of their priorities, and equal ones in the order of the views")
  func sortPriority() {
    let app = TestApp {
      VStack {
        Text("C")
        Text("A").accessibilitySortPriority(2)
        Text("B").accessibilitySortPriority(1)
        Text("D")
        HStack {
          Text("F")
          Text("E").accessibilitySortPriority(1)
        }
      }
    }
    #expect(app.accessibilityTree.map(\.label) == ["A", "B", "C", "D", "E", "F"])
  }

  @Test("Names for voice control are in the tree")
  func inputLabels() {
    let app = TestApp { Button("Send message") {}.accessibilityInputLabels(["Send", "Mail"]) }
    #expect(app.accessibilityTree.map(\.inputLabels) == [["Send", "Mail"]])
    #expect(lines(app) == [#"button "Send message" input labels: Send, Mail"#])
  }

  private struct Rating: View {
    @State private var stars = 3
    var body: some View {
      Text("Rating")
        .accessibilityValue("\(stars)")
        .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
    }
  }

  @Test("An adjustable view is a slider that the arrow keys adjust")
  func adjustable() throws {
    let app = TestApp { Rating() }
    #expect(lines(app) == [#"slider "Rating" value: 3 actions: Increment, Decrement"#])
    try app.press(.upArrow, in: "Rating")
    try app.press(.rightArrow, in: "Rating")
    try app.press(.downArrow, in: "Rating")
    #expect(app.accessibilityTree.first?.value == "4")
  }

  @Test("A test increments and decrements an adjustable view, unless it is disabled or not adjustable")
  func adjusting() throws {
    let app = TestApp {
      Rating()
      Rating().disabled(true).accessibilityIdentifier("disabled")
      Text("Plain")
    }
    try app.increment("Rating", index: 0)
    try app.increment("Rating", index: 0)
    try app.decrement("Rating", index: 0)
    #expect(app.accessibilityTree.map(\.value) == ["4", "3", nil])
    #expect(throws: TestFailure.self) { try app.increment("disabled") }
    #expect(throws: TestFailure.self) { try app.increment("Plain") }
  }

  private struct Actions: View {
    @State private var log: [String] = []
    @State private var level = 5
    var body: some View {
      List {
        Text("Mail")
          .accessibilityAction(named: "Archive") { log.append("archive") }
          .accessibilityAction(named: Text("Flag")) { log.append("flag") }
          .accessibilityAction { log.append("default") }
          .accessibilityActions {
            Button("Reply") { log.append("reply") }
            if level > 4 { Button("Forward", systemImage: "arrow.right") { log.append("forward") } }
          }
        Text("Level")
          .accessibilityValue("\(level)")
          .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
        Text("Row").swipeActions { Button("Delete") { log.append("delete") } }
        Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      }
    }
  }

  @Test("The actions of all forms are in the tree")
  func actionNames() {
    let app = TestApp { Actions() }
    let tree = app.accessibilityTree
    #expect(tree[0].actions == ["Archive", "Flag", "Activate", "Reply", "Forward"])
    #expect(tree[1].actions == ["Increment", "Decrement"])
    #expect(tree[2].actions == ["Delete"])
  }

  @Test("Performing an action runs its handler with the current state")
  func performing() throws {
    let app = TestApp { Actions() }
    for (action, name) in [
      ("Archive", "Mail"), ("Activate", "Mail"), ("Forward", "Mail"), ("Decrement", "Level"), ("Decrement", "Level"),
      ("Delete", "Row"),
    ] {
      try app.performAccessibilityAction(action, on: name)
    }
    #expect(app.exists("archive default forward delete"))
    #expect(app.accessibilityTree[1].value == "3")
    #expect(app.accessibilityTree[0].actions == ["Archive", "Flag", "Activate", "Reply"])
    #expect(throws: TestFailure.self) { try app.performAccessibilityAction("Forward", on: "Mail") }
  }

  private struct Representation: View {
    @State private var isOn = false
    var body: some View {
      Text("drawn \(isOn)").accessibilityRepresentation { Toggle("Sound", isOn: $isOn) }
    }
  }

  @Test("A representation replaces a view and changes its state")
  func representation() throws {
    let app = TestApp { Representation() }
    #expect(lines(app) == [#"toggle "Sound" value: off"#])
    try app.tap("Sound")
    #expect(app.exists("drawn true"))
  }

  private struct Focusing: View {
    @AccessibilityFocusState private var isErrorFocused: Bool
    @AccessibilityFocusState private var row: Int?
    var body: some View {
      Text("Error").accessibilityFocused($isErrorFocused)
      Text("Row").accessibilityFocused($row, equals: 1)
      Button("Fail") { isErrorFocused = true }
      Button("Next") { (isErrorFocused, row) = (false, 1) }
    }
  }

  @Test("The focus of assistive technologies follows the value of the state")
  func focus() throws {
    let app = TestApp { Focusing() }
    func focused() -> [String] { app.accessibilityTree.filter(\.isFocused).map(\.label) }
    #expect(focused() == [])
    try app.tap("Fail")
    #expect(focused() == ["Error"])
    try app.tap("Next")
    #expect(focused() == ["Row"])
  }

  private struct DefaultFocus: View {
    let start: Int?
    @AccessibilityFocusState private var row: Int?
    @AccessibilityFocusState private var isTitleFocused: Bool
    @State private var isShown = false
    var body: some View {
      Text("First").accessibilityFocused($row, equals: 1)
      Text("Second").accessibilityFocused($row, equals: 2)
      if isShown {
        VStack { Text("Title").accessibilityFocused($isTitleFocused) }
          .accessibilityDefaultFocus($isTitleFocused, true)
          .accessibilityDefaultFocus($row, 2)
      }
      Button("Show") {
        row = start
        isShown = true
      }
    }
  }

  @Test("A view that appears sets its default focus unless its property has a focus", arguments: [nil, 1] as [Int?])
  func defaultFocus(start: Int?) throws {
    let app = TestApp { DefaultFocus(start: start) }
    func focused() -> [String] { app.accessibilityTree.filter(\.isFocused).map(\.label) }
    #expect(focused() == [])
    try app.tap("Show")
    #expect(focused() == [start == nil ? "Second" : "First", "Title"])
  }

  @Test("Custom content of several modifiers is read together")
  func customContent() {
    let app = TestApp {
      Text("Dog").accessibilityCustomContent("Age", "3 years").accessibilityCustomContent(Text("Coat"), Text("brown"))
    }
    #expect(app.accessibilityTree.first?.customContent == ["Age: 3 years", "Coat: brown"])
  }

  @Test("The tree of a presentation leaves out what is behind it")
  func presentation() {
    let app = TestApp {
      Text("Behind").alert("Sure?", isPresented: .constant(true)) {
        Button("Yes") {}
      } message: {
        Text("Really")
      }
    }
    #expect(lines(app) == [#"staticText "Sure?, Really""#, #"button "Yes""#])
  }

  private struct Framed: View {
    @State private var text = ""
    @State private var taps = 0

    var body: some View {
      TextField("", text: $text).frame(width: 100).padding().accessibilityLabel("Amount").accessibilityHint("In euros")
      Image(systemName: "star").frame(width: 40, height: 40).onTapGesture { taps += 1 }.accessibilityLabel("Favorite")
    }
  }

  @Test("A label after a frame names the control in it, or the view that handles taps")
  func labelAfterFrame() throws {
    let app = TestApp { Framed() }
    let field = try #require(app.elements(.textField).first)
    #expect(field.content.string(.label) == "Amount")
    #expect(field.content.string(.hint) == "In euros")
    let star = try #require((app.elements(.image) + app.elements(.box)).first { $0.events.contains(.tap) })
    #expect(star.content.string(.label) == "Favorite")
  }
}
