import NavigatorTesting
import SwiftUI
import Testing

/// Collections whose ids are numbers, one of which is NaN.
@MainActor
@Suite("Ids that do not equal themselves")
struct UnequalIDTests {
  @Observable
  final class Samples {
    var values: [Double] = [1, .nan, 2]
  }

  private struct Rows: View {
    let samples: Samples
    let isList: Bool

    var body: some View {
      if isList {
        List { rows }
      } else {
        VStack { rows }
      }
    }

    private var rows: some View {
      ForEach(samples.values, id: \.self) { Text(verbatim: "Sample \($0)") }
    }
  }

  @Test("An id that does not equal itself is reported, and all rows are shown after each change", arguments: [false, true])
  func notANumber(isList: Bool) {
    withKnownIssue {
      let samples = Samples()
      let app = TestApp { Rows(samples: samples, isList: isList) }
      #expect(app.visibleTexts == ["Sample 1.0", "Sample nan", "Sample 2.0"])
      for _ in 0..<3 { samples.values.append(.nan) }
      app.session.settle()
      #expect(app.visibleTexts.filter { $0 == "Sample nan" }.count == 4)
      samples.values = [2]
      app.session.settle()
      #expect(app.visibleTexts == ["Sample 2.0"])
    } matching: {
      "\($0)".contains("does not equal itself")
    }
  }
}
