import NavigatorTesting
import NavigatorUI
import SeedApp
import SeedHome
import SeedSettings
import SwiftUI
import Testing

/// The home feature within the app, in a managed stack that begins with one of its destinations.
private func homeApp(_ destination: SeedHome.HomeDestinations) -> TestApp {
  TestApp {
    AppView(resolver: AppResolver()) {
      ManagedNavigationStack { destination }
    }
  }
}

@Suite("Seed 002: Destination Views")
struct Seed002DestinationViewTests {
  @Test("Each case is built with what its destination view finds in the environment")
  func cases() {
    #expect(homeApp(.home).exists("Home of Ada"))
    #expect(homeApp(.page2).exists("Page 2 of Ada"))
    #expect(homeApp(.page3).exists("Page 3 of Ada"))
    #expect(homeApp(.pageN(9)).exists("Page 9 of Ada"))
    #expect(homeApp(.external).exists("Settings of version 1.2"))
  }

  @Test("A pushed destination sees the environment around its stack")
  func pushed() throws {
    let app = homeApp(.home)
    try app.tap("Page 2")
    #expect(app.exists("Page 2 of Ada"))
    #expect(app.stack == ["Home", "Page 2"])
  }
}

@Suite("Seed 002: Passing Dependencies")
struct Seed002DependencyTests {
  @Test("A page creates its view model once from its dependencies, and keeps it while it is covered")
  func viewModel() throws {
    let app = homeApp(.home)
    try app.tap("Page 55")
    #expect(app.exists("Page 55 of Ada"))
    try app.tap("Taps: 0")
    try app.tap("Taps: 1")
    #expect(app.exists("Taps: 2"))
    try app.goBack()
    try app.tap("Page 55")
    #expect(app.exists("Taps: 0"))
  }
}

@Suite("Seed 002: NavigationDestinations within Views")
struct Seed002EmbeddingTests {
  @Test("A destination is the root of a stack, and its registration serves links by value")
  func root() throws {
    let app = TestApp {
      AppView(resolver: AppResolver()) { RootHomeView() }
    }
    #expect(app.exists("Home of Ada"))
    for (link, title) in [("Page 3, by value", "Page 3"), ("Page 2", "Page 2"), ("External, by value", "Settings")] {
      try app.tap(link)
      #expect(app.stack == ["Home", title])
      try app.goBack()
    }
  }
}

@Suite("Seed 002: Custom Sheets using NavigationDestination")
struct Seed002SheetTests {
  @Test("A custom sheet shows the destination with the app's detents, and closes by navigator and by swipe")
  func customSheet() throws {
    let app = TestApp {
      ManagedNavigationStack { CustomSheetView() }
    }
    for (button, text) in [("Present Page 2 via Sheet", "Settings page 2"), ("Present Page 3 via Sheet", "Settings page 3")] {
      try app.tap(button)
      #expect(app.presentations.map(\.kind) == [.sheet])
      #expect(app.exists(text))
      let sheet = try #require(app.tree().split(separator: "\n").first { $0.contains(" sheet ") })
      #expect(sheet.contains("detents: medium large"))
      #expect(sheet.contains("showsDragIndicator"))
      try app.tap("Dismiss")
      #expect(app.presentations.isEmpty)
      try app.tap(button)
      try app.swipeAway()
      #expect(app.presentations.isEmpty)
    }
  }

  @Test("Another navigator dismisses a custom sheet, because the sheet is dismissible")
  func dismissible() throws {
    let stage = Stage { CustomSheetView() }
    try stage.app.tap("Present Page 2 via Sheet")
    #expect(try stage.navigator.isPresenting)
    #expect(try stage.navigator.dismissAny())
    #expect(stage.app.presentations.isEmpty)
    try stage.app.tap("Present Page 3 via Sheet")
    #expect(stage.app.exists("Settings page 3"))
  }
}

@Suite("Seed 002: Modular Views")
struct Seed002ModularTests {
  @Test("A module's card is shown in another module's view and opens a page of its own module")
  func card() throws {
    let stage = Stage { CustomView(order: Order(number: 12)) }
    #expect(stage.app.visibleTexts.contains(["Above the card", "Summary of order 12", "Details"]))
    try stage.app.tap("Details")
    #expect(stage.app.stack == ["Home", "Order 12"])
    #expect(stage.app.exists("Everything about order 12"))
    try stage.app.goBack()
    try stage.app.tap("Past orders")
    #expect(stage.app.stack == ["Home", "Past orders"])
  }

  @Test("A card follows its value")
  func changingCard() throws {
    let stage = Stage { CustomView(order: Order(number: 12)) }
    try stage.app.tap("Next order")
    #expect(stage.app.exists("Summary of order 13"))
    try stage.app.tap("Details")
    #expect(stage.app.exists("Everything about order 13"))
  }
}

@Suite("Seed 002: Cross Module View Dependencies")
struct Seed002CrossModuleTests {
  @Test(
    "The app's resolver gives the home feature a view of the settings feature", arguments: ["External", "External, by value"])
  func external(link: String) throws {
    let app = TestApp {
      AppView(resolver: AppResolver()) { RootHomeView() }
    }
    try app.tap(link)
    #expect(app.exists("Settings of version 1.2"))
    #expect(app.stack == ["Home", "Settings"])
  }
}
