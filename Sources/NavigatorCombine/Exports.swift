// The module that replaces Combine. An app gives it that name with the compiler's option `-module-alias
// Combine=NavigatorCombine`; see Documentation/Combine.md. Files that load data with a publisher need no import of
// FoundationNetworking.
@_exported import FoundationNetworking
@_exported import NavigatorPublishers
