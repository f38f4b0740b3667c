import Foundation
import Testing

/// NavigatorUI cannot be compiled for Apple's platforms here. Its names are compared with a list of SwiftUI's names.
@Suite("NavigatorUI on Apple's platforms")
nonisolated struct AppleAPITests {
  private func check(_ options: String...) throws -> Tool? {
    let script = Tool.package.appending(path: "Scripts/apple_api.py").path
    return try Tool.run(["python3", script, "--build-path", Tool.build.path] + options)
  }

  @Test("NavigatorUI uses only SwiftUI's API, on each platform and in the oldest supported system")
  func sources() throws {
    guard let found = try check() else { return }
    #expect(found.status == 0, "\(found.output)")
  }

  @Test("A name that SwiftUI does not have is detected in each use")
  func withoutName() throws {
    guard let found = try check("--without", "View func modifier(_:)") else { return }
    #expect(found.status != 0)
    #expect(found.output.contains("Sources/NavigatorUI/Modifiers/NavigateModifier.swift:"))
    #expect(found.output.contains("View func modifier(_:) is not in SwiftUI's API"))
  }

  @Test(
    "Code that does not compile there is detected: imports, newer and hidden names, C, Combine, and compiler differences"
  )
  func violations() throws {
    let source = """
      import SwiftUI
      import CNavigatorHosts
      import Logging
      #if canImport(Glibc)
        import Glibc
      #endif

      struct Teleport: ViewModifier {
        @State private var path = NavigationPath()  // A comment may say madeUpInAComment().

        func body(content: Content) -> some View {
          let text = "a string may say madeUpInAString, and \\(path.count)"
          content.onAppear { _ = (text, getpid()) }
          #if os(macOS)
            content.madeUpModifier(text)
          #else
            TabView { Tab("One", systemImage: "1.circle") { content } }
          #endif
        }
      }

      @MainActor func hidden(both: ModifiedContent<Teleport, Teleport>, content: ModifiedContent<Teleport, Teleport>.Content) {
        _ = both.body(content: content)
        _ = PassthroughSubject<Int, Never>()
        _ = Logger(label: "teleport")
      }
      """
    let found = try check(source, named: "Teleport")
    guard let found else { return }
    #expect(found.status != 0)
    let said = found.output.split(separator: "\n").compactMap { $0.split(separator: ":", maxSplits: 1).last.map(String.init) }
    #expect(
      Set(said) == [
        "13: getpid() is a C function or type, which may not be on Apple's platforms",
        "15: madeUpModifier is in no list, and this line is not compiled here",
        "17: - struct Tab needs iOS 18.0",
        "17: Tab init init(_:systemImage:content:) needs iOS 18.0",
        "17: TabContentBuilder func buildBlock(_:) needs iOS 18.0",
        "17: TabContentBuilder func buildExpression(_:) needs iOS 18.0",
        "2: imports CNavigatorHosts, which is not on Apple's platforms or not this module's business",
        "23: ModifiedContent func body(content:) is not in SwiftUI's API",
        "24: PassthroughSubject is Combine's, and SwiftUI does not bring it",
        "24: init() is Combine's, and SwiftUI does not bring it",
        "25: Logger of Logging is used without asking for it by #if",
        "25: init(label:) of Logging is used without asking for it by #if",
        "3: imports Logging without asking for it by #if",
        "5: imports Glibc, which is not on Apple's platforms or not this module's business",
      ])
  }

  @Test("A use that a platform does not support is reported with the platform, unless #if excludes it")
  func platforms() throws {
    let source = """
      import SwiftUI

      struct Window: View {
        @StateObject private var model = Model()

        var body: some View {
          NavigationStack {
            Text("a")
              .popover(isPresented: .constant(false)) { Text("b") }
              .fullScreenCover(isPresented: .constant(false)) { Text("c") }
          }
          #if !os(tvOS) && !os(watchOS)
            Text("a").popover(isPresented: .constant(false)) { Text("b") }
          #endif
          #if canImport(Darwin)
            Text("a").toolbar { ToolbarItem(placement: .navigation) { Text("b") } }
            #if os(macOS)
              Text("a").fullScreenCover(isPresented: .constant(false)) { Text("c") }
            #elseif os(iOS)
              Text("a").fullScreenCover(isPresented: .constant(false)) { Text("c") }
            #endif
          #else
            Text("a").draggable("a")
          #endif
        }
      }

      final class Model: ObservableObject {}
      """
    guard let found = try check(source, named: "Window") else { return }
    #expect(found.status != 0)
    let reported = found.output.split(separator: "\n").compactMap { $0.split(separator: ":", maxSplits: 1).last.map(String.init) }
    #expect(
      Set(reported) == [
        "9: View func popover(isPresented:attachmentAnchor:arrowEdge:content:) is not on tvOS, watchOS",
        "10: View func fullScreenCover(isPresented:onDismiss:content:) is not on macOS",
        "16: ToolbarItemPlacement var navigation is not on watchOS",
        "18: View func fullScreenCover is not on macOS",
        "28: objectWillChange is Combine's, which this file does not import",
        "28: ObservableObject is Combine's, which this file does not import",
      ])
  }

  @Test(
    "A nonisolated struct of Sendable property wrappers does not compile unless it is not Sendable, as with Apple's compiler",
    arguments: [
      "@State private var text = \"\"", "@Binding var text: String",
      "@State private var text = \"\"; @Environment(\\.colorScheme) private var scheme",
    ])
  func sendableWrappers(properties: String) throws {
    let modifier = """
      import SwiftUI

      nonisolated struct Shown: ViewModifier {
        \(properties)
        @MainActor func body(content: Content) -> some View { content }
      }

      """
    let notSendable = modifier + "@available(*, unavailable) extension Shown: Sendable {}\n"
    guard let found = try compile(modifier), let repaired = try compile(notSendable) else { return }
    #expect(found.output.contains("error: 'nonisolated' cannot be applied to mutable stored properties"), "\(found.output)")
    #expect(repaired.status == 0, "\(repaired.output)")
  }

  private func compile(_ source: String) throws -> Tool? {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "Source.swift")
      try Data(source.utf8).write(to: file)
      return try Tool.compile(file, ["-typecheck", "-parse-as-library"])
    }
  }

  /// Checks a separate source file. The result is nil if a tool is missing.
  private func check(_ source: String, named name: String) throws -> Tool? {
    try Tool.withTemporaryFolder { folder -> Tool? in
      let file = folder.appending(path: "\(name).swift")
      let index = folder.appending(path: "index").path
      try Data(source.utf8).write(to: file)
      let object = folder.appending(path: "\(name).o").path
      let options = ["-module-name", name, "-parse-as-library", "-c", "-o", object, "-index-store-path", index]
      guard let compiled = try Tool.compile(file, options) else { return nil }
      #expect(compiled.status == 0, "\(compiled.output)")
      return try check("--sources", folder.path, "--index", index)
    }
  }
}
