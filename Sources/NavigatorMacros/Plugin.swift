import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct NavigatorPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    AddressMacro.self, CaseBindableMacro.self, CasePathableMacro.self, EntryDefaultValueMacro.self, EntryMacro.self,
    PreviewMacro.self, PreviewableMacro.self, RoutableMacro.self,
  ]
}
