import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Options of disabled pickers")
struct DisabledPickerTests {
  enum Source: CaseIterable { case state, binding, observable, object, storage }

  /// A picker in the style of the test, and the value that it selects.
  private struct Seats: View {
    @Environment(\.isEnabled) private var isEnabled
    @State private var seat = "A"

    var body: some View {
      Picker("seat", selection: $seat) {
        Text("A").tag("A")
        Text("B").tag("B")
        Text("C").tag("C").selectionDisabled()
      }
      .accessibilityIdentifier("picker")
      Text("seat \(seat), \(isEnabled ? "enabled" : "disabled")")
    }
  }

  private struct Screen: View {
    let isLocked: Binding<Bool>

    var body: some View {
      Toggle("Locked", isOn: isLocked)
      // The pickers are disabled by a view around them.
      VStack { Group { Seats() } }.disabled(isLocked.wrappedValue)
    }
  }

  private struct BoundScreen: View {
    @Binding var isLocked: Bool
    var body: some View { Screen(isLocked: $isLocked) }
  }

  @Observable
  final class Model { var isLocked = true }

  final class OldModel: ObservableObject { @Published var isLocked = true }

  private struct Holder: View {
    let source: Source
    @State private var isLocked = true
    @State private var model = Model()
    @StateObject private var oldModel = OldModel()
    @AppStorage("locked") private var isStoredLocked = true

    init(source: Source) { self.source = source }

    var body: some View {
      switch source {
      case .state: Screen(isLocked: $isLocked)
      case .binding: BoundScreen(isLocked: $isLocked)
      case .observable: Screen(isLocked: $model.isLocked)
      case .object: Screen(isLocked: $oldModel.isLocked)
      case .storage: Screen(isLocked: $isStoredLocked)
      }
    }
  }

  /// The options that are disabled, by their texts.
  private func disabledOptions(_ app: TestApp) throws -> [String] {
    try app.element("picker").everything.filter { $0.role == .option && $0.content.bool(.isDisabled) }.map { option in
      option.everything.compactMap { $0.content.string(.text) }.joined()
    }
  }

  @Test("The options of a disabled picker are disabled, and follow a change of its state", arguments: Source.allCases)
  func sources(source: Source) throws {
    let app = TestApp { Holder(source: source).pickerStyle(.segmented) }
    #expect(try disabledOptions(app) == ["A", "B", "C"])
    try app.setToggle("Locked", to: false)
    #expect(try disabledOptions(app) == ["C"])
    try app.select("B", in: "seat")
    #expect(app.exists("seat B, enabled"))
    try app.setToggle("Locked", to: true)
    #expect(try disabledOptions(app) == ["A", "B", "C"])
    #expect(throws: TestFailure.self) { try app.select("A", in: "seat") }
    #expect(app.exists("seat B, disabled"))
  }

  private struct Styled: View {
    let isWheel: Bool
    var body: some View {
      if isWheel { Holder(source: .state).pickerStyle(.wheel) } else { Holder(source: .state).pickerStyle(.inline) }
    }
  }

  @Test("The options of a disabled wheel and of a disabled column are disabled, and follow its state", arguments: [false, true])
  func styles(isWheel: Bool) throws {
    let app = TestApp { Styled(isWheel: isWheel) }
    #expect(try disabledOptions(app) == ["A", "B", "C"])
    try app.setToggle("Locked", to: false)
    #expect(try disabledOptions(app) == ["C"])
  }

  @Test("A picker that opens a menu has one control, so its options do not have its state")
  func menu() throws {
    let app = TestApp { Holder(source: .state).pickerStyle(.menu) }
    #expect(try disabledOptions(app) == ["C"])
    #expect(try app.element("picker").content.bool(.isDisabled))
    try app.setToggle("Locked", to: false)
    #expect(try disabledOptions(app) == ["C"])
    #expect(try !app.element("picker").content.bool(.isDisabled))
  }

  private struct DisabledMenu: View {
    @State private var seat = "A"
    var body: some View {
      Menu("Seats") {
        Picker("seat", selection: $seat) {
          Text("A").tag("A")
          Text("B").tag("B")
        }
        .disabled(true)
      }
    }
  }

  @Test("The options of a disabled picker in a menu are disabled items")
  func menuItems() throws {
    let app = TestApp { DisabledMenu() }
    try app.tap("Seats")
    let options = app.elements(.option)
    #expect(options.count == 2)
    #expect(options.allSatisfy { $0.content.bool(.isDisabled) })
  }

  @Test("A disabled date picker of wheels has disabled options")
  func dateWheels() {
    let app = TestApp {
      DatePicker("Due", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        .datePickerStyle(.wheel).disabled(true)
    }
    let options = app.elements(.option)
    #expect(!options.isEmpty)
    #expect(options.allSatisfy { $0.content.bool(.isDisabled) })
  }
}
