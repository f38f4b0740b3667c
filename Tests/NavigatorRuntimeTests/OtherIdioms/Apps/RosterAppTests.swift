import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A roster on a tablet: columns, a table that is sorted and selected, an inspector with bindings, toolbars that are customized,
// and commands for the focused scene.

@Observable
private final class Member: Identifiable {
  let id: Int
  var name: String
  var role: Role
  var hours: Double
  var isActive = true

  enum Role: String, CaseIterable, Comparable, Identifiable {
    case cook, host, waiter
    var id: Self { self }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  init(_ id: Int, _ name: String, _ role: Role, _ hours: Double) {
    (self.id, self.name, self.role, self.hours) = (id, name, role, hours)
  }
}

@MainActor
@Observable
private final class Roster {
  var members = [
    Member(1, "Zoe", .cook, 20), Member(2, "Ben", .waiter, 35), Member(3, "Ann", .waiter, 8), Member(4, "Max", .host, 40),
  ]

  func remove(_ ids: Set<Member.ID>) { members.removeAll { ids.contains($0.id) } }
  subscript(id: Member.ID?) -> Member? { members.first { $0.id == id } }
}

private enum Filter: Hashable {
  case everyone
  case role(Member.Role)

  func includes(_ member: Member) -> Bool {
    if case .role(let role) = self { member.role == role } else { true }
  }
}

extension FocusedValues {
  @Entry fileprivate var roster: Roster?
  @Entry fileprivate var selection: Binding<Set<Member.ID>>?
}

private struct MemberInspector: View {
  @Bindable var member: Member
  @Environment(\.undo) private var undo

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $member.name).onSubmit { member.name = member.name.capitalized }
        Picker("Role", selection: $member.role) {
          ForEach(Member.Role.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .pickerStyle(.menu)
        .pickerStyle(.segmented)
        Slider(value: $member.hours, in: 0...40, step: 1) {
          Text("Hours")
        } minimumValueLabel: {
          Image(systemName: "tortoise")
        } maximumValueLabel: {
          Image(systemName: "hare")
        }
        Toggle("Active", isOn: $member.isActive)
      } header: {
        Text(member.name).headerProminence(.increased)
      }
      Button("Revert", action: undo.callAsFunction)
    }
    .formStyle(.grouped)
    .id(member.id)
  }
}

private struct UndoAction {
  var handler: @MainActor () -> Void = {}
  @MainActor func callAsFunction() { handler() }
}

extension EnvironmentValues {
  @Entry fileprivate var undo = UndoAction()
}

private struct RosterTable: View {
  let roster: Roster
  let filter: Filter
  @Binding var selection: Set<Member.ID>
  @State private var order = [KeyPathComparator(\Member.name)]

  private var shown: [Member] { roster.members.filter(filter.includes).sorted(using: order) }

  var body: some View {
    Table(of: Member.self, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name) { member in
        Text(member.name).strikethrough(!member.isActive)
      }
      .width(min: 100, ideal: 160, max: .infinity)
      TableColumn("Role", value: \.role) { Text($0.role.rawValue) }
      TableColumn("Hours", value: \.hours) { Text($0.hours, format: .number) }
    } rows: {
      ForEach(shown) { member in
        TableRow(member)
          .contextMenu {
            Button(member.isActive ? "Suspend" : "Resume") { member.isActive.toggle() }
            Divider()
            Menu("Move to") {
              ForEach(Member.Role.allCases) { role in
                Button(role.rawValue.capitalized) { member.role = role }.disabled(member.role == role)
              }
            }
            .menuOrder(.fixed)
          }
      }
    }
    .tableStyle(.inset)
    .contextMenu(forSelectionType: Member.ID.self) { ids in
      Button("Remove \(ids.count)", role: .destructive) { roster.remove(ids) }
    } primaryAction: { ids in
      for id in ids { roster[id]?.isActive = true }
    }
    .overlay { if shown.isEmpty { ContentUnavailableView("Nobody", systemImage: "person.slash") } }
  }
}

private struct RosterView: View {
  @State private var roster = Roster()
  @State private var filter: Filter? = .everyone
  @State private var selection: Set<Member.ID> = []
  @State private var isInspecting = false
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var isRolesExpanded = true
  @State private var log: [String] = []

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $filter) {
        Label("Everyone", systemImage: "person.3").tag(Filter.everyone).badge(roster.members.count)
        Section("Roles", isExpanded: $isRolesExpanded) {
          ForEach(Member.Role.allCases) { role in
            Text(role.rawValue.capitalized).tag(Filter.role(role)).listItemTint(.monochrome)
          }
        }
      }
      .listStyle(.sidebar)
      .navigationSplitViewColumnWidth(min: 180, ideal: 200, max: 240)
      .navigationTitle("Roster")
      .toolbar(removing: .sidebarToggle)
    } detail: {
      RosterTable(roster: roster, filter: filter ?? .everyone, selection: $selection)
        .navigationTitle(selection.isEmpty ? "Members" : "\(selection.count) chosen")
        .inspector(isPresented: $isInspecting) {
          Group {
            if selection.count == 1, let member = roster[selection.first] {
              MemberInspector(member: member)
            } else {
              Text("Choose one")
            }
          }
          .inspectorColumnWidth(min: 200, ideal: 260, max: 400)
          .environment(\.undo, UndoAction { log.append("undo") })
        }
        .toolbar(id: "roster") {
          ToolbarItem(id: "inspect", placement: .primaryAction) {
            Toggle("Inspector", systemImage: "sidebar.trailing", isOn: $isInspecting)
          }
          .customizationBehavior(.disabled)
          ToolbarItem(id: "clear", placement: .secondaryAction, showsByDefault: true) {
            Button("Clear") { selection.removeAll() }.disabled(selection.isEmpty)
          }
        }
        .toolbarRole(.editor)
        .toolbar { ToolbarItem(placement: .principal) { Text(log.joined()).accessibilityIdentifier("log") } }
    }
    .navigationSplitViewStyle(.prominentDetail)
    .focusedSceneValue(\.roster, roster)
    .focusedSceneValue(\.selection, $selection)
    .onChange(of: selection) { old, new in
      guard old.isSubset(of: new) else { return }
      isInspecting = true
    }
  }
}

private struct RosterCommands: Commands {
  @FocusedValue(\.roster) private var roster
  @FocusedBinding(\.selection) private var selection

  var body: some Commands {
    SidebarCommands()
    CommandGroup(after: .pasteboard) {
      Button("Choose All") { selection = Set(roster?.members.map(\.id) ?? []) }.keyboardShortcut("a")
      Button("Choose None") { selection = [] }.keyboardShortcut("a", modifiers: [.command, .shift]).disabled(
        selection?.isEmpty != false)
    }
    CommandMenu("Members") {
      Button("Add") { roster?.members.append(Member(9, "New", .host, 0)) }.keyboardShortcut("n", modifiers: [.command, .option])
    }
  }
}

private struct RosterApp: App {
  var body: some Scene {
    WindowGroup("Roster", id: "roster") { RosterView() }
      .defaultSize(width: 1_000, height: 700)
      .commands { RosterCommands() }
  }
}

/// A roster with columns, a table and an inspector.
@MainActor
@Suite("A roster on a tablet")
struct RosterAppTests {
  private let names = ["Zoe", "Ben", "Ann", "Max", "New"]
  private func app() -> TestApp {
    TestApp(RosterApp(), environment: TestEnvironment(windowSize: CGSize(width: 1_180, height: 820)))
  }

  private func shown(_ app: TestApp) throws -> [String] {
    try app.column(.detail).visibleTexts().filter(names.contains)
  }

  @Test("The table is sorted by its columns, the first header again reverses it, and the sidebar filters it")
  func sorting() throws {
    let app = app()
    #expect(try shown(app) == ["Ann", "Ben", "Max", "Zoe"])
    try app.column(.detail).tap("Hours")
    #expect(try shown(app) == ["Ann", "Zoe", "Ben", "Max"])
    try app.column(.detail).tap("Hours")
    #expect(try shown(app) == ["Max", "Ben", "Zoe", "Ann"])
    try app.column(.sidebar).tap("Waiter")
    #expect(try shown(app) == ["Ben", "Ann"])
    try app.column(.sidebar).tap("Everyone")
    #expect(try shown(app).count == 4)
  }

  @Test("A selection opens the inspector, whose bindings change the row")
  func inspecting() throws {
    let app = app()
    #expect(!app.exists("Choose one"))
    try app.tap("Zoe")
    #expect(app.contains("1 chosen") && app.exists("Revert"))
    try app.setSlider("Hours", to: 33)
    #expect(app.exists("33"))
    try app.setToggle("Active", to: false)
    try app.clear("Name")
    try app.type("zora", into: "Name")
    try app.submit(in: "Name")
    #expect(app.exists("Zora") && !app.exists("Zoe"))
    try app.tap("Revert")
    #expect(try app.element("log").content.string(.text) == "undo")
    try app.menu("More").tap("Clear")
    #expect(app.exists("Choose one") && !app.exists("Revert"))
  }

  @Test("A row's menu changes its member, also through a menu within it")
  func menus() throws {
    let app = app()
    let menu = try app.contextMenu(of: "Max")
    try menu.tap("Suspend")
    #expect(try app.contextMenu(of: "Max").exists("Resume"))
    try app.menu("Move to").tap("Cook")
    try app.column(.sidebar).tap("Cook")
    #expect(try shown(app) == ["Max", "Zoe"])
  }

  @Test("Commands act on the values of the focused scene")
  func commands() throws {
    let app = app()
    try app.press(KeyboardShortcut("n", modifiers: [.command, .option]))
    #expect(try shown(app).contains("New"))
    #expect(throws: TestFailure.self) { try app.press(KeyboardShortcut("a", modifiers: [.command, .shift])) }
    try app.press(KeyboardShortcut("a"))
    #expect(app.contains("5 chosen") && app.exists("Choose one"))
    try app.press(KeyboardShortcut("a", modifiers: [.command, .shift]))
    #expect(app.contains("Members") && !app.contains("chosen"))
  }
}
