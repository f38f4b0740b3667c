import NavigatorUI
import SwiftUI

/// The destinations of the Settings module.
@Routable
nonisolated public enum SettingsDestinations: Hashable, Codable {
  /// The root of a tab. The tab declares the address.
  @Address(nil)
  case settings
  case address
  case about
  /// The view of the provided destination of the same name, which declares the address.
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
