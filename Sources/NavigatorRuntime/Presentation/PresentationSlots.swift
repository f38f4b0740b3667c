import NavigatorHost

/// The slots for presentations from a window, a sheet or a cover. At most one sheet or cover is presented at a time. Other
/// presentations wait in a queue.
///
/// As on iOS, nothing is presented above an alert or a confirmation dialog of the window. Presentations that are requested while
/// it is open wait until it is closed. Menus do not wait.
@MainActor
final class PresentationSlots {
  private var sheet = PresentationQueue()
  private var menu = PresentationQueue()
  private lazy var openDialog = OpenDialog()

  init() {}

  /// Creates the slots for presentations from the content of another one.
  ///
  /// - Parameters:
  ///   - kind: The kind of the other presentation. Presentations from an alert or a confirmation dialog do not wait for it.
  ///   - outer: The slots that the other presentation uses.
  init(inside kind: Role, of outer: PresentationSlots?) {
    if !kind.isDialog, let outer { openDialog = outer.openDialog }
  }

  /// Assigns a slot to a presenter and returns true, or adds the presenter to a queue and returns false.
  func request(_ kind: Role, for presenter: any Presenter) -> Bool {
    if kind == .menu { return menu.enter(presenter) }
    if kind.isDialog { return openDialog.queue.enter(presenter) }
    guard sheet.enter(presenter), openDialog.queue.enter(presenter) else { return false }
    // Others may open above a sheet.
    openDialog.queue.leave(presenter)?.slotIsFree()
    return true
  }

  /// Returns the presenter for which another presenter waits, or nil if that one does not wait.
  func presenter(before presenter: any Presenter) -> (any Presenter)? {
    sheet.presenter(before: presenter) ?? menu.presenter(before: presenter) ?? openDialog.queue.presenter(before: presenter)
  }

  /// Releases the slots of a presenter or leaves their queues, and notifies the next presenters in the queues.
  func release(_ kind: Role, by presenter: any Presenter) {
    if kind == .menu {
      menu.leave(presenter)?.slotIsFree()
      return
    }
    if !kind.isDialog { sheet.leave(presenter)?.slotIsFree() }
    openDialog.queue.leave(presenter)?.slotIsFree()
  }
}

/// The alert or confirmation dialog that is open in a window, with the presenters that wait until it is closed.
@MainActor
private final class OpenDialog {
  var queue = PresentationQueue()
}

/// A queue of presenters, of which only the current one may present a view.
@MainActor
private struct PresentationQueue {
  private weak var current: (any Presenter)?
  private var waiting: [Weak<Node>] = []

  /// Makes a presenter the current one and returns true, or adds it to the waiting presenters and returns false.
  mutating func enter(_ presenter: any Presenter) -> Bool {
    if current === presenter { return true }
    // The first waiting presenter has been notified when the queue became free. It either enters or leaves the queue.
    waiting.removeAll { $0.value?.isAlive != true }
    let isFree = current?.isAlive != true && (waiting.first.map { $0.value === presenter } ?? true)
    guard isFree else {
      if !isWaiting(presenter) { waiting.append(Weak(presenter)) }
      return false
    }
    current = presenter
    waiting.removeAll { $0.value === presenter }
    return true
  }

  /// Removes a presenter. Returns the waiting presenter that may enter, or nil if there is none.
  mutating func leave(_ presenter: any Presenter) -> (any Presenter)? {
    waiting.removeAll { $0.value === presenter || $0.value?.isAlive != true }
    // A presenter that may enter but no longer needs to leaves the queue, which notifies the next one.
    guard current === presenter || current?.isAlive != true else { return nil }
    current = nil
    return waiting.first?.value as? any Presenter
  }

  /// Returns the current presenter if another one waits for it.
  func presenter(before presenter: any Presenter) -> (any Presenter)? {
    isWaiting(presenter) ? current : nil
  }

  private func isWaiting(_ presenter: any Presenter) -> Bool {
    waiting.contains { $0.value === presenter }
  }
}

extension Role {
  /// A Boolean value that indicates whether a presentation of this kind is an alert or a confirmation dialog.
  nonisolated var isDialog: Bool { self == .alert || self == .confirmationDialog }
}

nonisolated struct PresentationSlotsKey: EnvironmentKey {
  static var defaultValue: PresentationSlots? { nil }
}
