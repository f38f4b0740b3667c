import Foundation
import SwiftUI

// Calls as apps write them for Apple's platforms: unapplied references, leading dots, ternaries, nil, and generic views. Each one
// resolves to the overload that it has there, without a hint of its type.

struct ShapedNote: Identifiable, Hashable, Codable, Sendable {
  var id = UUID()
  var title = ""
  var parts: [ShapedNote]?
}

struct ShapedNoteRow: View {
  let note: ShapedNote

  var body: some View { Text(note.title) }
}

/// References to functions and initializers in the place of closures.
struct UnappliedReferences: View {
  @State private var notes: [ShapedNote] = []
  @State private var note: ShapedNote?
  @State private var isShown = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      ForEach(notes, content: ShapedNoteRow.init)
      ForEach(notes, content: row).onDelete(perform: delete).onMove(perform: move)
    }
    .refreshable(action: load)
    .task(load)
    .onAppear(perform: clear)
    .onSubmit(clear)
    .toolbar(content: items)
    .navigationDestination(for: ShapedNote.self, destination: row)
    .sheet(item: $note, content: ShapedNoteRow.init(note:))
    .sheet(isPresented: $isShown, content: EmptyView.init)
    Button("Close", action: dismiss.callAsFunction)
    Text("Clear").onTapGesture(perform: clear).onLongPressGesture(perform: clear)
    Text("Drag").gesture(DragGesture().onChanged(changed))
    ForEach(["a", "b"].map(Text.init(verbatim:)).indices, id: \.self) { Text("\($0)") }
  }

  private func row(_ note: ShapedNote) -> some View { ShapedNoteRow(note: note) }
  private func delete(at offsets: IndexSet) { notes.remove(atOffsets: offsets) }
  private func move(from source: IndexSet, to destination: Int) { notes.move(fromOffsets: source, toOffset: destination) }
  private func load() async {}
  private func clear() { notes = [] }
  private func changed(_ value: DragGesture.Value) { isShown = value.translation.width > 0 }

  @ToolbarContentBuilder private func items() -> some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { EditButton() }
  }
}

/// Members with a leading dot, literals and conditional values.
struct ImplicitMembers: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var order = [KeyPathComparator(\ShapedNote.title)]

  var body: some View {
    Text("Styles")
      .foregroundStyle(isOn ? .primary : .secondary)
      .foregroundStyle(.red.opacity(0.5).gradient)
      .foregroundStyle(.tint.quinary)
      .tint(isOn ? .red : nil)
      .tint(nil)
      .background(.regularMaterial, in: .rect(cornerRadius: 8))
      .background(.background.secondary)
      .background(in: .capsule)
      .background(Color.white.opacity(0.5))
    Text("Shapes")
      .overlay(RoundedRectangle(cornerRadius: 2).strokeBorder(.red, lineWidth: 2))
      .overlay(.red, in: .circle)
      .clipShape(isOn ? AnyShape(.circle) : AnyShape(.rect))
      .contentShape(.interaction, .rect)
      .listRowBackground(isOn ? Color.red : nil)
      .listRowInsets(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
    Text("Motion")
      .animation(.spring, value: isOn)
      .animation(nil, value: isOn)
      .transition(isOn ? .opacity : .slide)
      .transition(.move(edge: .top).combined(with: .opacity))
      .symbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(2), value: text)
      .contentTransition(.symbolEffect(.replace.downUp))
      .gesture(isOn ? TapGesture().onEnded {} : nil)
    Text("Text")
      .font(isOn ? .title : nil)
      .fontWeight(isOn ? .bold : nil)
      .font(.system(.body, design: .rounded))
      .lineLimit(nil)
      .lineLimit(2...4)
      .badge(text)
      .accessibilityAddTraits(isOn ? .isSelected : [])
      .keyboardShortcut(.return)
      .keyboardShortcut(.defaultAction)
    Button("Role", role: isOn ? .destructive : nil) {}
    Toggle(text, isOn: .constant(true))
    Circle().fill(isOn ? .red : .blue).stroke(.green, lineWidth: 2)
    Text(isOn ? "a" : "b") + Text(verbatim: text) + Text(LocalizedStringKey(text))
  }
}

/// Optional selections, bindings of optionals, and elements of bindings.
struct OptionalBindings: View {
  @State private var note: ShapedNote?
  @State private var notes: [ShapedNote] = []
  @State private var selected: UUID?
  @State private var selection: Set<UUID> = []

  var body: some View {
    if let $note = Binding($note) { TextField("Title", text: $note.title) }
    ForEach($notes) { $note in TextField("Title", text: $note.title) }
    List(notes, selection: $selected) { Text($0.title) }
    List(notes, selection: $selection) { Text($0.title) }
    List($notes, editActions: [.delete, .move]) { $note in Text(note.title) }
    List(notes, children: \.parts) { Text($0.title) }
    Picker("Note", selection: $selected) {
      Text("None").tag(nil as UUID?)
      ForEach(notes) { Text($0.title).tag(Optional($0.id)) }
    }
    NavigationLink("Note", value: note)
    Text("\($notes.first?.wrappedValue.title ?? "") \(Binding<AnyHashable>($selected).wrappedValue.hashValue)")
  }
}

/// Views that are generic over content, styles and shapes.
struct GenericPanel<Header: View, Content: View, Outline: Shape, Style: ButtonStyle>: View {
  let outline: Outline
  let style: Style
  var header: (() -> Header)?
  @ViewBuilder let content: () -> Content

  var body: some View {
    header?()
    if let header { header() } else { EmptyView() }
    Button(action: {}, label: content).buttonStyle(style).clipShape(outline).overlay(outline.stroke(.red))
  }
}

struct DimmingButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension ButtonStyle where Self == DimmingButtonStyle {
  static var dimming: Self { Self() }
}

extension View {
  func shapedCard(_ style: some ShapeStyle = .regularMaterial, in shape: some Shape = .rect(cornerRadius: 8)) -> some View {
    background(style, in: shape)
  }

  @ViewBuilder func shaped<Result: View>(if condition: Bool, _ transform: (Self) -> Result) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct GenericPanels: View {
  var body: some View {
    GenericPanel(outline: .capsule, style: .dimming, header: { Text("Header") }) { Text("Content") }
    GenericPanel<EmptyView, _, _, _>(outline: Circle(), style: .dimming) { Label("Only content", systemImage: "book") }
    Text("Card").shapedCard().shapedCard(.red, in: .circle).shaped(if: true) { $0.bold() }
  }
}
