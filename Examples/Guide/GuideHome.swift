import NavigatorUI
import SwiftUI

/// The root screen: a list of all sections in a suitable reading order.
struct GuideHome: View {
  @State private var account = Account()

  var body: some View {
    ManagedNavigationStack {
      List {
        Section("Destinations") {
          row(.destinations)
          row(.views)
          row(.stacks)
          row(.links)
          row(.provided)
        }
        Section("Going there") {
          row(.programmatic)
          row(.methods)
          row(.values)
          row(.sheets)
          row(.sending)
          row(.routes)
        }
        Section("Coming back") {
          row(.checkpoints)
          row(.flows)
          row(.restoration)
        }
        Section("By state") {
          row(.optionals)
          row(.enums)
          row(.alerts)
        }
        Section("In the way") {
          row(.guards)
          row(.leaving)
        }
        Section("In lists") {
          row(.search)
          row(.editing)
          row(.scrolling)
          row(.positions)
        }
        Section("Layout") {
          row(.geometry)
          row(.placing)
          row(.cells)
        }
        Section("Motion and gestures") {
          row(.motion)
          row(.transitions)
          row(.curves)
          row(.timelines)
          row(.gestures)
          row(.pointers)
          row(.drops)
        }
        Section("Drawing") {
          row(.drawing)
          row(.paints)
          row(.effects)
        }
        Section("Controls") {
          row(.menus)
          row(.inputs)
          row(.controls)
          row(.accessibility)
          row(.reading)
        }
        Section("Content") {
          row(.texts)
          row(.lines)
          row(.languages)
          row(.images)
          row(.groups)
        }
        Section("Windows") {
          row(.chrome)
          row(.accessories)
          row(.windows)
          row(.adaptations)
          row(.legacy)
        }
        Section {
          row(.state)
          row(.publishers)
        } header: {
          Text("State")
        } footer: {
          Text("Every screen shows its own source, and leads to its article.")
        }
      }
      .navigationTitle("Guide")
      .navigationAddress(GuidePlaces.home)
      .opensGuideAddresses()
    }
    .environment(account)
  }

  private func row(_ section: GuideSection) -> some View {
    NavigationLink(to: section) {
      Label(section.title, systemImage: section.symbol)
    }
  }
}

/// The sections of the guide.
@Routable("")
nonisolated enum GuideSection: String, CaseIterable {
  case destinations, views, stacks, links, provided, programmatic, methods, values, sheets, sending, routes
  case checkpoints, flows, restoration, optionals, enums, alerts, guards, leaving, search, editing, scrolling, positions
  case geometry, placing, cells, motion, transitions, curves, timelines, gestures, pointers, drops, drawing, paints, effects
  case menus, inputs, controls, accessibility, reading, texts, lines, languages, images, groups, chrome, accessories
  case windows, adaptations, legacy, state, publishers

  var title: String {
    switch self {
    case .destinations: "Defining destinations"
    case .views: "Destination views"
    case .stacks: "Managed stacks"
    case .links: "Links without registration"
    case .provided: "Provided views"
    case .programmatic: "Programmatic navigation"
    case .methods: "Navigation methods"
    case .values: "Values, not destinations"
    case .sheets: "Sheets and covers"
    case .sending: "Send and receive"
    case .routes: "Routes"
    case .checkpoints: "Checkpoints"
    case .flows: "Flows"
    case .restoration: "Restoration"
    case .optionals: "Driven by optionals"
    case .enums: "Driven by enums"
    case .alerts: "Alerts from state"
    case .guards: "Guards"
    case .leaving: "Asking before leaving"
    case .search: "Search and swipe"
    case .scrolling: "Grids and scrolling"
    case .positions: "Scroll positions"
    case .geometry: "Sizes and layouts"
    case .placing: "Places and layers"
    case .cells: "Cells of grids"
    case .motion: "Motion"
    case .transitions: "Transitions"
    case .curves: "Curves of animations"
    case .timelines: "Phases and timelines"
    case .gestures: "Gestures"
    case .pointers: "Pointers and nested drags"
    case .drops: "Drag and drop"
    case .drawing: "Drawing"
    case .paints: "Paints and outlines"
    case .effects: "Masks and effects"
    case .editing: "Editing lists"
    case .menus: "Menus and shortcuts"
    case .inputs: "Dates, colors, numbers"
    case .controls: "Sizes of controls"
    case .texts: "Styled texts"
    case .lines: "Lines of text"
    case .languages: "Languages"
    case .images: "Images and colors"
    case .groups: "Groups and tables"
    case .chrome: "Tabs and chrome"
    case .accessories: "Tab accessories"
    case .accessibility: "Accessibility"
    case .reading: "Reading and voice"
    case .windows: "Windows and sheets"
    case .adaptations: "Compact windows"
    case .legacy: "Legacy navigation"
    case .state: "State and text"
    case .publishers: "Publishers"
    }
  }

  var symbol: String {
    switch self {
    case .destinations: "list.bullet"
    case .views: "doc"
    case .stacks: "folder"
    case .links: "arrow.right"
    case .provided: "puzzlepiece"
    case .programmatic: "gear"
    case .methods: "square.and.arrow.up"
    case .values: "checkmark"
    case .sheets: "rectangle.stack"
    case .sending: "paperplane"
    case .routes: "signpost.right"
    case .checkpoints: "flag"
    case .flows: "point.topleft.down.curvedto.point.bottomright.up"
    case .restoration: "arrow.clockwise"
    case .optionals: "square"
    case .enums: "square.grid.2x2"
    case .alerts: "exclamationmark.triangle"
    case .guards: "lock"
    case .leaving: "square.and.pencil"
    case .search: "magnifyingglass"
    case .scrolling: "square.grid.3x3"
    case .positions: "arrow.up.and.down"
    case .geometry: "ruler"
    case .placing: "square.3.layers.3d"
    case .cells: "tablecells"
    case .motion: "wand.and.stars"
    case .transitions: "arrow.triangle.swap"
    case .curves: "waveform.path"
    case .timelines: "timer"
    case .gestures: "hand.tap"
    case .pointers: "cursorarrow.rays"
    case .drops: "hand.draw"
    case .drawing: "paintbrush"
    case .paints: "paintpalette"
    case .effects: "sparkles"
    case .editing: "cart"
    case .menus: "ellipsis.circle"
    case .inputs: "calendar"
    case .controls: "slider.horizontal.3"
    case .texts: "textformat"
    case .lines: "text.alignleft"
    case .languages: "globe"
    case .images: "photo"
    case .groups: "list.bullet.indent"
    case .chrome: "dock.rectangle"
    case .accessories: "music.note"
    case .accessibility: "accessibility"
    case .reading: "speaker.wave.2"
    case .windows: "macwindow"
    case .adaptations: "rectangle.compress.vertical"
    case .legacy: "clock.arrow.circlepath"
    case .state: "pencil"
    case .publishers: "dot.radiowaves.left.and.right"
    }
  }

  /// The name of the article in the documentation.
  var article: String {
    switch self {
    case .destinations, .views, .methods, .values: "Destinations"
    case .stacks, .sheets: "Dismissal"
    case .links, .programmatic: "AdvancedDestinations"
    case .provided: "ProvidedViews"
    case .sending, .routes: "DeepLinks"
    case .checkpoints: "Checkpoints"
    case .flows: "Flows"
    case .restoration: "Restoration"
    case .optionals: "OptionalDrivenNavigation"
    case .enums: "EnumDrivenNavigation"
    case .alerts: "AlertsAndDialogs"
    case .guards, .leaving: "Guards"
    case .search, .scrolling: "Addresses"
    case .editing, .menus, .inputs, .controls, .texts, .lines, .languages, .images, .groups, .accessibility, .reading, .chrome,
      .accessories, .windows, .adaptations, .legacy:
      "NavigatorUI"
    case .positions, .geometry, .placing, .cells, .motion, .transitions, .curves, .timelines, .gestures, .pointers, .drops,
      .drawing, .paints, .effects, .state, .publishers:
      "Bindings"
    }
  }
}

extension GuideSection: NavigationDestination {
  var body: some View {
    switch self {
    case .destinations: DestinationsSection()
    case .views: ViewsSection()
    case .stacks: StacksSection()
    case .links: LinksSection()
    case .provided: ProvidedSection()
    case .programmatic: ProgrammaticSection()
    case .methods: MethodsSection()
    case .values: ValuesSection()
    case .sheets: SheetsSection()
    case .sending: SendingSection()
    case .routes: RoutesSection()
    case .checkpoints: CheckpointsSection()
    case .flows: FlowsSection()
    case .restoration: RestorationSection()
    case .optionals: OptionalsSection()
    case .enums: EnumsSection()
    case .alerts: AlertsSection()
    case .guards: GuardsSection()
    case .leaving: LeavingSection()
    case .search: SearchSection()
    case .scrolling: ScrollingSection()
    case .positions: PositionsSection()
    case .geometry: GeometrySection()
    case .placing: PlacingSection()
    case .cells: CellsSection()
    case .motion: MotionSection()
    case .transitions: TransitionsSection()
    case .curves: CurvesSection()
    case .timelines: TimelinesSection()
    case .gestures: GesturesSection()
    case .pointers: PointersSection()
    case .drops: DropsSection()
    case .drawing: DrawingSection()
    case .paints: PaintsSection()
    case .effects: EffectsSection()
    case .editing: EditingSection()
    case .menus: MenusSection()
    case .inputs: InputsSection()
    case .controls: ControlsSection()
    case .texts: TextsSection()
    case .lines: LinesSection()
    case .languages: LanguagesSection()
    case .images: ImagesSection()
    case .groups: GroupsSection()
    case .chrome: ChromeSection()
    case .accessories: AccessoriesSection()
    case .accessibility: AccessibilitySection()
    case .reading: ReadingSection()
    case .windows: WindowsSection()
    case .adaptations: AdaptationsSection()
    case .legacy: LegacySection()
    case .state: StateSection()
    case .publishers: PublishersSection()
    }
  }
}
