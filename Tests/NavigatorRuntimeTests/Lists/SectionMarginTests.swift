import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Margins of sections")
struct SectionMarginTests {
  @Test("Modifiers set the margins at their edges, and nil restores those of the style")
  func edges() {
    let app = TestApp {
      List {
        Section("One") { Text("a") }
        Section("Two") { Text("b") }.listSectionMargins(.top, 50).listSectionMargins(.horizontal, 4)
        Section("Three") { Text("c") }.listSectionMargins(.all, nil)
        Section("Four") { Text("d") }.listSectionMargins(.bottom, -.infinity)
      }
      .listSectionMargins(.leading, 10)
    }
    let margins = app.elements(.section).map { $0.content.strings(.contentMargins) }
    #expect(margins == [["-", "-", "-", "10.0"], ["50.0", "4.0", "-", "4.0"], [], ["-", "-", "0", "10.0"]])
  }

  @Test("The margins between two sections are as large as the larger one of both")
  func distance() throws {
    let app = TestApp {
      List {
        Section { Text("a") }
        Section { Text("b") }.listSectionMargins(.bottom, 60)
        Section { Text("c") }.listSectionMargins(.top, 40)
        Section { Text("d") }
      }
    }
    func gap(_ upper: String, _ lower: String) throws -> CGFloat {
      try app.frame(of: lower).minY - app.frame(of: upper).maxY
    }
    let usual = try gap("a", "b")
    #expect(try abs(gap("b", "c") - usual - 34) < 0.5)
    #expect(try abs(gap("c", "d") - usual) < 0.5)
  }
}
