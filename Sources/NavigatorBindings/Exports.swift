// Re-exports case paths, because the paths of bindings to cases begin at them.
@_exported import NavigatorCasePaths
