import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Styles of date pickers")
struct DatePickerStyleTests {
  /// A button that selects the next day, up to the maximum.
  private struct NextDayStyle: DatePickerStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Button("Next day") {
        let next = configuration.selection.addingTimeInterval(86_400)
        configuration.selection = min(next, configuration.maximumDate ?? next)
      }
      Text(configuration.minimumDate == nil ? "no minimum" : "a minimum")
      Text(configuration.displayedComponents == .date ? "a day" : "a time")
      Text(isEnabled ? "enabled" : "disabled")
      DatePicker("Inner", selection: configuration.$selection, displayedComponents: .date)
    }
  }

  private struct Due: View {
    @State private var date = Date(timeIntervalSince1970: 0)

    var body: some View {
      VStack {
        DatePicker("Due", selection: $date, in: ...Date(timeIntervalSince1970: 100_000), displayedComponents: .date)
        Text(verbatim: "due \(Int(date.timeIntervalSince1970))")
      }
      .environment(\.timeZone, .gmt)
    }
  }

  @Test("A style of the app receives the properties of a date picker and shows its view")
  func custom() throws {
    let app = TestApp { Due().datePickerStyle(NextDayStyle()) }
    for text in ["Due", "no minimum", "a day", "enabled"] { #expect(app.exists(text)) }
    try app.tap("Next day")
    #expect(app.exists("due 86400"))
    try app.tap("Next day")
    #expect(app.exists("due 100000"))
    #expect(TestApp { Due().datePickerStyle(NextDayStyle()).disabled(true) }.exists("disabled"))
  }

  @Test("A date picker in a style of the app has the automatic style")
  func inner() throws {
    let app = TestApp { Due().datePickerStyle(NextDayStyle()) }
    #expect(app.elements(.datePicker).count == 1)
    try app.setDate("Inner", to: "1970-01-02")
    #expect(app.exists("due 86400"))
  }

  /// A style that shows the view of another one below a title.
  private struct TitledStyle: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("Titled")
      GraphicalDatePickerStyle().makeBody(configuration: configuration)
    }
  }

  @Test("A style of the app can use the view of a style of the system")
  func wrapped() throws {
    let app = TestApp { Due().datePickerStyle(TitledStyle()).environment(\.locale, Locale(identifier: "en_US")) }
    #expect(app.exists("Titled"))
    #expect(app.exists("January 1970"))
    #expect(app.elements(.datePicker).isEmpty)
  }

  @Test("Hosts receive the style of the control that they draw")
  func variant() throws {
    let compact = TestApp { Due().datePickerStyle(.compact) }
    #expect(compact.elements(.datePicker).first?.content.string(.variant) == "compact")
    let automatic = TestApp { Due().datePickerStyle(.automatic) }
    #expect(automatic.elements(.datePicker).first?.content.string(.variant) == nil)
  }
}
