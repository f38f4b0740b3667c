import Combine
import CoreTransferable
import Foundation
import UIKit

@Observable
final class Library {
  func load() async throws -> Data {
    try await URLSession.shared.data(from: URL(filePath: "/")).0
  }
}

struct Unready {
  let haptics = UIImpactFeedbackGenerator(style: .light)
  let color = UIColor.label

  var body: some View {
    Text(verbatim: "A \(UIHostingController<Text>.self)").windowResizeAnchor(.top)
    Text("B").windowResizeAnchor(.top)
      .colorEffect(effect)
      .contentToolbar(for: .tabViewSidebar) { Text("C") }
  }
}

struct Distance {
  let formatter = MeasurementFormatter()
}
