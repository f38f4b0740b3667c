import NavigatorUI
import SwiftUI

struct ProgrammaticSection: View {
  @Environment(\.navigator) var navigator: Navigator
  @State var page: SettingsDestinations?
  @State var triggerPage3: Bool = false

  var body: some View {
    SectionScreen(
      section: .programmatic,
      summary: "Navigation is state: an optional, a trigger, or a call of the stack's navigator."
    ) {
      Button("Modifier Navigate to Page 3!") {
        page = .page3
      }
      .navigate(to: $page)
      Button("Modifier Trigger Page 3!") {
        triggerPage3.toggle()
      }
      .navigate(trigger: $triggerPage3, destination: SettingsDestinations.page3)
      Button("Button Navigate To Home Page 55") {
        navigator.navigate(to: HomeDestinations.pageN(55))
      }
      Button("Button Push Home Page 55") {
        navigator.push(HomeDestinations.pageN(55))
      }
    }
  }
}
