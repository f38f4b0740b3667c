internal import NavigatorModel

typealias SavedNavigator = NavigatorModel.SavedNavigator
typealias SavedScreenContents = NavigatorModel.SavedScreenContents
typealias SavedScreen = NavigatorModel.SavedScreen
typealias SavedPresentation = NavigatorModel.SavedPresentation
typealias SavedEntry = NavigatorModel.SavedEntry
typealias SavedReading = NavigatorModel.SavedReading<AnyNavigationDestination>
