import NavigatorUI
import SwiftUI

/// Shows the navigation system, a screen a section of its documentation, each with its own source.
@main
struct GuideApp: App {
  var body: some Scene {
    WindowGroup {
      GuideHome()
    }
  }
}
