import Foundation
import SwiftUI

/// Pictures in their natural size, in frames and in scroll views, and symbols of another scale. `Photo` has 30 by 20 points at
/// the scale 2, and `Banner` is a drawing of 80 by 40 points.
extension LayoutScenarios {
  static let pictures: [(Names) -> AnyView] = naturalPictures + resizedPictures

  private static let naturalPictures = [
    scenario { n in Image("Photo").accessibilityIdentifier(n("a")) },
    scenario { n in
      HStack {
        Image("Banner").accessibilityIdentifier(n("a")); n.block("b")
      }
    },
    scenario { n in
      VStack(alignment: .leading) {
        Image("Photo").accessibilityIdentifier(n("a")); n.block("b", 100)
      }
    },
    scenario { n in Image("Banner").padding(10).background { n.fill("a") } },
    scenario { n in Image("Banner").overlay(alignment: .bottomTrailing) { n.block("a", 10, 10) } },
    scenario { n in Image("Photo").frame(width: 100, height: 50).accessibilityIdentifier(n("a")) },
    scenario { n in Image(uiImage: smallPicture).accessibilityIdentifier(n("a")) },
    scenario { n in Image(systemName: "star").imageScale(.large).accessibilityIdentifier(n("a")) },
  ]

  private static let resizedPictures = [
    scenario { n in Image("Banner").resizable().accessibilityIdentifier(n("a")) },
    scenario { n in
      VStack {
        Image("Banner").resizable().scaledToFit().frame(width: 100).accessibilityIdentifier(n("a")); n.block("b")
      }
    },
    scenario { n in
      VStack(alignment: .leading) {
        Image("Banner").resizable().aspectRatio(contentMode: .fit).frame(height: 30).accessibilityIdentifier(n("a"))
        n.block("b", 100)
      }
    },
    scenario { n in
      HStack {
        Image("Photo").resizable().scaledToFit().frame(height: 60).accessibilityIdentifier(n("a")); n.block("b")
      }
    },
    scenario { n in
      Image("Banner").resizable().scaledToFill().frame(width: 100, height: 40).clipped().accessibilityIdentifier(n("a"))
    },
    scenario { n in
      ScrollView { Image("Banner").resizable().scaledToFit().accessibilityIdentifier(n("a")) }
    },
  ]

  /// A picture of 20 by 10 pixels at the scale 2.
  private static let smallPicture = Data(base64Encoded: encodedPicture).flatMap { UIImage(data: $0, scale: 2) } ?? UIImage()
  private static let encodedPicture =
    "iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAAFUlEQVR42mP4"
    + "P5OBbMQwqnlUMyEEAKKePtCF5XSvAAAAAElFTkSuQmCC"
}
