import NavigatorTesting
import SwiftUI
import Testing

/// Labels with several views: a title and its subtitles.
@MainActor
@Suite("Titles and subtitles in labels of controls")
struct SubtitleTests {
  @Observable
  final class Settings {
    var isOn = false
    var hint: String?
    var count = 1
    var day = Date(timeIntervalSince1970: 0)
    var color = Color.red
    var log: [String] = []
  }

  private struct Screen: View {
    @Bindable var settings: Settings

    var body: some View {
      Form {
        Toggle(isOn: $settings.isOn) {
          Text("Vibrate")
          if let hint = settings.hint { Text(hint) }
        }
        Toggle(isOn: $settings.isOn) {
          HStack {
            Text("Wi-Fi")
            Image(systemName: "wifi")
          }
          Text("Home")
        }
        Picker(selection: $settings.count) {
          ForEach(1..<4) { Text("\($0)") }
        } label: {
          Text("Copies")
          Text("Of each page")
        }
        Stepper(value: $settings.count) {
          Text("Guests")
          Text("Without children")
        }
        DatePicker(selection: $settings.day, displayedComponents: .date) {
          Text("Arrival")
          Text("Local time")
        }
        ColorPicker(selection: $settings.color) {
          Text("Accent")
          Text("In all screens")
        }
        LabeledContent {
          Text("1.2")
        } label: {
          Text("Version")
          Text("Of the app")
        }
        Menu("More") {
          Button {
            settings.log.append("open")
          } label: {
            Text("Open")
            Text("In a new window")
            Image(systemName: "plus")
          }
        }
      }
    }
  }

  private func expectSubtitle(_ subtitle: String, below title: String, in app: TestApp) throws {
    let above = try app.frame(of: title), below = try app.frame(of: subtitle)
    #expect(below.minY >= above.maxY && below.minX == above.minX, "\(title) \(above), \(subtitle) \(below)")
    #expect(below.height < above.height)
  }

  @Test(
    "The second text of a label is a smaller subtitle below the title",
    arguments: [
      ("Copies", "Of each page"), ("Guests", "Without children"), ("Arrival", "Local time"), ("Accent", "In all screens"),
      ("Version", "Of the app"), ("Wi-Fi", "Home"),
    ])
  func subtitle(title: String, subtitle: String) throws {
    let app = TestApp(size: CGSize(width: 390, height: 1_200)) { Screen(settings: Settings()) }
    try expectSubtitle(subtitle, below: title, in: app)
  }

  @Test("A subtitle appears and disappears with its condition, and the control keeps its value")
  func condition() throws {
    let settings = Settings()
    let app = TestApp(size: CGSize(width: 390, height: 1_200)) { Screen(settings: settings) }
    let alone = try app.frame(of: "Vibrate")
    try app.tap("Vibrate")
    #expect(settings.isOn)
    settings.hint = "When the phone rings"
    try expectSubtitle("When the phone rings", below: "Vibrate", in: app)
    #expect(settings.isOn)
    settings.hint = nil
    #expect(!app.exists("When the phone rings"))
    #expect(try app.frame(of: "Vibrate") == alone)
  }

  @Test("An item of a menu shows its second text as a subtitle, and performs its action")
  func menu() throws {
    let settings = Settings()
    let app = TestApp(size: CGSize(width: 390, height: 1_200)) { Screen(settings: settings) }
    try app.tap("More")
    try expectSubtitle("In a new window", below: "Open", in: app)
    try app.tap("Open")
    #expect(settings.log == ["open"])
  }
}
