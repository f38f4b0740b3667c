import NavigatorHost
import Synchronization

/// The session state for code outside views, such as UIKit's shared objects. ``CurrentStorage`` provides access to it, so that
/// each session has separate state. It does not retain the session.
nonisolated final class SessionAccess: Sendable {
  @MainActor weak var session: AppSession?
  private let pasteboard = Mutex<Pasteboard>(Pasteboard())

  private let knownFormatting = Mutex<TextFormatting?>(nil)

  private struct Pasteboard {
    var text: String?
    var changeCount = 0
  }

  /// The state of the running session, or nil outside sessions.
  static var current: SessionAccess? { CurrentStorage.current?.session }

  @MainActor init() {}

  /// The locale, the calendar and the time zone of the session's user.
  var formatting: TextFormatting? {
    get { knownFormatting.withLock { $0 } }
    set { knownFormatting.withLock { $0 = newValue } }
  }

  /// The text that the app has copied or the user has pasted most recently.
  var pastedText: String? { pasteboard.withLock { $0.text } }

  /// The number of times that the text has been set.
  var changeCount: Int { pasteboard.withLock { $0.changeCount } }

  /// Stores a text that the user has pasted.
  func receive(_ text: String?) {
    pasteboard.withLock {
      $0.text = text
      $0.changeCount &+= 1
    }
  }

  /// Stores a text and requests the host to copy it. This method may be called from any thread.
  func copy(_ text: String?) {
    receive(text)
    MainQueue.run { [self] in session?.graph.command(.copy(text ?? "")) }
  }

  /// Has the host's assistive technologies read a text. Callers may be on any thread.
  func announce(_ text: String) {
    MainQueue.run { [self] in session?.graph.command(.announce(text)) }
  }
}
