internal import NavigatorModel

/// The saved form of one navigator.
typealias SavedNavigator = NavigatorModel.SavedNavigator
/// The checkpoints and navigators on a screen.
typealias SavedScreenContents = NavigatorModel.SavedScreenContents
/// The saved form of a pushed screen.
typealias SavedScreen = NavigatorModel.SavedScreen
/// The saved form of a sheet or cover.
typealias SavedPresentation = NavigatorModel.SavedPresentation
/// The saved form of a destination.
typealias SavedEntry = NavigatorModel.SavedEntry
/// The result of decoding an entry.
typealias SavedReading = NavigatorModel.SavedReading<AnyNavigationDestination>
