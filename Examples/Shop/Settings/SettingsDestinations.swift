import NavigatorUI
import SwiftUI

/// The places of the Settings module.
@Routable
nonisolated public enum SettingsDestinations: Hashable, Codable {
  /// The root of a part of the app, which says its address itself.
  @Address(nil)
  case settings
  case address
  case about
  /// Shown for the place of that name, which has the address.
  @Address(nil)
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
