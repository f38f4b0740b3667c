// `import NavigatorUI` is all that an app needs to have case paths too.
@_exported import NavigatorCasePaths
