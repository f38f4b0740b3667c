import NavigatorTesting
import NavigatorUI
import SeedSettings
import SwiftUI
import Testing

@Suite("Seed 000: 4. Enumerated Navigation Destinations")
struct Seed000EnumTests {
  @Test("One enum and one handler show several screens of an account")
  func enumSolution() throws {
    let app = TestApp { EnumSolutionView() }
    try app.tap("Details")
    #expect(app.exists("Details of Ada"))
    try app.goBack()
    try app.tap("Disclaimers")
    #expect(app.exists("Disclaimers for Ada"))
    #expect(app.stack == ["Accounts", "Disclaimers"])
  }
}

@Suite("Seed 000: 5. Addressing Code Duplication & Sheet/Cover Access Issues")
struct Seed000ReuseTests {
  @Test("Several stacks show the same destinations, and each keeps its own path")
  func severalStacks() throws {
    let app = TestApp { TwoStacksView() }
    try app.tap("Details")
    #expect(app.stack == ["Accounts", "Details"])
    for tab in ["Two", "Managed"] {
      try app.selectTab(tab)
      #expect(app.stack == ["Accounts"])
      try app.tap("Disclaimers")
      #expect(app.exists("Disclaimers for Ada"))
    }
    try app.selectTab("One")
    #expect(app.exists("Details of Ada"))
  }

  @Test("One value is pushed, presented in a sheet and in a cover, without a view builder for any of these")
  func everyPresentation() throws {
    let stage = Stage()
    for method in [NavigationMethod.push, .sheet, .cover] {
      try stage.navigator.navigate(to: ProfileDestinations.main, method: method)
      #expect(stage.app.exists("The profile"))
      #expect(stage.app.presentations.map(\.kind) == (method == .push ? [] : [method == .sheet ? .sheet : .cover]))
      try stage.navigator.popAll()
      try stage.navigator.dismissPresentedViews()
      #expect(stage.app.exists("The root"))
    }
  }
}

@Suite("Seed 000: 6. NavigationDestination Protocol")
struct Seed000ProtocolTests {
  @Test("A destination that implements view instead of body shows it from every API")
  func view() {
    let app = TestApp { AccountSpellingsView() }
    for spelling in ["view", "call", "value", "any view"] {
      #expect(app.exists("Details of \(spelling)"))
    }
  }
}

@Suite("Seed 000: 7. Simplified Registration via View Extension")
struct Seed000RegistrationTests {
  @Test("A registration without a view builder shows each case")
  func registration() throws {
    let app = TestApp { TwoStacksView() }
    try app.tap("Details")
    #expect(app.exists("Details of Ada"))
    try app.goBack()
    try app.tap("Disclaimers")
    #expect(app.exists("Disclaimers for Ada"))
  }

  @Test("destination() in a handler does the same as the registration")
  func called() throws {
    let app = TestApp { CalledDestinationView() }
    try app.tap("Disclaimers")
    #expect(app.exists("Disclaimers for Ada"))
    #expect(app.stack == ["Accounts", "Disclaimers"])
  }
}

@Suite("Seed 000: 8. Reusing Destinations for Sheets and Covers in Sheet Context")
struct Seed000SheetTests {
  @Test("Assigning a case presents its view in a sheet, and dismissal sets the optional to nil")
  func sheet() throws {
    let app = TestApp { AccountSheetView() }
    for _ in 0..<2 {
      try app.tap("Show details")
      #expect(app.presentations.map(\.kind) == [.sheet])
      #expect(app.exists("Details of Ada"))
      try app.swipeAway()
      #expect(app.presentations.isEmpty)
    }
  }

  @Test("A cover shows the view of $0()")
  func cover() throws {
    let app = TestApp { AccountSheetView() }
    try app.tap("Cover with disclaimers")
    #expect(app.presentations.map(\.kind) == [.cover])
    #expect(app.exists("Disclaimers for Ada"))
  }
}
