import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Observable
private final class PlainModel {
  var isSheetShown = false
  var isCoverShown = false
  var isAlertShown = false
}

private struct PlainView: View {
  @Bindable var model: PlainModel

  init(model: PlainModel) {
    self.model = model
  }

  var body: some View {
    Text("Content")
      .navigationTitle("Root")
      .sheet(isPresented: $model.isSheetShown) { InnerView().managedPresentationView() }
      .fullScreenCover(isPresented: $model.isCoverShown) { Text("Plain") }
      .alert("Alert", isPresented: $model.isAlertShown) { Button("OK") {} }
  }
}

/// A view with the navigator of the sheet that contains it.
private struct InnerView: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Present") { navigator.present(sheet: AboutDestinations.main, managed: true) }
  }
}

@Suite("Presentations of a navigator and of SwiftUI's modifiers")
struct PlainPresentationTests {
  private let model = PlainModel()
  private let log = Journal()
  private let root: Navigator
  private let app: TestApp

  init() {
    let (log, model) = (log, model)
    let root = Navigator(configuration: NavigationConfiguration(logger: { log.note("\($0.event)") }, verbosity: .warning))
    self.root = root
    app = TestApp { ManagedNavigationStack(name: "stack") { PlainView(model: model) }.navigationRoot(root) }
  }

  private var stack: Navigator { get throws { try #require(root.named("stack")) } }

  nonisolated enum Plain: CaseIterable {
    case sheet, cover

    @MainActor fileprivate func show(_ isShown: Bool, in model: PlainModel) {
      switch self {
      case .sheet: model.isSheetShown = isShown
      case .cover: model.isCoverShown = isShown
      }
    }
  }

  @Test("A navigator's sheet waits for one of a modifier, and is shown when that one is closed", arguments: Plain.allCases)
  func plainFirst(plain: Plain) throws {
    plain.show(true, in: model)
    app.session.settle()
    try stack.present(sheet: AboutDestinations.main, managed: true)
    app.session.settle()
    #expect(app.presentations.count == 1)
    #expect(app.title != "About")
    // SwiftUI logs the delay by the cover, whose content is not managed.
    #expect(log.entries.contains { $0.contains("is closed") } == (plain == .sheet))
    plain.show(false, in: model)
    app.session.settle()
    #expect(app.presentations.count == 1)
    #expect(app.title == "About")
  }

  @Test("A modifier's sheet waits for one of the navigator, and is shown when that one is closed", arguments: Plain.allCases)
  func navigatorFirst(plain: Plain) throws {
    try stack.present(sheet: AboutDestinations.main, managed: true)
    app.session.settle()
    plain.show(true, in: model)
    app.session.settle()
    #expect(app.presentations.count == 1)
    #expect(app.title == "About")
    try stack.dismissPresentedViews()
    app.session.settle()
    #expect(app.presentations.count == 1)
    #expect(app.title != "About")
  }

  @Test("A sheet that is presented by the navigator of a managed view in a modifier's sheet is above that sheet")
  func inside() throws {
    model.isSheetShown = true
    app.session.settle()
    try app.tap("Present")
    #expect(app.presentations.count == 2)
    #expect(app.title == "About")
    try app.swipeAway()
    #expect(app.presentations.count == 1)
    #expect(app.exists("Present"))
  }

  @Test("An alert is shown above a navigator's sheet, and a sheet that is presented during an alert is not lost")
  func alert() throws {
    try stack.present(sheet: AboutDestinations.main, managed: true)
    model.isAlertShown = true
    app.session.settle()
    #expect(app.title == "Alert")
    try app.tap("OK")
    #expect(app.title == "About")
    try app.swipeAway()
    model.isAlertShown = true
    app.session.settle()
    try stack.present(sheet: AboutDestinations.main, managed: true)
    model.isAlertShown = false
    app.session.settle()
    #expect(app.presentations.count == 1)
    #expect(app.title == "About")
  }
}
