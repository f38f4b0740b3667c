import NavigatorHost

/// An app without a screen, for tests: it does what a person would do and reads what a person would see.
///
/// ```swift
/// let app = TestApp(GuideApp())
/// try app.tap("Settings")
/// #expect(app.title == "Settings")
/// #expect(app.stack == ["Home", "Settings"])
/// try app.goBack()
/// ```
///
/// Actions find elements by accessibility identifier or by what they say, in the topmost layer only, as a person could reach them. Each
/// one commits what it changed before it returns; work that runs in tasks is waited for by ``settle()``. An action that cannot be
/// done throws a ``TestFailure`` that says what was on screen instead.
///
/// What is read is a `MirrorTree` that is fed by patches alone, as every host's is.
@MainActor
public final class TestApp {
  /// The session under test.
  public let session: any HostSession
  /// Addresses that the app asked to open outside of itself, in order.
  public private(set) var openedURLs: [String] = []
  /// Whether every action compares the mirror with the session's own tree afterwards. Costs a walk over both; on in debug builds.
  public var checksEveryAction: Bool

  private(set) var mirror: MirrorTree
  /// The first patch that did not fit; from then on the mirror is stale.
  private(set) var brokenPatch: MirrorError?
  /// How often each field was edited from here.
  var revisions: [ElementID: Int] = [:]

  /// Takes over a session that was started elsewhere.
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

  /// What the session has cost so far.
  public var statistics: UpdateStatistics { session.statistics }

  /// What `actions` cost.
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

  /// Ends the session, as closing the window does. Happens by itself when the app is released.
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
