import NavigatorHost

extension TestApp {
  /// Options that determine the output of ``TestApp/tree(_:)``.
  public struct TreeOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set of options from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Omits hidden and covered elements.
    public static let visibleOnly = TreeOptions(rawValue: 1 << 0)
    /// Includes the id of each element.
    public static let ids = TreeOptions(rawValue: 1 << 1)
    /// Includes the names of the style properties.
    public static let styles = TreeOptions(rawValue: 1 << 2)
  }

  /// Returns the tree as text, with one line for each element:
  ///
  /// ```
  /// window
  ///   navigationStack
  ///     screen "Home"
  ///       screenContent
  ///         button [tap] identifier: add
  ///           text "Add"
  /// ```
  public func tree(_ options: TreeOptions = []) -> String {
    let surface = surface
    var lines: [String] = []
    var pending = [(mirror.rootID, 0)]
    while let (id, depth) = pending.popLast() {
      guard let shell = mirror.shell(id), !options.contains(.visibleOnly) || surface.isShown(id) else { continue }
      lines.append(String(repeating: "  ", count: depth) + shell.line(options))
      pending += mirror.children(of: id).reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }
}

extension Element {
  fileprivate func line(_ options: TestApp.TreeOptions) -> String {
    let named: [Content.Key] = [.text, .title]
    let names = named.compactMap { content.string($0) }.map { "\"\($0)\"" }
    let rest = content.entries.filter { !named.contains($0.key) }.map(\.words)
    let id = options.contains(.ids) ? [self.id.description] : []
    let events = self.events.isEmpty ? [] : ["[\(self.events.names.joined(separator: " "))]"]
    let style = options.contains(.styles) && !self.style.isEmpty ? ["{\(self.style.names.joined(separator: " "))}"] : []
    return ([role.rawValue] + id + names + events + rest + style).joined(separator: " ")
  }
}

extension Content.Entry {
  /// The entry as text. A flag that is true is written as its name without a value.
  fileprivate var words: String {
    switch value {
    case .bool(true): key.rawValue
    case .bool(false): "\(key.rawValue): no"
    case .string(let text): "\(key.rawValue): \(text)"
    case .number(let number): "\(key.rawValue): \(Int(exactly: number).map(String.init) ?? String(number))"
    case .strings(let texts): "\(key.rawValue): \(texts.joined(separator: " "))"
    case .loop, .scrollEffect: key.rawValue
    case .runs(let runs): "\(key.rawValue): \(runs.map(\.text).joined(separator: "|"))"
    case .drawing(let drawing): "\(key.rawValue): \(drawing.items.count)"
    }
  }
}

extension EventSet {
  fileprivate var names: [String] {
    let all: [(EventSet, String)] = [
      (.tap, "tap"), (.change, "change"), (.submit, "submit"), (.focus, "focus"), (.dismiss, "dismiss"),
      (.openURL, "openURL"), (.scenePhase, "scenePhase"), (.back, "back"), (.menu, "menu"), (.gesture, "gesture"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension Style {
  fileprivate var names: [String] {
    properties.map { Mirror(reflecting: $0).children.first?.label ?? String(describing: $0) }
  }
}
