import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A tracker of expenses: stored arrays as raw values, a budget in a gauge, sections by category, and toggles with a custom style.

private struct Expense: Identifiable, Codable, Hashable {
  enum Category: String, Codable, CaseIterable, Identifiable {
    case food, travel, fun
    var id: Self { self }

    var color: Color {
      switch self {
      case .food: .init(hex: 0x34C759)
      case .travel: .init(hex: 0x007AFF)
      case .fun: .init(hex: 0xFF9500, opacity: 0.8)
      }
    }
  }

  var id = UUID()
  var title = ""
  var amount = 0.0
  var category = Category.food
}

/// An array that `@AppStorage` stores as JSON.
private struct Stored<Element: Codable>: RawRepresentable {
  var elements: [Element] = []

  init(_ elements: [Element] = []) { self.elements = elements }

  init?(rawValue: String) {
    guard let elements = try? JSONDecoder().decode([Element].self, from: Data(rawValue.utf8)) else { return nil }
    self.elements = elements
  }

  var rawValue: String {
    guard let data = try? JSONEncoder().encode(elements) else { return "[]" }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Color {
  fileprivate init(hex: UInt32, opacity: Double = 1) {
    self.init(
      .sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      opacity: opacity)
  }
}

extension View {
  @ViewBuilder
  fileprivate func applyIf<Transformed: View>(_ condition: Bool, transform: (Self) -> Transformed) -> some View {
    if condition { transform(self) } else { self }
  }
}

private struct BarGaugeStyle: GaugeStyle {
  var warning: Double = 0.9

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.caption2)
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.quaternary)
          Capsule()
            .fill(configuration.value > warning ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
            .frame(width: proxy.size.width * configuration.value)
            .accessibilityIdentifier("bar")
        }
      }
      .frame(height: 8)
      HStack {
        configuration.minimumValueLabel
        Spacer()
        configuration.currentValueLabel.bold()
        Spacer()
        configuration.maximumValueLabel
      }
    }
  }
}

private struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.$isOn.wrappedValue.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .symbolRenderingMode(.hierarchical)
          .symbolVariant(configuration.isMixed ? .slash : .none)
      }
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == CheckboxStyle {
  fileprivate static var checkbox: CheckboxStyle { CheckboxStyle() }
}

private struct ExpenseRow: View {
  let expense: Expense

  var body: some View {
    LabeledContent {
      Text(expense.amount, format: .currency(code: "EUR").precision(.fractionLength(0))).monospacedDigit()
    } label: {
      Text(expense.title)
      Text(expense.category.rawValue.capitalized).foregroundStyle(expense.category.color)
    }
    .listRowSeparatorTint(expense.category.color, edges: .bottom)
    .applyIf(expense.amount >= 100) { $0.badge(Text("!")).badgeProminence(.increased) }
  }
}

private struct ExpenseEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var draft = Expense()
  let onSave: (Expense) -> Void

  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }()

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $draft.title).textInputAutocapitalization(.words)
        TextField("Amount", value: $draft.amount, formatter: Self.formatter)
        Picker("Category", selection: $draft.category) {
          ForEach(Expense.Category.allCases) { Label($0.rawValue.capitalized, systemImage: "circle.fill").tint($0.color) }
        }
        .pickerStyle(.palette)
        .paletteSelectionEffect(.symbolVariant(.slash))
      }
      .formStyle(.columns)
      .navigationBarTitleDisplayMode(.inline)
      .navigationTitle("New Expense")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel, action: dismiss.callAsFunction) }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(draft)
            dismiss()
          }
          .disabled(draft.title.isEmpty || draft.amount <= 0)
        }
      }
    }
    .presentationDetents([.fraction(0.4), .large])
    .presentationDragIndicator(.visible)
  }
}

private struct TrackerView: View {
  @AppStorage("expenses") private var expenses = Stored<Expense>()
  @AppStorage("budget") private var budget = 200.0
  @AppStorage("grouped") private var isGrouped = false
  @State private var isAdding = false

  private var total: Double { expenses.elements.map(\.amount).reduce(0, +) }
  private var groups: [(key: Expense.Category, value: [Expense])] {
    Dictionary(grouping: expenses.elements, by: \.category).sorted { $0.key.rawValue < $1.key.rawValue }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          Gauge(value: min(total, budget), in: 0...budget) {
            Text("Budget")
          } currentValueLabel: {
            Text("\(total, specifier: "%.0f") spent")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text(budget.formatted(.number))
          }
          .gaugeStyle(BarGaugeStyle())
          Stepper("Budget \(Int(budget))", value: $budget, in: 100...1_000, step: 100)
          Toggle("By Category", isOn: $isGrouped.animation(.snappy)).toggleStyle(.checkbox)
        }
        .listSectionSeparator(.hidden)
        if isGrouped {
          ForEach(groups, id: \.key) { category, members in
            Section(category.rawValue.capitalized) { ForEach(members, content: ExpenseRow.init) }
          }
        } else {
          ForEach(expenses.elements, content: ExpenseRow.init)
            .onDelete { expenses.elements.remove(atOffsets: $0) }
            .onMove { expenses.elements.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .listStyle(.insetGrouped)
      .listSectionSpacing(.compact)
      .overlay {
        if expenses.elements.isEmpty { Text("Nothing spent").foregroundStyle(.secondary) }
      }
      .navigationTitle("Expenses")
      .toolbar {
        Button("Add", systemImage: "plus") { isAdding.toggle() }.labelStyle(.iconOnly)
        EditButton().disabled(expenses.elements.isEmpty)
      }
      .sheet(isPresented: $isAdding) { ExpenseEditor { expenses.elements.insert($0, at: 0) } }
    }
  }
}

#Preview("Empty", traits: .sizeThatFitsLayout) {
  TrackerView()
}

/// A tracker whose data are raw values in the app's storage.
@MainActor
@Suite("A tracker of expenses")
struct ExpenseTrackerAppTests {
  private func app(_ configuration: SessionConfiguration = SessionConfiguration()) -> TestApp {
    TestApp(
      configuration: configuration,
      environment: TestEnvironment(
        locale: Locale(identifier: "en_US"), windowSize: CGSize(width: 390, height: 900))
    ) { TrackerView() }
  }

  private func add(_ title: String, _ amount: String, _ category: String? = nil, in app: TestApp) throws {
    try app.tap("Add")
    try app.type(title, into: "Title")
    try app.clear("Amount")
    try app.type(amount, into: "Amount")
    try app.submit(in: "Amount")
    if let category { try app.select(category, in: "Category") }
    try app.tap("Save")
  }

  @Test("An expense is saved only with a title and an amount, and the newest is first")
  func adding() throws {
    let app = app()
    #expect(app.exists("Nothing spent"))
    #expect(try !app.isEnabled("Edit"))
    try app.tap("Add")
    #expect(app.presentations == [Presentation(.sheet, title: "New Expense")])
    try app.type("Bread", into: "Title")
    #expect(try !app.isEnabled("Save"))
    try app.tap("Cancel")
    #expect(app.presentations.isEmpty && app.exists("Nothing spent"))
    try add("Bread", "5", in: app)
    try add("Train", "120", "Travel", in: app)
    #expect(app.rows.suffix(2) == [["Train", "Travel", "€120"], ["Bread", "Food", "€5"]])
    #expect(app.exists("125 spent") && !app.exists("Nothing spent"))
  }

  @Test("A checkbox sorts the expenses into sections, and its value and the expenses are there after a restart")
  func storage() throws {
    let app = app()
    try add("Bread", "5", in: app)
    try add("Train", "20", "Travel", in: app)
    try app.tap("By Category")
    #expect(try app.within("Travel").visibleTexts().contains("Train"))
    #expect(!app.within("Food").exists("Train"))
    let restarted = self.app(app.continuation)
    #expect(restarted.within("Travel").exists("Train"))
    #expect(restarted.exists("25 spent"))
    try restarted.tap("By Category")
    #expect(restarted.rows.suffix(2).map(\.first) == ["Train", "Bread"])
  }

  @Test("The gauge's bar follows the part of the budget that is spent")
  func gauge() throws {
    let app = app()
    try add("Bread", "50", in: app)
    let quarter = try app.frame(of: "bar").width
    try app.decrement("Budget 200")
    #expect(try abs(app.frame(of: "bar").width - quarter * 2) < 1)
    #expect(throws: TestFailure.self) { try app.decrement("Budget 100") }
    #expect(app.exists("Budget 100"))
    try app.swipe("Bread", to: "Delete")
    #expect(try app.frame(of: "bar").width == 0)
    #expect(app.exists("0 spent"))
  }

  @Test("Expenses that are moved keep their order after a restart")
  func moving() throws {
    let app = app()
    for title in ["Tea", "Milk", "Bread"] { try add(title, "1", in: app) }
    try app.tap("Edit")
    try app.move("Bread", by: 2)
    try app.tap("Done")
    #expect(app.rows.compactMap(\.first).suffix(3) == ["Milk", "Tea", "Bread"])
    let restarted = self.app(app.continuation)
    #expect(restarted.rows.compactMap(\.first).suffix(3) == ["Milk", "Tea", "Bread"])
  }
}
