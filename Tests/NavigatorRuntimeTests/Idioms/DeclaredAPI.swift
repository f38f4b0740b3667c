import Foundation
import SwiftUI

// Declarations of SwiftUI as developers write them for Apple's platforms. The file is compiled with each default isolation.

struct SharedNote: Codable, Hashable, Identifiable, Transferable {
  var id = UUID()
  var text = ""

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.text)
  }
}

struct SharedPicture: Transferable {
  let data: Data

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .png) { picture in
      picture.data
    } importing: { data in
      SharedPicture(data: data)
    }
    DataRepresentation(exportedContentType: .jpeg) { $0.data }
      .suggestedFileName("picture")
    FileRepresentation(exportedContentType: .png) { picture in
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("picture.png")
      try picture.data.write(to: url)
      return SentTransferredFile(url)
    }
    .exportingCondition { !$0.data.isEmpty }
  }
}

struct SharedName: Transferable {
  let name: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { $0.name }, importing: { SharedName(name: $0) })
  }
}

struct SelectedNoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  var selectedNote: Binding<String>? {
    get { self[SelectedNoteKey.self] }
    set { self[SelectedNoteKey.self] = newValue }
  }
}

struct NoteCommands: Commands {
  @FocusedBinding(\.selectedNote) private var note

  var body: some Commands {
    CommandMenu("Note") {
      Button("Clear") { note = "" }.disabled(note == nil)
    }
  }
}

@Observable final class DeclaredLibrary { var name = "Library" }

struct DeclaredApp: App {
  @State private var library = DeclaredLibrary()

  var body: some Scene {
    WindowGroup { DeclaredContent() }
      .environment(library)
      .environment(\.locale, Locale(identifier: "de"))
      .defaultAppStorage(.standard)
      .commands { NoteCommands() }
  }
}

struct DeclaredTree: Identifiable {
  let id: Int
  var name = ""
  var children: [DeclaredTree]?
}

struct BarDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.dynamicTypeSize.isAccessibilitySize ? 140 : context.maxDetentValue * 0.1
  }
}

extension PresentationDetent {
  static let bar = Self.custom(BarDetent.self)
}

struct CapsuleFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(8)
      .background(Color(.systemGray6), in: Capsule())
  }
}

struct VerticalLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption.smallCaps())
      configuration.content
    }
  }
}

struct SampleNotes: PreviewModifier {
  static func makeSharedContext() async throws -> [String] { ["One"] }

  func body(content: Content, context: [String]) -> some View {
    content.environment(\.locale, Locale(identifier: context.joined()))
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  static var sampleNotes: Self { .modifier(SampleNotes()) }
}

#Preview("Notes", traits: .sampleNotes) {
  Text("Notes")
}

extension LabeledContentStyle where Self == VerticalLabeledContentStyle {
  static var vertical: VerticalLabeledContentStyle { .init() }
}

struct DeclaredContent: View {
  struct Token: Identifiable, Hashable { var id: String }

  @AppStorage("sort", store: UserDefaults(suiteName: "group.example")) private var sort = "name"
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.isFocused) private var isFocused
  @Environment(\.backgroundProminence) private var prominence
  @Environment(\.accessibilityShowButtonShapes) private var showsButtonShapes
  @FocusState private var isSearching: Bool
  @State private var columns = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.content
  @State private var folder: String?
  @State private var note: SharedNote?
  @State private var notes = [SharedNote(text: "One")]
  @State private var tree = [DeclaredTree(id: 1, children: [DeclaredTree(id: 2)])]
  @State private var title = "Notes"
  @State private var text = ""
  @State private var search = ""
  @State private var tokens: [Token] = []
  @State private var isInspecting = false
  @State private var isPresented = false
  private static let heading: LocalizedStringResource = "Heading"

  var body: some View {
    NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $column) {
      List(["Inbox"], id: \.self, selection: $folder) { Text($0) }
    } content: {
      List($notes, editActions: .all, selection: $folder) { $note in
        TextField("Text", text: $note.text)
      }
      .searchable(text: $search, tokens: $tokens, prompt: "Search") { token in Text(token.id) }
      .searchFocused($isSearching)
    } detail: {
      details
    }
  }

  @ViewBuilder private var details: some View {
    List {
      ForEach($notes, editActions: .delete) { $note in Text(note.text).draggable(note) }
      ForEach(notes) { Text($0.text) }
        .onInsert(of: [.text]) { _, _ in }
        .onInsert(of: ["public.text"]) { _, _ in }
        .dropDestination(for: SharedNote.self) { dropped, offset in notes.insert(contentsOf: dropped, at: offset) }
    }
    List(tree, children: \.children) { Text($0.name) }
      .accessibilityDragPoint(.center, description: "Move \(notes.count) notes")
      .accessibilityDropPoint(.bottom, description: Text("Insert"), isEnabled: !notes.isEmpty)
      .handlesExternalEvents(preferring: ["note"], allowing: ["*"])
    (Text(Image(systemName: "star")) + Text(" Starred")).privacySensitive()
    Text("\(Image(systemName: "heart")) Loved").font(.body.leading(.tight).width(.condensed))
    LabeledContent("Size", value: "3 MB").labeledContentStyle(.vertical)
    TextField("Name", text: $text).textFieldStyle(CapsuleFieldStyle()).focusedValue(\.selectedNote, $text)
    ProgressView(timerInterval: Date()...Date().addingTimeInterval(60))
    ProgressView(Progress(totalUnitCount: 10))
    Section(Self.heading) { Toggle(Self.heading, isOn: $isInspecting) }
    ShareLink(item: SharedNote(text: "Shared"), preview: SharePreview("Note"))
    PasteButton(payloadType: SharedName.self) { text = $0[0].name }
    TextEditor(text: $text).textEditorStyle(.plain).findNavigator(isPresented: $isPresented).findDisabled().replaceDisabled()
    chrome
  }

  private var settings: some View {
    Text("Settings")
      .typesettingLanguage(.explicit(.init(languageCode: .thai)))
      .writingToolsBehavior(.disabled)
      .searchDictationBehavior(.inline(activation: .onSelect))
      .fileDialogMessage("Choose a note")
      .fileDialogConfirmationLabel(Text("Choose"))
      .fileExporterFilenameLabel(text)
      .fileDialogDefaultDirectory(nil)
      .fileDialogURLEnabled(#Predicate<URL> { $0.isFileURL })
      .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
      .labelIconToTitleSpacing(8)
      .listSectionMargins(.horizontal, 4)
      .navigationLinkIndicatorVisibility(.hidden)
      .tabViewBottomAccessory { Text("Playing") }
  }

  private var chrome: some View {
    Text("Chrome")
      .background(Color(UIColor.systemBackground))
      .navigationTitle($title)
      .alert(Self.heading, isPresented: $isPresented) { Button("OK") {} }
      .toolbar {
        ToolbarItem(placement: .status) { Text("Saved") }
        ToolbarItemGroup(placement: .secondaryAction) { RenameButton() }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") {}
        }
      }
      .inspector(isPresented: $isInspecting) {
        Text("Inspector").inspectorColumnWidth(min: 150, ideal: 200, max: 400)
      }
      .sheet(isPresented: $isPresented) { Text("Sheet").presentationDetents([.bar, .large]) }
      .renameAction { title = "Renamed" }
      .defaultAppStorage(.standard)
      .focusedSceneValue(\.selectedNote, $text)
      .invalidatableContent()
      .navigationDocument(SharedNote(text: text), preview: SharePreview("Note"))
      .contentShape(.buttonBorder)
      .allowedDynamicRange(.high)
      .hoverEffectDisabled(isInspecting)
      .defaultHoverEffect(.lift)
      .springLoadingBehavior(.enabled)
      .alternatingRowBackgrounds(.disabled)
  }
}
