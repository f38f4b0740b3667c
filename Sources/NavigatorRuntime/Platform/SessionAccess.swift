import NavigatorHost
import Synchronization

/// The part of a session that code without a view uses, such as UIKit's shared objects. Code finds it in ``CurrentStorage``, so
/// that sessions do not share it. It does not retain the session.
nonisolated final class SessionAccess: Sendable {
  @MainActor weak var session: AppSession?
  private let pasteboard = Mutex<Pasteboard>(Pasteboard())

  private let knownFormatting = Mutex<TextFormatting?>(nil)

  private struct Pasteboard {
    var text: String?
    var changeCount = 0
  }

  /// The session whose code is running, or nil outside of sessions.
  static var current: SessionAccess? { CurrentStorage.current?.session }

  @MainActor init() {}

  /// The locale, the calendar and the time zone of the session's user.
  var formatting: TextFormatting? {
    get { knownFormatting.withLock { $0 } }
    set { knownFormatting.withLock { $0 = newValue } }
  }

  /// The text that the app has copied or that the user has pasted last.
  var pastedText: String? { pasteboard.withLock { $0.text } }

  /// The number of times that the text was set.
  var changeCount: Int { pasteboard.withLock { $0.changeCount } }

  /// Stores a text that the user has pasted.
  func receive(_ text: String?) {
    pasteboard.withLock {
      $0.text = text
      $0.changeCount &+= 1
    }
  }

  /// Stores a text and has the host copy it. Callers may be on any thread.
  func copy(_ text: String?) {
    receive(text)
    MainQueue.run { [self] in session?.graph.command(.copy(text ?? "")) }
  }
}
