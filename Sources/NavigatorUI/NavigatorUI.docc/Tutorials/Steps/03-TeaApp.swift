import SwiftUI

@main
struct TeaApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Teas")
    }
  }
}
