// swift-tools-version:6.2
import CompilerPluginSupport
import PackageDescription

// Apple hosts bring SwiftUI themselves: there, this package is NavigatorUI with its case paths. Everywhere else it also
// brings the runtime that plays SwiftUI's part, and the hosts that show it.
#if canImport(Darwin)
  let isAppleHost = true
#else
  let isAppleHost = false
#endif

// Set where the target declares its dependency on IssueReporting. `canImport(IssueReporting)` is also true where another
// package has built the module and this target does not link it.
let reportsIssues = SwiftSetting.define("NAVIGATOR_ISSUE_REPORTING")

// Gives NavigatorCombine the name Combine in a target that imports it by that name. No module of that name is ever built, because
// packages compile differently where they can import one.
let importsCombine = SwiftSetting.unsafeFlags(["-module-alias", "Combine=NavigatorCombine"])

let package = Package(
  name: "Navigator",
  platforms: [.macOS(.v15), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "NavigatorUI", targets: ["NavigatorUI"]),
    .library(name: "NavigatorCasePaths", targets: ["NavigatorCasePaths"]),
    .plugin(name: "Migrate", targets: ["Migrate"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
  ],
  dependencies: [
    // Reads the source that a macro is attached to, and parses what it expands to.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")
  ],
  targets: [
    .macro(
      name: "NavigatorMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ]
    ),
    // Reports what an app's sources use that the runtime lacks: `swift package plugin migrate --check`.
    .plugin(
      name: "Migrate",
      capability: .command(
        intent: .custom(verb: "migrate", description: "Report what an app's sources use that Navigator's SwiftUI lacks"))
    ),
    // Generates constants for the images and colors in an app's asset catalogs, as Xcode does.
    .executableTarget(name: "AssetSymbolGenerator"),
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolGenerator"]),
  ]
)

if isAppleHost {
  // A manifest that names these products must resolve on Apple hosts too; there they are empty.
  package.products += [
    "SwiftUI", "NavigatorCombine", "NavigatorHost", "NavigatorHTML", "NavigatorCrypto", "NavigatorStore", "NavigatorTLS",
    "NavigatorTesting", "NavigatorWeb",
  ].map {
    .library(name: $0, targets: ["NavigatorOnAppleSwiftUI"])
  }
  package.targets += [
    .target(name: "NavigatorOnAppleSwiftUI"),
    .target(name: "NavigatorCasePaths", dependencies: ["NavigatorMacros"]),
    .target(name: "NavigatorModel"),
    .target(
      name: "NavigatorUI", dependencies: ["NavigatorCasePaths", "NavigatorMacros", "NavigatorModel"], packageAccess: false),
  ]
} else {
  package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "NavigatorCombine", targets: ["NavigatorCombine"]),
    .library(name: "NavigatorHost", targets: ["NavigatorHost"]),
    .library(name: "NavigatorCrypto", targets: ["NavigatorCrypto"]),
    .library(name: "NavigatorHTML", targets: ["NavigatorHTML"]),
    .library(name: "NavigatorStore", targets: ["NavigatorStore"]),
    .library(name: "NavigatorTLS", targets: ["NavigatorTLS"]),
    .library(name: "NavigatorTesting", targets: ["NavigatorTesting"]),
    .library(name: "NavigatorWeb", targets: ["NavigatorWeb"]),
    .executable(name: "Guide", targets: ["ExampleGuide"]),
    .executable(name: "ExampleShop", targets: ["ExampleShop"]),
  ]
  package.dependencies += [
    // Combine's part off Apple platforms: ObservableObject, @Published, publishers.
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    // The logging API of the server ecosystem; apps choose the backend.
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    // Reports misuse as a test failure in tests and as a warning in apps.
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.4.0"),
    // The web host: HTTP, graceful shutdown, command-line options, WebSocket frames.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: ["FullFoundation"]),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.6.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
    // HTTP types for NIO, which Hummingbird speaks, and compressed responses.
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    // Hashes what names a session's state in a store.
    .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    // TLS, where no proxy ends it: NavigatorTLS alone.
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
    // The metrics API of the server ecosystem; apps choose the backend.
    .package(url: "https://github.com/apple/swift-metrics", from: "2.9.0"),
    // SQLite for NavigatorStore and for the example shop; nothing else of the library needs it.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
  ]
  package.targets += [
    // Which hosts are linked is a question for the linker: weak symbols answer it without a registry.
    .target(name: "CNavigatorHosts"),
    // Lets an event loop do the main queue's work.
    .target(name: "CMainQueue"),
    .target(name: "NavigatorHost"),
    // SwiftUI's layout over elements. It needs no views.
    .target(name: "NavigatorLayout", dependencies: ["NavigatorHost"]),
    // Elements as HTML. It needs no server.
    .target(name: "NavigatorHTML", dependencies: ["NavigatorHost"]),
    // Elements as SVG pictures, for ImageRenderer.
    .target(name: "NavigatorSVG", dependencies: ["NavigatorHTML", "NavigatorHost", "NavigatorLayout"]),
    .target(
      name: "NavigatorCasePaths",
      dependencies: [
        "NavigatorMacros",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      swiftSettings: [reportsIssues]
    ),
    // The state of navigation as values. It is no product: NavigatorUI alone imports it.
    .target(name: "NavigatorModel"),
    .target(
      name: "NavigatorRuntime",
      dependencies: [
        "CNavigatorHosts", "NavigatorHost", "NavigatorLayout", "NavigatorMacros", "NavigatorSVG",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    // Combine's part that OpenCombine lacks: schedulers and publishers of Foundation, and operators. `import SwiftUI` imports
    // it too.
    .target(
      name: "NavigatorPublishers",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]
    ),
    // All of Combine, with the publishers of URLSession. A target of its own, so that an app that loads nothing links no
    // FoundationNetworking.
    .target(name: "NavigatorCombine", dependencies: ["NavigatorPublishers"]),
    .target(name: "SwiftUI", dependencies: ["NavigatorPublishers", "NavigatorRuntime"]),
    .target(
      name: "NavigatorUI",
      dependencies: [
        "NavigatorCasePaths", "NavigatorMacros", "NavigatorModel", "SwiftUI",
        // Where events go, and what tells a test of a misuse; Apple's platforms have their own log.
        .product(name: "Logging", package: "swift-log"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      packageAccess: false,
      swiftSettings: [reportsIssues]
    ),
    .target(
      name: "NavigatorTesting",
      dependencies: [
        "NavigatorHost", "NavigatorLayout", "NavigatorRuntime",
        // Lets a misuse that the runtime or NavigatorUI reports fail the test that caused it.
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "NavigatorWeb",
      dependencies: [
        "CMainQueue", "CNavigatorHosts", "NavigatorHTML", "NavigatorHost",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        // Compresses files once, outside any connection.
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "Logging", package: "swift-log"),
      ],
      // `make client` bundles the modules of Client/ into Assets/.
      exclude: ["Client"],
      resources: [.copy("Assets")]
    ),
    // Hash functions for what leaves the process: keys in a store, cookies that outlive it. A target of its own, so that an app
    // that keeps all states in its memory compiles no BoringSSL.
    .target(name: "NavigatorCrypto", dependencies: ["NavigatorHost", .product(name: "Crypto", package: "swift-crypto")]),
    // A target of its own, so that an app behind a proxy, or in development, compiles no BoringSSL for TLS.
    .target(
      name: "NavigatorTLS",
      dependencies: [
        "NavigatorCrypto", "NavigatorWeb",
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]
    ),
    // A target of its own, so that an app that keeps no sessions in a file needs no SQLite.
    .target(
      name: "NavigatorStore", dependencies: ["NavigatorCrypto", "NavigatorHost", .product(name: "GRDB", package: "GRDB.swift")]),
    .executableTarget(
      name: "ExampleGuide",
      dependencies: ["SwiftUI", "NavigatorUI", "NavigatorWeb"],
      path: "Examples/Guide",
      // Each section shows its own source; `make listings` copies it here, and a test compares.
      resources: [.copy("Listings"), .copy("Assets.xcassets")],
      // As Xcode sets up an app: on the main actor unless it says otherwise.
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // The shop's modules: a feature knows the core and no other feature; ExampleShop puts them together. The prefix keeps them
    // from getting in the way of an app's own targets, whose names must differ from those of every package around.
    .target(name: "ExampleShopCore", dependencies: ["SwiftUI", "NavigatorUI"], path: "Examples/Shop/Core"),
    .target(
      name: "ExampleShopData",
      dependencies: ["ExampleShopCore", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Examples/Shop/Data"
    ),
    .target(
      name: "ExampleShopHome", dependencies: ["ExampleShopCore", "SwiftUI", "NavigatorUI"], path: "Examples/Shop/Home",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "ExampleShopCatalog", dependencies: ["ExampleShopCore", "SwiftUI", "NavigatorUI"], path: "Examples/Shop/Catalog",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "ExampleShopOrders", dependencies: ["ExampleShopCore", "SwiftUI", "NavigatorUI"], path: "Examples/Shop/Orders",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "ExampleShopSettings", dependencies: ["ExampleShopCore", "SwiftUI", "NavigatorUI"], path: "Examples/Shop/Settings",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .executableTarget(
      name: "ExampleShop",
      dependencies: [
        "ExampleShopCore", "ExampleShopData", "ExampleShopHome", "ExampleShopCatalog", "ExampleShopOrders", "ExampleShopSettings",
        "SwiftUI", "NavigatorUI", "NavigatorWeb", "NavigatorStore", "NavigatorTLS",
      ],
      path: "Examples/Shop/App",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "ExampleShop", "ExampleShopCore", "ExampleShopData", "SwiftUI", "NavigatorUI", "NavigatorHost", "NavigatorTesting",
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // The app of the browser tests, beside the Guide.
    .executableTarget(
      name: "BrowserTestApp",
      dependencies: ["SwiftUI", "NavigatorLayout", "NavigatorWeb", "NavigatorStore", "NavigatorTLS"],
      path: "Tests/EndToEnd/App",
      resources: [.copy("Assets.xcassets")],
      swiftSettings: [.defaultIsolation(MainActor.self)],
      plugins: ["AssetSymbols"]
    ),
    .testTarget(
      name: "GuideTests",
      dependencies: ["ExampleGuide", "SwiftUI", "NavigatorHTML", "NavigatorHost", "NavigatorUI", "NavigatorTesting"],
      // The expected figures of the Guide's section on drawing; `make gallery` writes them.
      exclude: ["DrawingGallery.txt"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "NavigatorCasePathsTests",
      dependencies: [
        "NavigatorCasePaths",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(name: "NavigatorModelTests", dependencies: ["NavigatorModel", "TestSupport"]),
    // Random values, elements and temporary stores, for all test targets.
    .target(name: "TestSupport", dependencies: ["NavigatorHost", "NavigatorStore"], path: "Tests/TestSupport"),
    .testTarget(name: "NavigatorHostTests", dependencies: ["NavigatorHost", "NavigatorTesting", "TestSupport"]),
    .testTarget(
      name: "NavigatorTestingTests",
      dependencies: [
        "NavigatorHost", "NavigatorTesting", "SwiftUI", "TestSupport",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "NavigatorStoreTests",
      dependencies: [
        "NavigatorHost", "NavigatorStore", "TestSupport",
        // Makes the files that the store's tests begin with.
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    .testTarget(name: "NavigatorLayoutTests", dependencies: ["NavigatorHost", "NavigatorLayout", "TestSupport"]),
    .testTarget(name: "NavigatorHTMLTests", dependencies: ["NavigatorHTML", "NavigatorHost", "TestSupport"]),
    .testTarget(
      name: "NavigatorRuntimeTests",
      dependencies: [
        "NavigatorHost", "NavigatorRuntime", "SwiftUI", "NavigatorTesting", "TestSupport",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      resources: [.copy("Fixtures/Pictures.xcassets")],
      plugins: ["AssetSymbols"]
    ),
    .testTarget(
      name: "NavigatorCombineTests",
      dependencies: ["NavigatorCombine", "NavigatorTesting", "SwiftUI"],
      swiftSettings: [importsCombine]
    ),
    // An app in the style of 2020, which imports SwiftUI, Combine and Foundation, and its tests.
    .executableTarget(
      name: "App2020",
      dependencies: ["NavigatorCombine", "SwiftUI"],
      path: "Tests/SourceCompatibility/App2020",
      swiftSettings: [.swiftLanguageMode(.v5), importsCombine]
    ),
    // An app in the style of 2022, with observable objects, a typed path and sheets.
    .executableTarget(
      name: "App2022",
      dependencies: ["NavigatorCombine", "SwiftUI"],
      path: "Tests/SourceCompatibility/App2022",
      swiftSettings: [.swiftLanguageMode(.v5), importsCombine]
    ),
    // An app in the style of 2025, with observation, typed tabs and macros.
    .executableTarget(name: "App2025", dependencies: ["SwiftUI"], path: "Tests/SourceCompatibility/App2025"),
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: ["App2020", "App2022", "App2025", "NavigatorTesting", "SwiftUI"],
      path: "Tests/SourceCompatibility/Tests"
    ),
    // A modular app for the tests: two features that cannot see each other, and the app that knows both. Built without a default
    // isolation, as code from before there was one.
    .target(name: "SeedHome", dependencies: ["SwiftUI", "NavigatorUI"], path: "Tests/SeedModules/SeedHome"),
    .target(name: "SeedSettings", dependencies: ["SwiftUI", "NavigatorUI"], path: "Tests/SeedModules/SeedSettings"),
    .target(
      name: "SeedApp", dependencies: ["SeedHome", "SeedSettings", "SwiftUI", "NavigatorUI"], path: "Tests/SeedModules/SeedApp"),
    // Built as an app is by default today: on the main actor unless it says otherwise.
    .testTarget(
      name: "NavigatorUITests",
      dependencies: [
        "SwiftUI", "NavigatorUI", "NavigatorTesting", "SeedHome", "SeedSettings", "SeedApp", "TestSupport",
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "Logging", package: "swift-log"),
      ],
      // States that older versions of an app saved.
      resources: [.copy("Restoration/Fixtures")],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "NavigatorWebTests",
      dependencies: [
        "NavigatorHTML", "NavigatorHost", "NavigatorStore", "NavigatorTLS", "NavigatorUI", "NavigatorWeb", "SwiftUI",
        "TestSupport",
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
      ]
    ),
  ]
}

for target in package.targets where target.type != .system && target.type != .plugin && target.name != "CNavigatorHosts" {
  target.swiftSettings = [.swiftLanguageMode(.v6)] + (target.swiftSettings ?? [])
}

// Who imports SwiftUI sees the runtime through it, and the build system looks at direct dependencies alone: without this, a
// change of the runtime's layout leaves them as they were built, and they crash.
if !isAppleHost {
  func depends(_ target: Target, on name: String) -> Bool {
    target.dependencies.contains { if case .byNameItem(name, _) = $0 { true } else { false } }
  }
  for target in package.targets where depends(target, on: "SwiftUI") && !depends(target, on: "NavigatorRuntime") {
    target.dependencies += ["NavigatorPublishers", "NavigatorRuntime"]
  }
}
