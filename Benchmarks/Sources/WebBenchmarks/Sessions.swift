import CMemory
import Foundation
import NavigatorHost
import SwiftUI

/// Sessions that no page shows: what an app's views and elements hold by themselves.
@MainActor
struct Sessions {
  let count: Int

  /// Prints how many bytes of what the allocator has handed out belong to each session.
  func run() {
    let app = RowsApp.hostedApp()
    // The first makes what all share.
    let first = app.makeSession(SessionConfiguration())
    let before = navigator_bytes_in_use()
    let sessions = (0..<count).map { _ in app.makeSession(SessionConfiguration()) }
    print("sessions \(count) bytes \((navigator_bytes_in_use() - before) / count)")
    fflush(nil)
    for session in sessions + [first] { session.end() }
  }
}
