import Foundation
import NavigatorUI
import SwiftUI
import Testing

@Routable
nonisolated private enum IssueDestinations: Hashable {
  @Address("issues/:id") case issue(Int)
  @Address("boards/:board/:page") case board(String, page: Int)
}

@Suite("Misuse of addresses")
struct RoutableMisuseTests {
  @Test("A parameter with any name is the only value without a label")
  func unlabelled() throws {
    #expect(try IssueDestinations.issue(7).address == "/issues/7")
    #expect(try IssueDestinations(address: "/issues/7") == .issue(7))
    #expect(try IssueDestinations.board("a", page: 2).address == "/boards/a/2")
    #expect(try IssueDestinations(address: "/boards/b/3") == .board("b", page: 3))
  }

  @Test(
    "A misuse of an address gives one error, also if the enum is used as a routable value",
    arguments: [
      (#"@Address("issues/:id/:id") case issue(Int)"#, "occurs in the address twice"),
      (#"@Address("issues/:nr") case issue(id: Int)"#, "has no value 'nr'"),
      (#"@Address("issues") case issue(Int)"#, "The address needs '0'"),
      ("case issue(() -> Void)", "cannot hold a function"),
    ])
  nonisolated func oneError(enumCase: String, message: String) throws {
    let source = """
      @Routable enum Places: Hashable {
        \(enumCase)
        static func == (lhs: Places, rhs: Places) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
      }
      func use(_ place: Places) throws -> (String, Places) {
        let router: any Routable = place
        return (try router.address, try Places(address: "/issues/7"))
      }
      """
    guard let output = try messages(of: source, isolation: "nonisolated") else { return }
    #expect(output.count { $0.contains("error:") } == 1, "\(output)")
    #expect(output.contains { $0.contains("error:") && $0.contains(message) }, "\(output)")
  }

  @Test("The macro reports a nonisolated destination enum without Hashable")
  nonisolated func notHashable() throws {
    func source(_ protocols: String) -> String {
      """
      @Routable nonisolated enum Places: \(protocols) {
        case issue(Int)
      }
      extension Places: NavigationDestination {
        var body: some View { Text("issue") }
      }
      """
    }
    guard let output = try messages(of: source("Codable"), isolation: "MainActor") else { return }
    #expect(output.contains { $0.contains("'Places' needs 'Hashable' at its declaration") }, "\(output)")
    #expect(try messages(of: source("Codable, Hashable"), isolation: "MainActor") == [])
    #expect(try messages(of: source("Hashable, Codable"), isolation: "nonisolated") == [])
  }

  @Test(
    "A module without navigation imports addresses, bindings or dialogs alone",
    arguments: [
      ("NavigatorAddresses", "@Routable enum Pages: Hashable { case page(Int) }; let address = try? Pages.page(1).address"),
      ("NavigatorBindings", "@CaseBindable enum Pages { case page(Int) }; let path = \\Pages.Cases.page"),
      ("NavigatorDialogs", #"let alert = AlertState<Int> { TextState("Saved") } actions: { ButtonState { TextState("OK") } }"#),
    ])
  nonisolated func leafModules(module: String, declarations: String) throws {
    let source = declarations.split(separator: "; ").joined(separator: "\n")
    guard let output = try messages(of: source, importing: [module], isolation: "nonisolated") else { return }
    #expect(output == [])
  }

  /// Returns the compiler's warnings and errors for a source file, or nil if there is no compiler.
  nonisolated private func messages(
    of source: String, importing modules: [String] = ["NavigatorUI", "SwiftUI"], isolation: String
  ) throws -> [String]? {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "Places.swift")
      let imports = modules.map { "import \($0)\n" }.joined()
      try Data("\(imports)\(source)".utf8).write(to: file)
      let plugin = try Tool.build.appending(path: "NavigatorMacros-tool").path
      let options = ["-typecheck", "-default-isolation", isolation, "-load-plugin-executable", "\(plugin)#NavigatorMacros"]
      guard let output = try Tool.compile(file, options)?.output else { return nil }
      return output.split(separator: "\n").map(String.init).filter { line in
        [" error: ", " warning: "].contains { line.contains($0) } && line.contains("swift:")
      }
    }
  }
}
