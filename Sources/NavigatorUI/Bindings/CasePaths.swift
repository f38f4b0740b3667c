// Re-exports case paths, so that apps need to import `NavigatorUI` only.
@_exported import NavigatorCasePaths
