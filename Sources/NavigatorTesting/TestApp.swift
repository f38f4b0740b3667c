import NavigatorHost
import NavigatorRuntime

/// An app without a user interface, for tests. Its methods perform a user's actions and return the content that is visible to a
/// user.
///
/// ```swift
/// let app = TestApp(GuideApp())
/// try app.tap("Settings")
/// #expect(app.title == "Settings")
/// #expect(app.stack == ["Home", "Settings"])
/// try app.goBack()
/// ```
///
/// Actions find elements by accessibility identifier or by text, in the topmost layer only. Each action commits its changes
/// before it returns. ``settle()`` waits for work in tasks. An action that cannot be performed throws a ``TestFailure`` that
/// describes the screen.
///
/// The state is read from a `MirrorTree` that receives patches only, as in every other host.
@MainActor
public final class TestApp {
  /// The session under test.
  public let session: any HostSession
  /// The addresses that the app requested to open outside of the app, in order.
  public private(set) var openedURLs: [String] = []
  /// The texts that the app has copied to the clipboard, in order.
  public private(set) var copiedTexts: [String] = []
  /// The texts that the app has had assistive technologies read, in order.
  public private(set) var announcements: [String] = []
  /// The notices that the host has shown for a while, such as the reason why it has refused files, in order.
  public private(set) var notices: [String] = []
  /// The addresses of the windows that the app requested to close, in order. An address equals the one with which the app opens
  /// the window (see ``openedURLs``); without a value, it refers to all windows of a group. An empty text refers to the session's
  /// own window.
  public private(set) var dismissedWindows: [String] = []
  /// A Boolean value that indicates whether each action compares the mirror with the session's own tree afterwards. The
  /// comparison walks both trees. The default is true in debug builds.
  public var checksEveryAction: Bool

  /// The last animated changes, the oldest first, until ``takeAnimations()`` is called.
  public private(set) var animations: [ElementAnimation] = []
  private static let maximumAnimations = 1_000

  private(set) var mirror: MirrorTree
  /// The first patch that could not be applied. The mirror is not updated after it.
  private(set) var brokenPatch: MirrorError?
  /// The number of edits that the test has made in each field.
  var revisions: [ElementID: Int] = [:]
  /// The last selection that the test has made in each field.
  var selections: [ElementID: FieldSelectionReport] = [:]
  /// The requests of the app to scroll.
  var scrolling = ScrollingState()
  private let watchdog: TestWatchdog?
  /// The clock of animations; nil if they end at once.
  private let clock: TestClock?
  private var styleChanges = StyleChanges()
  private var frameChanges = FrameChanges()
  /// The device, the user's settings and the window that the session has. A change applies to the whole session at once.
  ///
  /// ```swift
  /// app.environment.colorScheme = .dark
  /// app.environment.windowSize = TestEnvironment.phone.windowSize
  /// ```
  ///
  /// It has no effect on a session that was started elsewhere.
  public var environment: TestEnvironment {
    didSet {
      guard environment != oldValue, let session = session as? any EnvironmentSession else { return }
      session.changeEnvironment(environment.apply(to:))
      watching("change the environment", nil) { session.settle() }
    }
  }

  /// Creates a test app for a session that was started elsewhere.
  public convenience init(session: any HostSession) {
    self.init(environment: TestEnvironment(), watchdog: TestWatchdog(limit: Self.defaultTimeLimit)) { session }
  }

  /// Creates a test app.
  ///
  /// - Parameters:
  ///   - environment: The environment that the session is started with.
  ///   - watchdog: The object that ends the process if the app blocks the main actor, or nil.
  ///   - clock: The clock of animations, or nil if they end at once.
  ///   - start: A closure that starts the session.
  init(environment: TestEnvironment, watchdog: TestWatchdog?, clock: TestClock? = nil, start: () -> any HostSession) {
    self.environment = environment
    self.watchdog = watchdog
    self.clock = clock
    watchdog?.start()
    let session = watchdog.watching("start the app", nil, start)
    self.session = session
    #if DEBUG
      checksEveryAction = true
    #else
      checksEveryAction = false
    #endif
    let root = watchdog.watching("start the app", nil) {
      session.settle()
      return session.root
    }
    do throws(MirrorError) {
      mirror = try MirrorTree(root: root)
    } catch {
      mirror = MirrorTree(only: root)
      brokenPatch = error
    }
    scrolling.note(root)
    session.onPatches = { [weak self] patches in self?.receive(patches) }
    watching("start the app", nil) { updateScrolling() }
  }

  isolated deinit {
    session.end()
    watchdog?.stop()
  }

  /// The duration for which an app may block the main actor during an action.
  public static var defaultTimeLimit: Duration { .seconds(60) }

  /// Performs work that ends the process if it takes too long.
  ///
  /// - Parameters:
  ///   - attempt: The name of the work, after "cannot" in a message.
  ///   - location: The source location in the test, or nil.
  func watching<Result>(_ attempt: String, _ location: TestLocation?, _ work: () -> Result) -> Result {
    watchdog.watching(attempt, location, work)
  }

  /// The statistics of all updates since the session started.
  public var statistics: UpdateStatistics { session.statistics }

  /// Returns the statistics of the updates that `actions` cause.
  ///
  /// ```swift
  /// let cost = try app.measure { try app.tap("Row 5") }
  /// #expect(cost.bodiesEvaluated == 1)
  /// ```
  public func measure<Failure: Error>(_ actions: () throws(Failure) -> Void) throws(Failure) -> UpdateStatistics {
    watching("measure", nil) { session.settle() }
    let before = session.statistics
    try actions()
    watching("measure", nil) { session.settle() }
    return session.statistics - before
  }

  /// Ends the session, as closing the window does. The session also ends when the test app is released.
  public func end() {
    session.end()
  }

  /// Removes and returns the animated changes since the last call.
  public func takeAnimations() -> [ElementAnimation] {
    defer { animations = [] }
    return animations
  }

  private func receive(_ patches: [Patch]) {
    for case .openURL(let url) in patches { openedURLs.append(url) }
    for case .copy(let text) in patches { copiedTexts.append(text) }
    for case .announce(let text) in patches { announcements.append(text) }
    for case .notify(let text) in patches { notices.append(text) }
    for case .dismissWindow(let address) in patches { dismissedWindows.append(address ?? "") }
    for patch in patches {
      switch patch {
      case .insert(let element, _, _), .update(let element): scrolling.note(element)
      default: break
      }
    }
    guard brokenPatch == nil else { return }
    let announced = interrupting(announcedAnimations(in: patches), in: patches)
    let before = announced.isEmpty ? [:] : mirroredFrames
    do throws(MirrorError) {
      try mirror.apply(patches)
    } catch {
      brokenPatch = error
    }
    animations += interrupting(placed(announced, after: before))
    if animations.count > Self.maximumAnimations { animations.removeFirst(animations.count - Self.maximumAnimations) }
  }

  /// Returns announced changes. A change that interrupts another one begins at the style that is shown.
  private func interrupting(_ announced: [ElementAnimation], in patches: [Patch]) -> [ElementAnimation] {
    guard let clock else { return announced }
    let result = styleChanges.begin(announced, at: clock.now.offset)
    for case .update(let element) in patches { styleChanges.update(element.id, to: element.style) }
    return result
  }

  /// Returns changes with frames. A change that interrupts another one begins at the frame that is shown.
  private func interrupting(_ placed: [ElementAnimation]) -> [ElementAnimation] {
    guard let clock, !placed.isEmpty else { return placed }
    styleChanges.removeAll { !mirror.contains($0) }
    frameChanges.removeAll { !mirror.contains($0) }
    return frameChanges.begin(placed, at: clock.now.offset)
  }
}
