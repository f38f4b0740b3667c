import NavigatorUI
import SwiftUI

struct LanguagesSection: View {
  /// The language of the ticket. The empty string represents the language of the page.
  @State private var language = ""
  @State private var seats = 2
  @Environment(\.locale) private var pageLocale

  var body: some View {
    SectionScreen(
      section: .languages,
      summary: """
        The texts of a string catalog use the language of the environment’s locale and its plural forms. A page has the locale \
        of its user, and the ticket has that locale or the one that you choose here. In right-to-left languages, stacks and \
        symbols such as “forward” are mirrored.
        """
    ) {
      Picker("Language", selection: $language) {
        Text("That of the page").tag("")
        Text("English").tag("en")
        Text("Deutsch").tag("de")
        Text("العربية").tag("ar")
      }
      Stepper("Seats: \(seats)", value: $seats, in: 0...12)
      FerryTicket(seats: seats)
        .environment(\.locale, locale)
        .environment(\.layoutDirection, locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  private var locale: Locale {
    language.isEmpty ? pageLocale : Locale(identifier: language)
  }
}

/// A ticket whose texts are in the catalog `Localizable.xcstrings`.
private struct FerryTicket: View {
  let seats: Int
  @State private var departure = Date.now.addingTimeInterval(3_600)

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "ferry")
        .font(.title)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text("Ferry to the island", bundle: .module).font(.headline)
        Text("\(seats) seats", bundle: .module)
        Text(departure, format: .dateTime.weekday(.wide).hour().minute())
      }
      Spacer()
      Image(systemName: "chevron.forward").accessibilityHidden(true)
    }
    .padding()
    .background(.quaternary, in: .rect(cornerRadius: 12))
  }
}
