import CMemory
import Foundation
import NavigatorHost
import SwiftUI

/// Sessions without pages, to measure the memory of an app's views and elements.
@MainActor
struct Sessions {
  let count: Int

  /// Prints the number of allocated bytes for each session.
  func run() {
    let app = RowsApp.hostedApp()
    // The first session creates shared objects.
    let first = app.makeSession(SessionConfiguration())
    let before = navigator_bytes_in_use()
    let sessions = (0..<count).map { _ in app.makeSession(SessionConfiguration()) }
    print("sessions \(count) bytes \((navigator_bytes_in_use() - before) / count)")
    fflush(nil)
    for session in sessions + [first] { session.end() }
  }
}
