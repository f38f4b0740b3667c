import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Specifiers of interpolated numbers")
struct NumberSpecifierTests {
  private func shown(_ text: Text) -> [String] {
    TestApp(environment: TestEnvironment(locale: Locale(identifier: "en_US"))) { text }.visibleTexts
  }

  @Test(
    "A specifier may be in a text, which is shown once",
    arguments: [
      ("%.0f%%", "50%"), ("%.1f km", "50.0 km"), ("about %.0f", "about 50"), ("%%%.0f", "%50"), ("%1$.1f", "50.0"),
      ("%.f", "50"),
    ])
  func texts(specifier: String, expected: String) {
    #expect(shown(Text("\(50.0, specifier: specifier)")) == [expected])
    #expect(shown(Text("\("Ada"): \(50.0, specifier: specifier), \(1)")) == ["Ada: \(expected), 1"])
  }

  @Test(
    "An integer has the format of its specifier",
    arguments: [("%d", "1,234"), ("%lld", "1,234"), ("%'d", "1,234"), ("%d%%", "1,234%"), ("%zd files", "1,234 files")])
  func integers(specifier: String, expected: String) {
    #expect(shown(Text("\(1_234, specifier: specifier)")) == [expected])
  }

  @Test("The specifier of a longer floating-point number is that of the number")
  func longNumbers() {
    #expect(shown(Text("\(0.5, specifier: "%.2Lf")")) == ["0.50"])
  }

  @Test(
    "A specifier that is not one of an integer is reported, and the integer is shown",
    arguments: [
      "%s", "%@", "%n", "%p", "%f", "%d %d", "%*d", "%.*d", "%2000000000d", "%.2000000000d", "%99999999999999999999d",
      "%", "", "km", "%%", "%hhhd", "%1$", "%-",
    ])
  func invalidIntegers(specifier: String) {
    withKnownIssue {
      #expect(shown(Text("\(5, specifier: specifier) and \("Ada")")) == ["5 and Ada"])
    } matching: {
      "\($0)".contains("is not a format of one number of its type")
    }
  }

  @Test(
    "A specifier that is not one of a floating-point number is reported, and the number is shown",
    arguments: ["%s", "%@", "%d", "%.2f of %.2f", "%*f", "%.1001f", "%hf", "km"])
  func invalidNumbers(specifier: String) {
    withKnownIssue {
      #expect(shown(Text("\(0.5, specifier: specifier) and \("Ada")")) == ["0.500000 and Ada"])
    } matching: {
      "\($0)".contains("is not a format of one number of its type")
    }
  }
}
