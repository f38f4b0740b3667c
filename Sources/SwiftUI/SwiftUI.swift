@_exported import NavigatorRuntime
