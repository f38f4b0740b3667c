import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct NavigatorPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [CasePathableMacro.self, EntryMacro.self, PreviewMacro.self]
}
