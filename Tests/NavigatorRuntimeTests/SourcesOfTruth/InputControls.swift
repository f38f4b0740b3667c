import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI

extension ControlEntry {
  /// Controls that hold several dates or a color, the position of a scroll view, the scope of a search, and modes of lists.
  static let inputs: [ControlEntry] = [
    ControlEntry("MultiDatePicker") {
      Control(
        Calendar.ofDays.days(3), Calendar.ofDays.days(3, 10), maximumBodies: 20, text: { "\($0.compactMap(\.day).sorted())" }
      ) { days in
        MultiDatePicker("control", selection: days)
          .environment(\.calendar, .ofDays).environment(\.locale, Locale(identifier: "en_US"))
      } shown: { app in
        let days = app.session.root.everything.filter { $0.content.bool(.isSelected) }.compactMap {
          $0.everything.lazy.compactMap { $0.content.string(.text) }.first
        }
        return Set(days) == ["3"] ? Calendar.ofDays.days(3) : Set(days) == ["3", "10"] ? Calendar.ofDays.days(3, 10) : nil
      } use: { app, _ in
        try app.tap(Calendar.tenth)
      }
    },
    ControlEntry("DatePicker of wheels") {
      Control(
        Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400), maximumBodies: 20,
        text: { "\(Int($0.timeIntervalSince1970))" }
      ) { date in
        DatePicker("control", selection: date, displayedComponents: .date)
          .datePickerStyle(.wheel)
          .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
      } shown: { app in
        // The wheel of days is the second one.
        app.elements(.picker).dropFirst().first?.content.number(.selection).map { Date(timeIntervalSince1970: $0 * 86_400) }
      } use: { app, date in
        try app.select(date == Date(timeIntervalSince1970: 0) ? "1" : "2", in: "Day")
      }
    },
    ControlEntry("ColorPicker") {
      Control(Color(.sRGB, red: 1, green: 0, blue: 0), Color(.sRGB, red: 0, green: 1, blue: 0), text: { $0.hexadecimal }) {
        color in
        ColorPicker("control", selection: color)
      } shown: { app in
        switch app.elements(.colorPicker).first?.content.string(.value) {
        case "#ff0000": Color(.sRGB, red: 1, green: 0, blue: 0)
        case "#00ff00": Color(.sRGB, red: 0, green: 1, blue: 0)
        default: nil
        }
      } use: { app, color in
        try app.change(.colorPicker, to: .string(color.hexadecimal))
      }
    },
    ControlEntry("scrollPosition(id:)") {
      Control(Int?.some(3), 12) { id in
        ScrollView { VStack { ForEach(0..<20, id: \.self) { Text("row \($0)") } }.scrollTargetLayout() }.scrollPosition(id: id)
        Text("at \(id.wrappedValue ?? -1)")
      } shown: { app in
        app.elements(.text).lazy.compactMap { $0.content.string(.text) }.filter { $0.hasPrefix("at ") }
          .compactMap { Int($0.dropFirst(3)) }.first
      } use: { app, id in
        let row = app.elements(.text).first { $0.content.string(.text) == "row \(id ?? -1)" }
        try app.change(.scrollView, to: .string("target \(row?.id.rawValue ?? 0)"))
      }
    },
    ControlEntry("scrollPosition(_:)") {
      Control(ScrollPosition(edge: .top), ScrollPosition(edge: .bottom), text: { $0.edge == .top ? "top" : "bottom" }) {
        position in
        ScrollView { ForEach(0..<20, id: \.self) { Text("row \($0)") } }.scrollPosition(position)
      } shown: { app in
        switch app.elements(.scrollView).first?.content.string(.scrollTarget)?.split(separator: " ").last {
        case "top": ScrollPosition(edge: .top)
        case "bottom": ScrollPosition(edge: .bottom)
        default: nil
        }
      }
    },
    ControlEntry("searchScopes") {
      Control(Choice.one, .two, maximumBodies: 12) { scope in
        NavigationStack {
          List { Text("content") }
            .searchable(text: .constant("text"), isPresented: .constant(true))
            .searchScopes(scope, activation: .onSearchPresentation) {
              ForEach(Choice.allCases) { Text($0.rawValue).tag($0) }
            }
        }
      } shown: { app in
        let option = app.elements(.option).first { $0.content.bool(.isSelected) }
        return option?.everything.lazy.compactMap { $0.content.string(.text) }.first.flatMap { Choice(rawValue: $0) }
      } use: {
        try $0.select($1.rawValue, in: "Scope")
      }
    },
    ControlEntry("editMode") {
      Control(EditMode.inactive, .active, maximumBodies: 12) { mode in
        NavigationStack {
          List { ForEach([1, 2], id: \.self) { Text("row \($0)") }.onDelete { _ in } }.toolbar { EditButton() }
        }
        .environment(\.editMode, mode)
      } shown: { app in
        app.exists("Done") ? (app.elements(.rowControl).isEmpty ? nil : .active) : .inactive
      } use: {
        try $0.tap($1 == .active ? "Edit" : "Done")
      }
    },
    ControlEntry("Section in a sidebar") {
      Control(false, true) { isExpanded in
        NavigationSplitView {
          List { Section("control", isExpanded: isExpanded) { Text("inside") } }
        } detail: {
          Text("detail")
        }
      } shown: { app in
        app.exists("inside")
      } use: { app, _ in
        try app.tap("control")
      }
    },
  ]
}

extension Calendar {
  nonisolated fileprivate static let tenth = "Tuesday, February 10, 2026"

  nonisolated fileprivate static var ofDays: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  /// Returns the components of days of a month, as a picker writes them.
  nonisolated fileprivate func days(_ days: Int...) -> Set<DateComponents> {
    Set(
      days.compactMap { day in
        date(from: DateComponents(year: 2026, month: 2, day: day)).map {
          dateComponents([.calendar, .era, .year, .month, .day], from: $0)
        }
      })
  }
}

extension Color {
  fileprivate var hexadecimal: String { self == Color(.sRGB, red: 1, green: 0, blue: 0) ? "#ff0000" : "#00ff00" }
}

extension TestApp {
  /// Sends a new value of the first control with a role.
  fileprivate func change(_ role: Role, to value: Content.Value) throws {
    let control = elements(role).first?.id ?? ElementID(rawValue: 0)
    guard session.perform(InputEvent(target: control, action: .change(value, revision: 0))) == .handled else {
      throw UnexpectedValue()
    }
  }
}

private struct UnexpectedValue: Error {}
