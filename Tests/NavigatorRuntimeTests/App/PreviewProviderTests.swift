import SwiftUI
import Testing

private struct Card: View {
  var body: some View { Text("card") }
}

private struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Card().previewDisplayName("Card").previewDevice("iPhone 12").previewLayout(.fixed(width: 100, height: 50))
      Card().previewDevice(PreviewDevice(rawValue: "iPad")).previewInterfaceOrientation(.landscapeLeft).previewLayout(
        .sizeThatFits)
    }
  }
}

@MainActor
@Suite("Previews")
struct PreviewProviderTests {
  @Test("A preview provider has previews, and no platform")
  func provider() {
    _ = Card_Previews.previews
    #expect(Card_Previews.platform == nil)
  }

  @Test("The values of previews keep what they were created with")
  func values() {
    #expect(PreviewDevice("iPhone 12").rawValue == "iPhone 12")
    #expect(InterfaceOrientation.allCases.map(\.id).count == Set(InterfaceOrientation.allCases.map(\.id)).count)
    #expect(InterfaceOrientation.portrait != .landscapeRight)
  }
}
