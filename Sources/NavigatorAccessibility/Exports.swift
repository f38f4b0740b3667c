// The module that an app imports as Accessibility.
@_exported import enum NavigatorRuntime.AccessibilityNotification
