import NavigatorHost
import NavigatorTesting
import SwiftUI

extension ControlEntry {
  /// The controls that choose among several values.
  static let selections: [ControlEntry] = pickers + menus + lists + tabs

  private static let pickers: [ControlEntry] = [
    picker("automatic", .automatic),
    picker("menu", .menu),
    picker("segmented", .segmented),
    picker("inline", .inline),
    picker("wheel", .wheel),
    sections("automatic", .automatic),
    sections("menu", .menu),
    sections("segmented", .segmented),
    sections("inline", .inline),
    sections("wheel", .wheel),
    link("navigation link") { ForEach(Choice.allCases) { Text($0.rawValue).tag($0) } },
    link("sections, navigation link") { sectionedChoices },
    ControlEntry("Picker of an optional") {
      Control(Choice?.some(.one), nil) { selection in
        Picker("control", selection: selection) {
          Text("none").tag(Choice?.none)
          ForEach(Choice.allCases) { Text($0.rawValue).tag(Choice?.some($0)) }
        }
      } shown: { app in
        app.chosenOption == "none" ? .some(nil) : app.chosenOption.map { Choice(rawValue: $0) }
      } use: {
        try $0.select($1?.rawValue ?? "none", in: "control")
      }
    },
    ControlEntry("Picker of a raw value, nil at times") {
      Control(Choice?.none, .two, returns: false) { selection in
        Picker("control", selection: selection) {
          ForEach(Choice.allCases) { Text($0.rawValue).tag(Optional($0)) }
        }
      } shown: { app in
        .some(app.chosenOption.flatMap { Choice(rawValue: $0) })
      } use: { app, _ in
        try app.select("two", in: "control")
      }
    },
  ]

  private static let menus: [ControlEntry] = [
    ControlEntry("Picker in a menu") {
      Control(Choice.one, .two) { selection in
        Menu("menu \(selection.wrappedValue.rawValue)") {
          Picker("control", selection: selection) {
            ForEach(Choice.allCases) { Text($0.rawValue).tag($0) }
          }
        }
      } shown: { app in
        let title = app.elements(.button).first?.everything.lazy.compactMap { $0.content.string(.text) }.first
        return title.flatMap { Choice(rawValue: String($0.dropFirst(5))) }
      } use: {
        try $0.menu($1 == .one ? "menu two" : "menu one").tap($1.rawValue)
      }
    },
    ControlEntry("Picker with sections in a menu") {
      Control(Choice.one, .two) { selection in
        Menu("menu \(selection.wrappedValue.rawValue)") {
          Picker("control", selection: selection) { sectionedChoices }
        }
      } shown: { app in
        let title = app.elements(.button).first?.everything.lazy.compactMap { $0.content.string(.text) }.first
        return title.flatMap { Choice(rawValue: String($0.dropFirst(5))) }
      } use: {
        try $0.menu($1 == .one ? "menu two" : "menu one").tap($1.rawValue)
      }
    },
    ControlEntry("Toggle in a menu") {
      Control(false, true) { isOn in
        Menu("menu \(isOn.wrappedValue ? "on" : "off")") { Toggle("control", isOn: isOn) }
      } shown: { app in
        app.elements(.button).first?.everything.contains { $0.content.string(.text) == "menu on" }
      } use: {
        try $0.menu($1 ? "menu off" : "menu on").tap("control")
      }
    },
  ]

  private static func picker<Style: PickerStyle>(
    _ name: String, _ style: @autoclosure @escaping @MainActor @Sendable () -> Style
  ) -> ControlEntry {
    ControlEntry("Picker, \(name)") {
      Control(Choice.one, .two) { selection in
        Picker("control", selection: selection) {
          ForEach(Choice.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(style())
      } shown: { app in
        app.chosenOption.flatMap { Choice(rawValue: $0) }
      } use: {
        try $0.select($1.rawValue, in: "control")
      }
    }
  }

  private static func sections<Style: PickerStyle>(
    _ name: String, _ style: @autoclosure @escaping @MainActor @Sendable () -> Style
  ) -> ControlEntry {
    ControlEntry("Picker, sections, \(name)") {
      Control(Choice.one, .two) { selection in
        Picker("control", selection: selection) { sectionedChoices }.pickerStyle(style())
      } shown: { app in
        app.chosenOption.flatMap { Choice(rawValue: $0) }
      } use: {
        try $0.select($1.rawValue, in: "control")
      }
    }
  }

  private static func link<Options: View>(
    _ name: String, @ViewBuilder options: @escaping @MainActor @Sendable () -> Options
  ) -> ControlEntry {
    ControlEntry("Picker, \(name)") {
      Control(Choice.one, .two, maximumBodies: 40) { selection in
        NavigationStack {
          Picker("control", selection: selection) { options() }.pickerStyle(.navigationLink)
        }
      } shown: { app in
        let texts = app.elements(.link).first?.everything.compactMap { $0.content.string(.text) }
        return texts?.last.flatMap { Choice(rawValue: $0) }
      } use: {
        try $0.tap("control")
        try $0.tap($1.rawValue)
      }
    }
  }

  /// The choices, each in a section.
  @MainActor private static var sectionedChoices: some View {
    ForEach(Choice.allCases) { choice in
      Section("Section \(choice.rawValue)") { Text(choice.rawValue).tag(choice) }
    }
  }

  private static let lists: [ControlEntry] = [
    ControlEntry("List of one selection") {
      Control(String?.some("one"), "two") { selection in
        List(selection: selection) {
          Text("one").tag("one")
          Text("two").tag("two")
        }
      } shown: { app in
        app.selectedRows.first
      } use: {
        try $0.tap($1 ?? "")
      }
    },
    ControlEntry("List of data with one selection") {
      Control(Choice.ID?.some("one"), "two") { selection in
        List(Choice.allCases, selection: selection) { Text($0.rawValue) }
      } shown: { app in
        app.selectedRows.first
      } use: {
        try $0.tap($1 ?? "")
      }
    },
    ControlEntry("List of several selections") {
      Control(Set(["one"]), ["one", "two"], text: { $0.sorted().joined(separator: " ") }) { selection in
        List(Choice.allCases, selection: selection) { Text($0.rawValue) }
      } shown: { app in
        Set(app.selectedRows)
      } use: { app, _ in
        try app.tap("two")
      }
    },
    ControlEntry("List of several selections in edit mode") {
      Control(Set(["one"]), ["one", "two"], text: { $0.sorted().joined(separator: " ") }) { selection in
        List(Choice.allCases, selection: selection) { Text($0.rawValue) }
          .environment(\.editMode, .constant(.active))
      } shown: { app in
        let chosen = app.elements(.swipeRow).filter { row in row.children.first?.content.bool(.isOn) == true }
        return Set(chosen.flatMap(\.everything).compactMap { $0.content.string(.text) })
      } use: { app, _ in
        try app.tap("two")
      }
    },
    ControlEntry("List in the sidebar of a split view") {
      Control(String?.some("one"), "two") { selection in
        NavigationSplitView {
          List(Choice.allCases, selection: selection) { Text($0.rawValue) }
        } detail: {
          Text("detail \(selection.wrappedValue ?? "none")")
        }
      } shown: { app in
        app.selectedRows.first.flatMap { app.exists("detail \($0)") ? $0 : nil }
      } use: {
        try $0.tap($1 ?? "")
      }
    },
    ControlEntry("List in the sidebar of a split view, from whose detail a user goes back") {
      Control(String?.some("one"), nil, returns: false, text: { $0 ?? "none" }) { selection in
        NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
          List(Choice.allCases, selection: selection) { Text($0.rawValue) }
        } detail: {
          Text("detail \(selection.wrappedValue ?? "none")")
        }
      } shown: { app in
        let row = app.selectedRows.first
        return app.exists("detail \(row ?? "none")") ? .some(row) : nil
      } use: { app, _ in
        app.goBack(fromColumn: 1)
      }
    },
  ]

  private static let tabs: [ControlEntry] = [
    ControlEntry("TabView of tabs") {
      Control(Choice.one, .two) { selection in
        TabView(selection: selection) {
          Tab("first", systemImage: "1.circle", value: Choice.one) { Text("page one") }
          Tab("second", systemImage: "2.circle", value: Choice.two) { Text("page two") }
        }
      } shown: { app in
        app.shownPage.flatMap { Choice(rawValue: $0) }
      } use: {
        try $0.selectTab($1 == .one ? "first" : "second")
      }
    },
    ControlEntry("TabView of tab items") {
      Control("one", "two") { selection in
        TabView(selection: selection) {
          Text("page one").tabItem { Text("first") }.tag("one")
          Text("page two").tabItem { Text("second") }.tag("two")
        }
      } shown: { app in
        app.shownPage
      } use: {
        try $0.selectTab($1 == "one" ? "first" : "second")
      }
    },
    ControlEntry("TabView of an optional") {
      Control(String?.some("one"), "two") { selection in
        TabView(selection: selection) {
          Text("page one").tabItem { Text("first") }.tag(String?.some("one"))
          Text("page two").tabItem { Text("second") }.tag(String?.some("two"))
        }
      } shown: { app in
        app.shownPage
      } use: {
        try $0.selectTab($1 == "one" ? "first" : "second")
      }
    },
  ]
}

extension TestApp {
  /// The text of the picker's chosen option.
  fileprivate var chosenOption: String? {
    let option = elements(.option).first { $0.content.bool(.isSelected) }
    return option?.everything.lazy.compactMap { $0.content.string(.text) }.first
  }

  /// The texts of the list's selected rows, in order.
  fileprivate var selectedRows: [String] {
    elements(.list).first.map { list in
      list.everything.filter { $0.content.bool(.isSelected) }
        .compactMap { $0.everything.lazy.compactMap { $0.content.string(.text) }.first }
    } ?? []
  }

  /// The name of the page that the tab view shows.
  fileprivate var shownPage: String? {
    visibleTexts.lazy.compactMap { $0.hasPrefix("page ") ? String($0.dropFirst(5)) : nil }.first
  }
}
