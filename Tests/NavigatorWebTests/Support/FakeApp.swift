import Logging
import NavigatorHost
import TestSupport

/// An app whose sessions a test controls.
@MainActor
final class FakeApp: HostedApp {
  nonisolated let name = "Fake"

  /// The sessions in the order in which they were created.
  private(set) var sessions: [FakeSession] = []
  /// The configurations of the sessions, without log metadata and windows.
  private(set) var configurations: [SessionConfiguration] = []
  /// The width, the height and the factor of texts of the window that each session was created for.
  private(set) var windows: [[Double?]] = []
  private(set) var logMetadata: [[String: String]] = []
  private let root: Element
  private var address: String?
  private var findsNothing = false
  /// The animations with which the pages of sessions that start from now on begin.
  private var openingAnimations: [OpeningAnimation] = []

  init(root: Element = FakeApp.greeting) {
    self.root = root
  }

  /// Sets the location of sessions that start from now on.
  func begin(at address: String) {
    self.address = address
  }

  /// Sets the animations with which the pages of sessions that start from now on begin.
  func begin(with animations: [OpeningAnimation]) {
    openingAnimations = animations
  }

  /// Makes the addresses of sessions that start from now on count as not found.
  func findNothing() {
    findsNothing = true
  }

  func makeSession(_ configuration: SessionConfiguration) -> any HostSession {
    Logger.current.info("the app begins")
    let session = FakeSession(root: root, configuration)
    session.address = address
    session.isNotFound = findsNothing
    session.openingAnimations = openingAnimations
    sessions.append(session)
    var configuration = configuration
    logMetadata.append(configuration.logMetadata)
    configuration.logMetadata = [:]
    windows.append([configuration.windowWidth, configuration.windowHeight, configuration.textScale])
    (configuration.windowWidth, configuration.windowHeight, configuration.textScale) = (nil, nil, nil)
    configuration.isWindowEstimated = nil
    configurations.append(configuration)
    return session
  }

  /// A window (#1) with a text (#2) and a button (#3).
  nonisolated static let greeting = Element(
    id: 1, role: .window, events: [.openURL, .scenePhase],
    children: [
      Element(id: 2, role: .text, content: [.text: "Good <morning>"]),
      Element(id: 3, role: .button, events: .tap, children: [Element(id: 4, role: .text, content: [.text: "Tap"])]),
    ]
  )
}

/// A session that records its events, and whose patches a test sends.
@MainActor
final class FakeSession: HostSession {
  var onPatches: (@MainActor ([Patch]) -> Void)?
  var onStoredChange: (@MainActor () -> Void)?
  var onStoredValue: (@MainActor (_ key: String, _ value: StoredValue?) -> Void)?
  var location: Location {
    Location(places: [Location.Place(.window, id: root.id, address: address, isNotFound: isNotFound)])
  }
  var address: String?
  var isNotFound = false
  var isHostBehind = false
  private(set) var statistics = UpdateStatistics()
  private(set) var storedValues: [String: StoredValue]
  private(set) var sceneValues: [String: StoredValue]
  private(set) var received = 0
  /// The locale and the time zone that the host has set last.
  private(set) var region: (locale: String?, timeZone: String?)
  /// The number of times that the host has begun the animations that wait.
  private(set) var animationStarts = 0
  /// The animations with which the first page begins.
  var openingAnimations: [OpeningAnimation] = []
  private var mirror: MirrorTree?
  private var nextPatches: [Patch] = []
  /// The events in order.
  let events = Signal<InputEvent>()
  /// Fires when the session is ended.
  let ended = Signal<Void>()

  init(root: Element, _ configuration: SessionConfiguration) {
    mirror = try? MirrorTree(root: root)
    storedValues = configuration.storedValues
    sceneValues = configuration.sceneValues ?? configuration.storedValues
  }

  var root: Element { mirror?.root ?? Element(id: 0, role: .window) }

  func takeOpeningAnimations() -> [OpeningAnimation] {
    defer { openingAnimations = [] }
    return openingAnimations
  }

  func beginAnimations() {
    animationStarts += 1
  }

  func send(_ event: InputEvent) -> EventOutcome {
    received += 1
    Logger.current.info("the app does something")
    guard let element = mirror?.shell(event.target) else { return .dropped(.unknownElement) }
    guard element.events.contains(event.requirement) else { return .dropped(.notAccepted) }
    if case .files = event.action, fileRequests.removeValue(forKey: event.target) == nil { return .dropped(.unknownElement) }
    events.fire(event)
    let patches = nextPatches
    nextPatches = []
    if !patches.isEmpty { try? commit(patches) }
    return .handled
  }

  /// The requests for files that elements make, until a result arrives.
  var fileRequests: [ElementID: FileRequest] = [:]
  /// The files that each export returns, or nil if the app fails.
  var exported: [ExportedFile]?

  func fileRequest(of target: ElementID) -> FileRequest? { fileRequests[target] }

  func exportedFiles(of target: ElementID, within limits: FileLimits) -> [ExportedFile]? { exported }

  func setRegion(locale: String?, timeZone: String?) { region = (locale, timeZone) }
  /// Sends patches while the next event is processed.
  func answerNextEvent(with patches: [Patch]) {
    nextPatches = patches
  }

  /// The number of times at which the host has cancelled the gestures in progress.
  private(set) var cancellations = 0

  func cancelGestures() { cancellations += 1 }

  func settle() {}

  func end() { ended.fire(()) }

  /// Stores a value as `@SceneStorage` does.
  func keep(_ value: StoredValue, for key: String) {
    sceneValues[key] = value
    onStoredChange?()
  }

  /// Stores a value as `@AppStorage` does.
  func store(_ value: StoredValue?, for key: String) {
    guard storedValues[key] != value else { return }
    storedValues[key] = value
    onStoredValue?(key, value)
    onStoredChange?()
  }

  /// The keys of the values that other sessions have changed, in order.
  private(set) var receivedKeys: [String] = []

  func setStoredValue(_ value: StoredValue?, for key: String) {
    receivedKeys.append(key)
    storedValues[key] = value
  }

  /// Sets the address of the session.
  func setAddress(_ address: String?) {
    self.address = address
    onStoredChange?()
  }

  func commit(_ patches: [Patch]) throws {
    try mirror?.apply(patches)
    onPatches?(patches)
  }
}

extension Patch {
  /// Returns an update of an element that shows a text.
  static func update(_ id: ElementID, text: String, style: Style = []) -> Patch {
    .update(Element(id: id, role: .text, content: Content(text: text), style: style))
  }
}
