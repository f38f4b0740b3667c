import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A medication diary by an expert in accessibility: rotors, custom content, adjustable values, focus, announcements and sizes.

private struct Dose: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let milligrams: Int
  var takenAt: [Int] = []
  var isCritical = false
}

private struct DoseRow: View {
  @Binding var dose: Dose
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @ScaledMetric(relativeTo: .title3) private var symbolSize = 24.0

  private var layout: AnyLayout {
    typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
  }

  var body: some View {
    layout {
      Image(systemName: dose.isCritical ? "exclamationmark.triangle" : "pills")
        .resizable().scaledToFit().frame(width: symbolSize, height: symbolSize)
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(dose.name)
        Text("\(dose.milligrams) mg").font(.footnote).foregroundStyle(.secondary)
          .accessibilityLabel(Text("\(dose.milligrams) milligrams"))
      }
      if differentiates { Text("!") }
      Text(dose.takenAt.isEmpty ? "open" : "taken").accessibilityHidden(true)
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(dose.takenAt.isEmpty ? Text("not taken") : Text("taken \(dose.takenAt.count) times"))
    .accessibilityHint("Records the current time")
    .accessibilityCustomContent("Times", dose.takenAt.map { "\($0) o'clock" }.formatted(), importance: .high)
    .accessibilityAddTraits(dose.isCritical ? [.isButton, .causesPageTurn] : .isButton)
    .accessibilityRemoveTraits(.isImage)
    .accessibilityInputLabels([dose.name, "Take \(dose.name)"])
    .accessibilityAction(.default) { take() }
    .accessibilityAction(named: Text("Undo")) { _ = dose.takenAt.popLast() }
    .accessibilityActions {
      if dose.isCritical { Button("Call doctor") { dose.takenAt.removeAll() } }
    }
    .onTapGesture(perform: take)
    .animation(reducesMotion ? nil : .default, value: dose)
  }

  private func take() { dose.takenAt.append(8 + dose.takenAt.count) }
}

private struct PainSlider: View {
  @Binding var level: Int

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { index in
        Circle().fill(index <= level ? Color.red : .gray).frame(width: 20)
          .onTapGesture { level = index }
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Pain")
    .accessibilityValue("\(level) of 5")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment where level < 5: level += 1
      case .decrement where level > 0: level -= 1
      default: break
      }
    }
    .accessibilityScrollAction { edge in if edge == .bottom { level = 0 } }
    .accessibilityZoomAction { action in level = action.direction == .zoomIn ? 5 : 1 }
  }
}

private struct DiaryView: View {
  @State private var doses = [
    Dose(name: "Aspirin", milligrams: 500), Dose(name: "Insulin", milligrams: 4, isCritical: true),
  ]
  @State private var pain = 0
  @State private var errors: [String] = []
  @State private var note = ""
  @AccessibilityFocusState private var isErrorFocused: Bool
  @AccessibilityFocusState(for: .voiceOver) private var focusedDose: Dose.ID?
  @Namespace private var rotorSpace
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading) {
          Text("Doses").font(.title2).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
          ForEach($doses) { $dose in
            DoseRow(dose: $dose)
              .accessibilityFocused($focusedDose, equals: dose.id)
              .accessibilityRotorEntry(id: dose.id, in: rotorSpace)
              .id(dose.id)
          }
          .accessibilitySortPriority(0)
          PainSlider(level: $pain)
          LabeledContent {
            TextField("Note", text: $note).accessibilityLabeledPair(role: .content, id: "note", in: rotorSpace)
          } label: {
            Text("How do you feel?").accessibilityLabeledPair(role: .label, id: "note", in: rotorSpace)
          }
          if let error = errors.last {
            Label(error, systemImage: "xmark.octagon")
              .accessibilityFocused($isErrorFocused)
              .accessibilitySortPriority(2)
              .accessibilityIdentifier("error")
          }
          Button("Save", action: save)
            .accessibilityShowsLargeContentViewer { Label("Save", systemImage: "tray") }
            .accessibilityRespondsToUserInteraction(true)
        }
        .padding()
      }
      .accessibilityRotor("Critical") {
        ForEach(doses.filter(\.isCritical)) { dose in
          AccessibilityRotorEntry(dose.name, id: dose.id, in: rotorSpace)
        }
      }
      .accessibilityRotor(.headings) { AccessibilityRotorEntry("Doses", id: "Doses") }
      .accessibilityRotor(.lists, entries: doses, entryLabel: \.name)
      .accessibilityRotor(.boldText, entries: doses, entryID: \.milligrams, entryLabel: \.name)
      .accessibilityAction(.magicTap) { save() }
      .accessibilityAction(.escape) { errors.removeAll() }
      .navigationTitle("Diary")
      .dynamicTypeSize(...DynamicTypeSize.accessibility3)
    }
    .accessibilityIgnoresInvertColors(false)
    .privacySensitive(false)
  }

  private func save() {
    let open = doses.filter { $0.isCritical && $0.takenAt.isEmpty }
    if let first = open.first {
      errors.append("\(first.name) is not taken")
      isErrorFocused = true
      focusedDose = first.id
    } else {
      errors = []
    }
  }
}

/// An app whose author tests with assistive technologies.
@MainActor
@Suite("An app of an expert in accessibility")
struct AccessibleAppTests {
  private func element(_ label: String, _ app: TestApp) throws -> AccessibilityElement {
    func all(_ elements: [AccessibilityElement]) -> [AccessibilityElement] { elements.flatMap { [$0] + all($0.children) } }
    return try #require(all(app.accessibilityTree).first { $0.label == label })
  }

  @Test("A row is one button with a value, a hint, actions, input labels and custom content")
  func row() throws {
    let app = TestApp { DiaryView() }
    let aspirin = try element("Aspirin, 500 milligrams", app)
    #expect(aspirin.role == .button && aspirin.value == "not taken" && aspirin.hint == "Records the current time")
    #expect(aspirin.inputLabels == ["Aspirin", "Take Aspirin"])
    #expect(aspirin.actions.contains("Undo") && !aspirin.actions.contains("Call doctor"))
    #expect(try element("Insulin, 4 milligrams", app).actions.contains("Call doctor"))
  }

  @Test("A tap records a dose, and actions take it back, in any order")
  func actions() throws {
    let app = TestApp { DiaryView() }
    try app.performAccessibilityAction("Undo", on: "Aspirin")
    #expect(try element("Aspirin, 500 milligrams", app).value == "not taken")
    try app.tap("Aspirin")
    try app.tap("Aspirin")
    let aspirin = try element("Aspirin, 500 milligrams", app)
    #expect(aspirin.value == "taken 2 times")
    #expect(aspirin.customContent.contains { $0.contains("8 o'clock and 9 o'clock") })
    try app.performAccessibilityAction("Undo", on: "Aspirin")
    #expect(try element("Aspirin, 500 milligrams", app).value == "taken 1 times")
    try app.tap("Insulin")
    try app.performAccessibilityAction("Call doctor", on: "Insulin")
    #expect(try element("Insulin, 4 milligrams", app).value == "not taken")
    #expect(app.visibleTexts.contains("taken") && app.visibleTexts.contains("open"))
  }

  @Test("A drawn control is one adjustable element, which stops at its ends, and its circles take taps")
  func adjustable() throws {
    let app = TestApp { DiaryView() }
    #expect(try element("Pain", app).value == "0 of 5")
    try app.performAccessibilityAction("Decrement", on: "Pain")
    #expect(try element("Pain", app).value == "0 of 5")
    for _ in 0..<7 { try app.performAccessibilityAction("Increment", on: "Pain") }
    #expect(try element("Pain", app).value == "5 of 5")
    #expect(try element("Pain", app).children.isEmpty)
  }

  @Test("A failed save moves the focus of assistive technologies, and a repair removes the error")
  func errors() throws {
    let app = TestApp { DiaryView() }
    try app.tap("Save")
    #expect(app.exists("Insulin is not taken"))
    try app.tap("Insulin")
    try app.tap("Save")
    #expect(!app.exists("error"))
    try app.performAccessibilityAction("Call doctor", on: "Insulin")
    try app.tap("Save")
    #expect(app.exists("error"))
  }

  @Test("A heading has its role, and the hidden word of the state is not read")
  func headings() throws {
    let app = TestApp { DiaryView() }
    #expect(try element("Doses", app).role == .heading)
    func labels(_ elements: [AccessibilityElement]) -> [String] { elements.flatMap { [$0.label] + labels($0.children) } }
    #expect(!labels(app.accessibilityTree).contains { $0.contains("open") })
  }

  @Test("At a size for accessibility the row is a column")
  func layout() throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) {
      VStack(alignment: .leading) {
        DoseRow(dose: .constant(Dose(name: "Small", milligrams: 1))).dynamicTypeSize(.large)
        DoseRow(dose: .constant(Dose(name: "Huge", milligrams: 2))).dynamicTypeSize(.accessibility2)
      }
    }
    let (small, smallState) = (try app.frame(of: "Small"), try app.frame(of: "open", index: 0))
    let (huge, hugeState) = (try app.frame(of: "Huge"), try app.frame(of: "open", index: 1))
    #expect(smallState.minX >= small.maxX)
    #expect(hugeState.minY >= huge.maxY)
  }
}
