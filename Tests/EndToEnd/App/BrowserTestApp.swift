import SwiftUI

/// The program serves the app, or writes the frames of the layout that a test compares with those in a browser.
@main
enum Program {
  static func main() throws {
    switch ProcessInfo.processInfo.environment["LAYOUT_FRAMES"] {
    case "edges": try LayoutFrames.write(width: 390, height: 844) { EdgeScenarios() }
    case "random": try LayoutFrames.write(width: 390, height: 844) { RandomLayouts(seed: RandomLayouts.environmentSeed) }
    case "random sources":
      let sources = MainActor.assumeIsolated { RandomLayouts(seed: RandomLayouts.environmentSeed).sources }
      FileHandle.standardOutput.write(try JSONEncoder().encode(sources))
    case nil: BrowserTestApp.main()
    default: try LayoutFrames.write(width: 390, height: 844) { LayoutScenarios() }
    }
  }
}

/// The app for browser tests that need more than the Guide. Each button opens one case.
struct BrowserTestApp: App {
  @State private var log = "none"
  private let isCommanded = ProcessInfo.processInfo.environment["CASE"] == "commands"

  var body: some Scene {
    WindowGroup {
      // Some cases need a whole app.
      switch ProcessInfo.processInfo.environment["CASE"] {
      case "addresses": AddressesCase()
      case "input": NavigationStack { InputCase() }
      case "split": SplitCase(hasWidth: false)
      case "split of a width": SplitCase(hasWidth: true)
      case "columns": ColumnsCase()
      case "tabs": TabsCase(isAdaptable: false)
      case "adaptable tabs": TabsCase(isAdaptable: true)
      case "layout": LayoutScenarios()
      case "lines": LinesCase()
      case "edges": EdgeScenarios()
      case "random": RandomLayouts(seed: RandomLayouts.environmentSeed)
      case "right to left": CaseList().environment(\.layoutDirection, .rightToLeft)
      case "tab sections": TabSectionsCase()
      case "tab parts": TabPartsCase()
      case "tab accessory": TabAccessoryCase()
      case "commands": CommandsCase(log: $log)
      case "replaced root": ReplacedRootCase()
      case "keyboard bar": KeyboardBarCase()
      case "opening motion": NavigationStack { OpeningMotionCase() }
      case "scrolling": NavigationStack { ScrollingCase() }
      case "selected text": NavigationStack { SelectedTextCase() }
      default: CaseList()
      }
    }
    .commands {
      if isCommanded {
        CommandMenu("Mail") {
          Button("New Message") { log = "new" }.keyboardShortcut("k")
          Button("Archive") { log = "archived" }
        }
        CommandGroup(replacing: .help) { Button("About") { log = "about" } }
      }
    }

    WindowGroup(id: "detail", for: Int.self) { $number in
      DetailWindow(number: number ?? 0)
    }

    // Only one case has a bar of menus.
    Settings { Form { Toggle("Notifications", isOn: .constant(true)) } }
      .commandsRemoved()
  }
}

private struct CaseList: View {
  @SceneStorage("isResuming") private var isResuming = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Detents") { DetentsCase() }
        NavigationLink("Refused dismissal") { RefusedDismissalCase() }
        NavigationLink("Refused back") { RefusedBackCase() }
        NavigationLink("Unsaved changes") { UnsavedChangesCase() }
        NavigationLink("Controls") { ControlsCase() }
        NavigationLink("Searching") { SearchingCase() }
        NavigationLink("Long texts") { LongTextsCase() }
        NavigationLink("Texts") { TextsCase() }
        NavigationLink("Geometry") { GeometryCase() }
        NavigationLink("Places") { PlacesCase() }
        NavigationLink("Scroll effects") { ScrollEffectsCase() }
        NavigationLink("Drawing") { DrawingCase() }
        NavigationLink("Effects") { EffectsCase() }
        NavigationLink("Renderings") { RenderingCase() }
        NavigationLink("Color rows") { ColorRowsCase() }
        NavigationLink("Paged rows") { PagedRowsCase() }
        NavigationLink("Table") { TableCase() }
        NavigationLink("Trees") { TreeTableCase() }
        NavigationLink("Table sections") { SectionTableCase() }
        NavigationLink("Fixed columns") { KeptColumnsCase() }
        NavigationLink("Gestures") { GesturesCase() }
        NavigationLink("Hostile views") { HostileViewsCase() }
        NavigationLink("Input") { InputCase() }
        NavigationLink("Tabs") { InputTabsCase() }
        NavigationLink("Hit testing") { HitTestingCase() }
        NavigationLink("Hits on lines") { LineHitsCase() }
        NavigationLink("Cut texts") { CutTextsCase() }
        NavigationLink("Content shapes") { ContentShapesCase() }
        NavigationLink("Taps") { TapsCase() }
        NavigationLink("Sign in") { SignInCase() }
        NavigationLink("Long") { LongCase() }
        NavigationLink("Rows") { RowsCase() }
        NavigationLink("Menus") { MenusCase() }
        NavigationLink("Pages") { PagesCase() }
        NavigationLink("Appearing rows") { AppearingRowsCase() }
        NavigationLink("Inputs") { InputsCase() }
        NavigationLink("Files") { FilesCase() }
        NavigationLink("Calendars") { CalendarsCase() }
        Group {
          NavigationLink("Pickers") { PickersCase() }
          NavigationLink("Lazy rows") { LazyRowsCase() }
          NavigationLink("Lazy list") { LazyListCase() }
          NavigationLink("Reordered rows") { ReorderedRowsCase() }
          NavigationLink("Unequal rows") { UnequalRowsCase() }
          NavigationLink("Unequal sections") { UnequalSectionsCase() }
          NavigationLink("Lazy form") { LazyFormCase() }
          NavigationLink("Filtered rows") { FilteredRowsCase() }
          NavigationLink("Flat rows") { FlatRowsCase() }
          NavigationLink("Grids") { GridsCase() }
          NavigationLink("Scrolling") { ScrollingCase() }
          NavigationLink("Page tabs") { PageTabsCase() }
          NavigationLink("Insets") { InsetsCase() }
          NavigationLink("Anchored") { AnchoredCase() }
          NavigationLink("Edge views") { EdgeViewsCase() }
          NavigationLink("Sent message") { SentMessageCase() }
          NavigationLink("Tab edge views") { TabEdgeViewsCase() }
          NavigationLink("Anchor roles") { AnchorRolesCase() }
          NavigationLink("Edge bar") { EdgeBarCase() }
          NavigationLink("Collected idioms") { CollectedIdiomsCase() }
          NavigationLink("Zoom") { ZoomCase() }
          NavigationLink("Safe area") { SafeAreaCase() }
          NavigationLink("Date rows") { DateRowsCase() }
        }
        Group {
          NavigationLink("Following") { FollowingCase() }
          NavigationLink("Combined gestures") { CombinedGesturesCase() }
          NavigationLink("Interrupted gestures") { InterruptedGesturesCase() }
          NavigationLink("Moved gestures") { MovedGesturesCase() }
          NavigationLink("Spatial events") { SpatialEventsCase() }
          NavigationLink("Awaited rows") { AwaitedRowsCase() }
          NavigationLink("Hero") { HeroCase() }
          NavigationLink("Transitions") { TransitionsCase() }
          NavigationLink("Changing texts") { ChangingTextsCase() }
          NavigationLink("Materials") { MaterialsCase() }
        }
        NavigationLink("Popovers") { PopoversCase() }
        NavigationLink("Relative frames") { RelativeFramesCase() }
        NavigationLink("Popover edges") { PopoverEdgesCase() }
        NavigationLink("Adaptations") { AdaptationsCase() }
        NavigationLink("Titles") { TitlesCase() }
        Group {
          NavigationLink("Clip motion") { ClipMotionCase() }
          NavigationLink("Interrupted transitions") { InterruptedTransitionsCase() }
          NavigationLink("Property motion") { PropertyMotionCase() }
          NavigationLink("Size motion") { SizeMotionCase() }
          NavigationLink("Row motion") { RowMotionCase() }
          NavigationLink("Scrolled removal") { ScrolledRemovalCase() }
          NavigationLink("Replaced content") { ReplacedContentCase() }
          NavigationLink("Scrolled layers") { ScrolledLayersCase() }
          NavigationLink("Banner") { BannerCase() }
          NavigationLink("Scrolled stack") { ScrolledStackCase() }
          NavigationLink("Chrome") { ChromeCase() }
          NavigationLink("Clear containers") { ClearContainersCase() }
          NavigationLink("Section lines") { SectionLinesCase() }
        }
        NavigationLink("Control sizes") { ControlSizesCase() }
        NavigationLink("Pictures") { PicturesCase() }
        NavigationLink("Content") { ContentCase() }
        NavigationLink("Colored bars") { ColoredBarsCase() }
        NavigationLink("Framed texts") { FramedTextsCase() }
        NavigationLink("Scopes") { ScopesCase() }
        NavigationLink("Padded scrolling") { PaddedScrollingCase() }
        NavigationLink("Carousels") { CarouselsCase() }
        NavigationLink("List pages") { ListPagesCase() }
        NavigationLink("Player") { PlayerCase() }
        NavigationLink("Scroll targets") { ScrollTargetsCase() }
        NavigationLink("Page positions") { PagePositionCase() }
        NavigationLink("Page buttons") { PageButtonsCase() }
        NavigationLink("Unclipped") { UnclippedCase() }
        NavigationLink("Motion") { MotionCase() }
        NavigationLink("Timing") { TimingCase() }
        NavigationLink("Row contents") { RowContentsCase() }
        NavigationLink("Row backgrounds") { RowBackgroundsCase() }
        NavigationLink("Words") { WordsCase() }
        NavigationLink("Enlarged texts") { EnlargedTextsCase() }
        NavigationLink("Page font") { PageFontCase() }
        Group {
          NavigationLink("Shapes") { ShapesCase() }
          NavigationLink("Ratios") { RatiosCase() }
          NavigationLink("Ratio in stack") { RatioInStackCase() }
          NavigationLink("Ratio in row") { RatioInRowCase() }
          NavigationLink("Scrolled row") { ScrolledRowCase() }
          NavigationLink("Loaded ratios") { LoadedRatiosCase() }
          NavigationLink("Symbol colors") { SymbolColorsCase() }
          NavigationLink("Progress") { ProgressCase() }
          NavigationLink("Bare fields") { BareFieldsCase() }
          NavigationLink("Selected text") { SelectedTextCase() }
          NavigationLink("Backdrop") { BackdropCase() }
          NavigationLink("Gradient") { GradientBackdropCase() }
          NavigationLink("Scrolled") { ScrolledBackdropCase() }
          NavigationLink("Scroll backdrop") { ScrollBackdropCase() }
          NavigationLink("Style backdrop") { StyleBackdropCase() }
        }
        Group {
          NavigationLink("Translucent backdrop") { TranslucentBackdropCase() }
          NavigationLink("Inside backdrop") { InsideBackdropCase() }
          NavigationLink("Bounded backdrop") { BoundedBackdropCase() }
          NavigationLink("Picture backdrop") { PictureBackdropCase() }
          NavigationLink("Header backdrop") { HeaderBackdropCase() }
        }
        Button("Resuming") { isResuming = true }
      }
      .navigationTitle("Cases")
      .navigationDestination(isPresented: $isResuming) { ResumingCase() }
    }
  }
}
