import CMemory
import Foundation
import NavigatorHost
import SwiftUI

/// Sessions without pages, to measure the memory of an app's views and elements.
@MainActor
struct Sessions {
  let app: any HostedApp
  let count: Int

  /// Prints the number of allocated bytes for each session.
  func run() {
    // The first session creates shared objects.
    let first = app.makeSession(SessionConfiguration())
    let before = navigator_bytes_in_use()
    let sessions = (0..<count).map { _ in app.makeSession(SessionConfiguration()) }
    print("sessions \(count) bytes \((navigator_bytes_in_use() - before) / count)")
    fflush(nil)
    for session in sessions + [first] { session.end() }
  }

  /// The app with a name in the arguments of the program, or nil if there is none.
  static func app(named name: String) -> (any HostedApp)? {
    switch name {
    case "rows": RowsApp.hostedApp()
    case "few": FewRowsApp.hostedApp()
    case "lazy": LazyApp.hostedApp()
    default: nil
    }
  }
}
