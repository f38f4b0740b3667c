import Foundation
import UIKit

@Observable
final class Library {
  func load() async throws -> Data {
    try await URLSession.shared.data(from: URL(filePath: "/")).0
  }
}

struct Unready {
  var body: some View {
    Text(verbatim: "A \(AccessibilityRotorEntry.self)").privacySensitive()
    Text("B").privacySensitive()
  }
}
