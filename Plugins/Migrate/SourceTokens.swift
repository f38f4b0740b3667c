/// The names in a Swift file: imports, declarations and uses. Comments, string literals, and code in `#if` blocks that is not
/// compiled on Linux are omitted.
struct SourceTokens {
  /// A name that a file uses.
  struct Use {
    enum Prefix {
      /// No prefix, a dot after an expression, a dot without an expression, and a backslash with a dot.
      case none, dot, implicitDot, keyPath
    }

    let name: String
    let prefix: Prefix
    let line: Int
  }

  private(set) var imports: Set<String> = []
  private(set) var declaredNames: Set<String> = []
  private(set) var uses: [Use] = []

  private static let declaringKeywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "func", "var", "let", "case", "macro",
  ]

  init(of text: String) {
    var scanner = SourceScanner(text)
    var conditions = ConditionStack()
    var previous: String?
    while let token = scanner.next() {
      if case .directive(let name, let condition) = token.kind {
        conditions.handle(name, condition)
        continue
      }
      guard conditions.isActive, case .identifier(let name, let prefix) = token.kind else {
        previous = nil
        continue
      }
      switch previous {
      case "import": imports.insert(name)
      case let keyword? where Self.declaringKeywords.contains(keyword) && prefix == .none: declaredNames.insert(name)
      default: uses.append(Use(name: name, prefix: prefix, line: token.line))
      }
      previous = prefix == .none ? name : nil
    }
  }
}

/// The nested `#if` blocks that contain a position.
private struct ConditionStack {
  private struct Block {
    var isActive: Bool
    var wasActive: Bool
  }

  private var blocks: [Block] = []

  var isActive: Bool { blocks.allSatisfy(\.isActive) }

  mutating func handle(_ directive: String, _ condition: String) {
    switch directive {
    case "if":
      let isTrue = LinuxCondition.isTrue(condition)
      blocks.append(Block(isActive: isTrue, wasActive: isTrue))
    case "elseif":
      guard var block = blocks.popLast() else { return }
      block.isActive = !block.wasActive && LinuxCondition.isTrue(condition)
      block.wasActive = block.wasActive || block.isActive
      blocks.append(block)
    case "else":
      guard var block = blocks.popLast() else { return }
      block.isActive = !block.wasActive
      block.wasActive = true
      blocks.append(block)
    case "endif": _ = blocks.popLast()
    default: break
    }
  }
}

/// The value of a condition of `#if` on Linux. Flags that are defined only for the compiler count as true.
private enum LinuxCondition {
  static func isTrue(_ condition: String) -> Bool {
    condition.split(separator: "||").contains { alternative in
      alternative.split(separator: "&&").allSatisfy { isTermTrue($0.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }) }
    }
  }

  /// Returns the value of one term without spaces and parentheses, such as "osLinux" or "!canImportUIKit".
  private static func isTermTrue(_ term: String) -> Bool {
    if term.hasPrefix("!") { return !isTermTrue(String(term.dropFirst())) }
    if term.hasPrefix("os") { return term.dropFirst(2) == "Linux" }
    if term.hasPrefix("canImport") { return !Modules.absent.contains(String(term.dropFirst("canImport".count))) }
    return !term.hasPrefix("targetEnvironment") && term != "false"
  }
}
