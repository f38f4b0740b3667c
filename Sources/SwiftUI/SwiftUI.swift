@_exported import NavigatorSwiftUI
