import NavigatorUI
import SwiftUI

/// The places of the Settings module.
nonisolated public enum SettingsDestinations: Hashable, Codable {
  case settings
  case address
  case about
  case signIn
}

extension SettingsDestinations: NavigationDestination {
  public var body: some View {
    switch self {
    case .settings: SettingsScreen()
    case .address: AddressScreen()
    case .about: AboutScreen()
    case .signIn: SignInScreen()
    }
  }
}
