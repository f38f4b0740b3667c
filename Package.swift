// swift-tools-version:6.2
import CompilerPluginSupport
import PackageDescription

// Apple platforms include SwiftUI. There this package consists of NavigatorUI and its case paths. On other platforms it also
// contains the runtime, which implements SwiftUI's API, and the hosts that show it.
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

// NavigatorUI imports NavigatorSwiftUI by the name SwiftUI. So an app that does not use the product SwiftUI builds no module of
// that name, and `canImport(SwiftUI)` is false in its libraries.
let importsSwiftUI = SwiftSetting.unsafeFlags(["-module-alias", "SwiftUI=NavigatorSwiftUI"])

// The modules that NavigatorUI exports. Apps import NavigatorUI only.
let exported = ["NavigatorAddresses", "NavigatorBindings", "NavigatorDialogs"]

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

package.products += exported.map { .library(name: $0, targets: [$0]) }

// On Apple platforms these products are empty. They exist there so that a client's manifest resolves.
package.products += [
  "SwiftUI", "NavigatorSwiftUI", "NavigatorCombine", "NavigatorAccessibility", "NavigatorTransferable",
  "NavigatorTypeIdentifiers", "NavigatorHost", "NavigatorHTML", "NavigatorCrypto", "NavigatorStore", "NavigatorTLS",
  "NavigatorTesting", "NavigatorWeb",
].map {
  .library(name: $0, targets: [isAppleHost ? "NavigatorOnAppleSwiftUI" : $0])
}

if isAppleHost {
  package.targets += [
    .target(name: "NavigatorOnAppleSwiftUI"),
    .target(name: "NavigatorCasePaths", dependencies: ["NavigatorMacros"]),
    .target(name: "NavigatorModel"),
    .target(name: "NavigatorAddresses", dependencies: ["NavigatorMacros"], packageAccess: false),
    .target(name: "NavigatorBindings", dependencies: ["NavigatorCasePaths", "NavigatorMacros"], packageAccess: false),
    .target(name: "NavigatorDialogs", dependencies: ["NavigatorBindings"], packageAccess: false),
    .target(
      name: "NavigatorUI",
      dependencies: ["NavigatorAddresses", "NavigatorBindings", "NavigatorDialogs", "NavigatorModel"],
      packageAccess: false
    ),
  ]
} else {
  package.products += [
    .executable(name: "Guide", targets: ["ExampleGuide"]),
    .executable(name: "ExampleShop", targets: ["ExampleShop"]),
  ]
  package.dependencies += [
    // The part of Combine that the runtime uses off Apple platforms: ObservableObject, @Published, publishers.
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
    // HTTP types for NIO, which Hummingbird uses, and compression of responses.
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    // Hashes the keys of session states in a store.
    .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    // TLS for programs without a proxy; only NavigatorTLS uses it.
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
    // The metrics API of the server ecosystem; apps choose the backend.
    .package(url: "https://github.com/apple/swift-metrics", from: "2.9.0"),
    // SQLite for NavigatorStore and the example shop. No other library target depends on it.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
  ]
  package.targets += [
    // Determines the linked hosts through weak symbols, without a registry.
    .target(name: "CNavigatorHosts"),
    // Runs the main queue's work on an event loop.
    .target(name: "CMainQueue"),
    .target(name: "NavigatorHost"),
    // SwiftUI's layout over elements. The target does not use views.
    .target(name: "NavigatorLayout", dependencies: ["NavigatorHost"]),
    // Renders elements as HTML. The target does not use a server.
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
    // The state of navigation as values. The target is not a product: only NavigatorUI imports it.
    .target(name: "NavigatorModel"),
    // Values with addresses. The target uses no views, so that a program without screens can read and write an app's addresses.
    .target(name: "NavigatorAddresses", dependencies: ["NavigatorMacros"], packageAccess: false),
    .target(
      name: "NavigatorRuntime",
      dependencies: [
        "CNavigatorHosts", "NavigatorHost", "NavigatorLayout", "NavigatorMacros", "NavigatorSVG",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      // Part of the toolchain's Foundation. It writes numbers with units, which Foundation does on Apple platforms only.
      linkerSettings: [.linkedLibrary("_FoundationICU")]
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
    // All of Combine, with the publishers of URLSession. A separate target, so that an app without network requests does not link
    // FoundationNetworking.
    .target(name: "NavigatorCombine", dependencies: ["NavigatorPublishers"]),
    .target(name: "NavigatorSwiftUI", dependencies: ["NavigatorPublishers", "NavigatorRuntime"]),
    .target(name: "SwiftUI", dependencies: ["NavigatorSwiftUI"]),
    // The types of files, for sources that import UniformTypeIdentifiers. As for Combine, an option gives it this name.
    .target(name: "NavigatorTypeIdentifiers", dependencies: ["NavigatorRuntime"]),
    // The notifications for assistive technologies, for sources that import Accessibility.
    .target(name: "NavigatorAccessibility", dependencies: ["NavigatorRuntime"]),
    // The types of transfers, for sources that import CoreTransferable.
    .target(name: "NavigatorTransferable", dependencies: ["NavigatorRuntime"]),
    // State, bindings to the values of optionals and enums, and the dialogs that such values describe. They use no navigator.
    .target(
      name: "NavigatorBindings", dependencies: ["NavigatorCasePaths", "NavigatorMacros", "NavigatorSwiftUI"],
      packageAccess: false, swiftSettings: [importsSwiftUI]
    ),
    .target(
      name: "NavigatorDialogs",
      dependencies: [
        "NavigatorBindings", "NavigatorSwiftUI",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      packageAccess: false,
      swiftSettings: [reportsIssues, importsSwiftUI]
    ),
    .target(
      name: "NavigatorUI",
      dependencies: [
        "NavigatorAddresses", "NavigatorBindings", "NavigatorDialogs", "NavigatorModel", "NavigatorSwiftUI",
        // The log for events, and IssueReporting for misuse in tests. Apple platforms use their own log.
        .product(name: "Logging", package: "swift-log"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      packageAccess: false,
      swiftSettings: [reportsIssues, importsSwiftUI]
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
    // Hash functions for data that leaves the process: keys in a store, and cookies that remain valid after the process has
    // ended. A target of its own, so that an app that keeps all states in its memory compiles no BoringSSL.
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
      // Each section shows its own source. `make listings` copies the source here, and a test compares the copies.
      resources: [.copy("Listings"), .copy("Assets.xcassets"), .copy("Localizable.xcstrings")],
      // The default isolation that Xcode sets for an app: the main actor.
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // The shop's modules, which ExampleShop combines. The prefix avoids conflicts with the target names of other packages.
    .target(name: "ExampleShopCore", dependencies: ["SwiftUI", "NavigatorUI"], path: "Examples/Shop/Core"),
    .target(
      name: "ExampleShopData",
      dependencies: ["ExampleShopCore", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Examples/Shop/Data"
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
      // The expected figures of the Guide's section on drawing, and of each kind of drawing; `make gallery` writes them.
      exclude: ["DrawingGallery.txt", "FigureGallery.txt"],
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
        // Creates the files with which the store's tests begin.
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    .testTarget(name: "NavigatorLayoutTests", dependencies: ["NavigatorHost", "NavigatorLayout", "TestSupport"]),
    .testTarget(name: "NavigatorHTMLTests", dependencies: ["NavigatorHTML", "NavigatorHost", "TestSupport"]),
    .testTarget(
      name: "NavigatorRuntimeTests",
      dependencies: [
        "NavigatorHost", "NavigatorLayout", "NavigatorRuntime", "NavigatorSVG", "SwiftUI", "NavigatorTesting", "TestSupport",
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "Logging", package: "swift-log"),
      ],
      resources: [.copy("Fixtures/Pictures.xcassets"), .copy("Fixtures/Localizable.xcstrings")],
      plugins: ["AssetSymbols"]
    ),
    .testTarget(
      name: "NavigatorCombineTests",
      dependencies: ["NavigatorCombine", "NavigatorTesting", "SwiftUI"],
      swiftSettings: [importsCombine]
    ),
    // An app in the style of 2025, with observation, typed tabs and macros.
    .executableTarget(name: "App2025", dependencies: ["SwiftUI"], path: "Tests/SourceCompatibility/App2025"),
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: [
        "App2020", "App2022", "App2025", "AppChat", "AppExpenses", "AppSettings", "AppTimers", "AppTodos", "AppWeather",
        "NavigatorTesting", "SwiftUI",
      ],
      path: "Tests/SourceCompatibility/Tests"
    ),
    // A modular app for the tests: two features that do not import each other, and the app that imports both. Built without a
    // default isolation, like code for compilers before Swift 6.2.
    .target(name: "SeedHome", dependencies: ["SwiftUI", "NavigatorUI"], path: "Tests/SeedModules/SeedHome"),
    .target(name: "SeedSettings", dependencies: ["SwiftUI", "NavigatorUI"], path: "Tests/SeedModules/SeedSettings"),
    .target(
      name: "SeedApp", dependencies: ["SeedHome", "SeedSettings", "SwiftUI", "NavigatorUI"], path: "Tests/SeedModules/SeedApp"),
    // Built with Xcode's current default for an app: main actor isolation.
    .testTarget(
      name: "NavigatorUITests",
      dependencies: [
        "SwiftUI", "NavigatorBindings", "NavigatorUI", "NavigatorTesting", "SeedHome", "SeedSettings", "SeedApp", "TestSupport",
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "Logging", package: "swift-log"),
      ],
      // States that older versions of an app saved.
      resources: [.copy("Engine/Restoration/Fixtures")],
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
  // Apps in the styles of 2020 and 2022, of tutorials and of open projects, written for Apple's SwiftUI and Combine.
  package.targets += ["App2020", "App2022", "AppTodos", "AppChat", "AppTimers"].map {
    .executableTarget(
      name: $0, dependencies: ["NavigatorCombine", "SwiftUI"], path: "Tests/SourceCompatibility/\($0)",
      swiftSettings: [.swiftLanguageMode(.v5), importsCombine])
  }
  package.targets += ["AppSettings", "AppExpenses", "AppWeather"].map {
    .executableTarget(
      name: $0, dependencies: ["SwiftUI"], path: "Tests/SourceCompatibility/\($0)", swiftSettings: [.swiftLanguageMode(.v5)])
  }
  // The features of the shop. Each depends on the core and on no other feature.
  package.targets += ["Home", "Catalog", "Orders", "Settings"].map {
    .target(
      name: "ExampleShop\($0)", dependencies: ["ExampleShopCore", "SwiftUI", "NavigatorUI"], path: "Examples/Shop/\($0)",
      swiftSettings: [.defaultIsolation(MainActor.self)])
  }
}

for target in package.targets where target.type != .system && target.type != .plugin && target.name != "CNavigatorHosts" {
  target.swiftSettings = [.swiftLanguageMode(.v6)] + (target.swiftSettings ?? [])
}

// A target that imports SwiftUI also uses the runtime's types, but the build system tracks direct dependencies only. Without this
// dependency, such a target is not rebuilt after a change of a type's layout, and crashes.
if !isAppleHost {
  func depends(_ target: Target, on name: String) -> Bool {
    target.dependencies.contains { if case .byNameItem(name, _) = $0 { true } else { false } }
  }
  for target in package.targets
  where ["SwiftUI", "NavigatorSwiftUI"].contains(where: { depends(target, on: $0) }) && !depends(target, on: "NavigatorRuntime") {
    target.dependencies += ["NavigatorPublishers", "NavigatorRuntime"]
  }
  // The same for the modules that NavigatorUI exports.
  for target in package.targets where depends(target, on: "NavigatorUI") {
    target.dependencies += exported.filter { !depends(target, on: $0) }.map { .init(stringLiteral: $0) }
  }
}
