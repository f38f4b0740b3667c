@_exported import NavigatorPublishers
@_exported import NavigatorRuntime
