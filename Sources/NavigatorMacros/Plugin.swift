import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct NavigatorPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [EntryMacro.self, PreviewMacro.self]
}
