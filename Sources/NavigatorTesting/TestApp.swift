import NavigatorHost

/// An app without a user interface, for tests. Its methods perform the actions of a person and return what a person would see.
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
  /// The addresses that the app asked to open outside of itself, in order.
  public private(set) var openedURLs: [String] = []
  /// A Boolean value that indicates whether each action compares the mirror with the session's own tree afterwards. The
  /// comparison walks both trees. The default is true in debug builds.
  public var checksEveryAction: Bool

  private(set) var mirror: MirrorTree
  /// The first patch that could not be applied. The mirror is not updated after it.
  private(set) var brokenPatch: MirrorError?
  /// The number of edits that the test has made in each field.
  var revisions: [ElementID: Int] = [:]

  /// Creates a test app for a session that was started elsewhere.
  public init(session: any HostSession) {
    self.session = session
    #if DEBUG
      checksEveryAction = true
    #else
      checksEveryAction = false
    #endif
    session.settle()
    let root = session.root
    do throws(MirrorError) {
      mirror = try MirrorTree(root: root)
    } catch {
      mirror = MirrorTree(only: root)
      brokenPatch = error
    }
    session.onPatches = { [weak self] patches in self?.receive(patches) }
  }

  isolated deinit {
    session.end()
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
    session.settle()
    let before = session.statistics
    try actions()
    session.settle()
    return session.statistics - before
  }

  /// Ends the session, as closing the window does. The session also ends when the test app is released.
  public func end() {
    session.end()
  }

  private func receive(_ patches: [Patch]) {
    for case .openURL(let url) in patches { openedURLs.append(url) }
    guard brokenPatch == nil else { return }
    do throws(MirrorError) {
      try mirror.apply(patches)
    } catch {
      brokenPatch = error
    }
  }
}
