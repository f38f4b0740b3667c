import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct NavigatorPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    AddressMacro.self, AnimatableIgnoredMacro.self, AnimatableMacro.self, CaseBindableMacro.self, CasePathableMacro.self,
    EntryDefaultValueMacro.self, EntryMacro.self, PreviewMacro.self, PreviewableMacro.self, RoutableMacro.self,
  ]
}
