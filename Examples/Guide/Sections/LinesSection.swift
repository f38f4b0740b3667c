import NavigatorUI
import SwiftUI

struct LinesSection: View {
  @State private var width = 280.0
  @State private var spacing = 0.0
  @State private var lineHeight = 22.0
  @State private var isLong = false

  private let sentence = "The boat leaves at nine, and the last one returns to the harbor at six in the evening."

  var body: some View {
    SectionScreen(
      section: .lines,
      summary: """
        A text that does not fit shrinks to a minimum scale and is then truncated. A range of lines reserves space and limits \
        it. Lines have a height, and lines and letters can be spaced.
        """
    ) {
      LabeledContent("Width") { Slider(value: $width, in: 140...280) { Text("Width") } }
      VStack(alignment: .leading, spacing: 8) {
        Text("A title that shrinks before it is cut off")
          .font(.title3)
          .minimumScaleFactor(0.6)
        Text(sentence).truncationMode(.head)
        Text(sentence).truncationMode(.middle)
        Text(sentence).truncationMode(.tail)
      }
      .lineLimit(1)
      .frame(width: width, alignment: .leading)

      Toggle("Long text", isOn: $isLong)
      Text(isLong ? "\(sentence) In winter there is no boat." : "Space for two lines")
        .lineLimit(2...3)
        .accessibilityIdentifier("two to three lines")

      Stepper("Line spacing \(Int(spacing))", value: $spacing, in: 0...16, step: 4)
      Text(sentence)
        .lineSpacing(spacing)
        .accessibilityIdentifier("paragraph")

      Stepper("Line height \(Int(lineHeight))", value: $lineHeight, in: 18...42, step: 4)
      Text(sentence)
        .lineHeight(.exact(points: lineHeight))
        .accessibilityIdentifier("lines of a height")

      Text("HARBOR").tracking(6)
      Text("AVATAR").kerning(-1.5)
      Text("H") + Text("2").font(.footnote).baselineOffset(-4) + Text("O and E = mc")
        + Text("2").font(.footnote).baselineOffset(6)
    }
  }
}
