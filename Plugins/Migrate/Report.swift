/// The absent names, absent modules and missing imports of one file.
struct FileFindings {
  let name: String
  /// The absent names with the line numbers of their uses, in the order of first use.
  let absentNames: [(name: String, lines: [Int])]
  /// The imported modules that do not exist on Linux, sorted.
  let absentModules: [String]
  /// The modules that the file must import on Linux, sorted.
  let neededImports: [String]
  /// The imported modules that require an option of the file's target.
  let aliasedModules: [String]

  var isReady: Bool { absentNames.isEmpty && absentModules.isEmpty && neededImports.isEmpty }

  init(name: String, tokens: SourceTokens, absent: AbsentNames) {
    self.name = name
    var found: [(name: String, lines: [Int])] = []
    for use in tokens.uses {
      guard let report = absent.report(of: use) else { continue }
      if let index = found.firstIndex(where: { $0.name == report }) {
        if found[index].lines.last != use.line { found[index].lines.append(use.line) }
      } else {
        found.append((report, [use.line]))
      }
    }
    absentNames = found
    aliasedModules = tokens.imports.filter { Modules.aliased[$0] != nil }.sorted()
    absentModules = tokens.imports.intersection(Modules.absent).sorted()
    let used = Set(tokens.uses.filter { $0.prefix == .none }.map(\.name))
    var needed: [String] = []
    if !used.isDisjoint(with: Modules.networking), !tokens.imports.contains("FoundationNetworking") {
      needed.append("FoundationNetworking")
    }
    if !used.isDisjoint(with: Modules.observation), tokens.imports.isDisjoint(with: ["SwiftUI", "Observation"]) {
      needed.append("Observation")
    }
    neededImports = needed
  }
}

/// The report of all files, for the terminal.
struct Report {
  private let findings: [FileFindings]
  private let catalogs: [CatalogFindings]

  init(_ findings: [FileFindings], catalogs: [CatalogFindings]) {
    self.findings = findings
    self.catalogs = catalogs
  }

  var text: String {
    var lines: [String] = []
    for file in findings where !file.isReady {
      lines.append(file.name)
      lines += file.absentModules.map { "  import \($0): the module does not exist on Linux; use #if canImport(\($0))" }
      lines += file.neededImports.map { "  add: \(Self.importLine(of: $0))" }
      lines += file.absentNames.map { "  \($0.name): \(Self.reason(for: $0.name)) (\(Self.places($0.lines)))" }
    }
    lines += catalogLines
    lines += optionLines
    if !lines.isEmpty { lines.append("") }
    let ready = findings.count { $0.isReady }
    lines.append("\(ready) of \(findings.count) files need no change.")
    if ready < findings.count { lines.append("Documentation/SwiftUIParity.md of Navigator lists each overload that exists.") }
    return lines.joined(separator: "\n")
  }

  /// The PDF files of asset catalogs that need an SVG file.
  private var catalogLines: [String] {
    catalogs.flatMap { catalog in
      [catalog.name]
        + catalog.pictures.map { picture in
          let file = picture.split(separator: "/").last ?? ""
          return "  \(picture): browsers do not show PDF files; add \(file.dropLast(3))svg beside it"
        }
    }
  }

  /// The products and options that targets require for modules with an alias, with the number of importing files.
  private var optionLines: [String] {
    let uses = findings.flatMap(\.aliasedModules).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    guard !uses.isEmpty else { return [] }
    return ["Package.swift"]
      + uses.sorted { $0.key < $1.key }.compactMap { name, count in
        Modules.aliased[name].map { product in
          "  import \(name) (\(count) \(count == 1 ? "file" : "files")): the targets need the product \(product) and "
            + "the option -module-alias \(name)=\(product)"
        }
      }
  }

  private static func reason(for name: String) -> String {
    Modules.foundation[name].map { "not in Foundation on Linux; \($0)" } ?? "not in Navigator's SwiftUI"
  }

  private static func importLine(of module: String) -> String {
    module == "FoundationNetworking"
      ? "#if canImport(FoundationNetworking), import FoundationNetworking, #endif" : "import \(module)"
  }

  private static func places(_ lines: [Int]) -> String {
    let shown = lines.prefix(5).map(String.init).joined(separator: ", ")
    return (lines.count == 1 ? "line " : "lines ") + shown + (lines.count > 5 ? " and \(lines.count - 5) more" : "")
  }
}
