import NavigatorUI
import SwiftUI

struct LegacySection: View {
  @State private var isMailPresented = false
  @State private var isAlertPresented = false
  @State private var isActionSheetPresented = false
  @State private var answer = "Nothing chosen yet"

  var body: some View {
    SectionScreen(
      section: .legacy,
      summary: """
        Apps from 2019 to 2021 use NavigationView, links with bindings, and the types Alert and ActionSheet. They share the \
        implementation of the current API, so that an app can be modernized step by step. Xcode shows the preview at the end \
        of the source.
        """
    ) {
      Button("Open the mails") { isMailPresented = true }
        .sheet(isPresented: $isMailPresented) { LegacyInbox() }
      Button("Show an alert") { isAlertPresented = true }
        .alert(isPresented: $isAlertPresented) {
          Alert(
            title: Text("Delete the draft?"),
            message: Text("This cannot be undone."),
            primaryButton: .destructive(Text("Delete")) { answer = "Deleted the draft" },
            secondaryButton: .cancel { answer = "Kept the draft" }
          )
        }
      Button("Show an action sheet") { isActionSheetPresented = true }
        .actionSheet(isPresented: $isActionSheetPresented) {
          ActionSheet(
            title: Text("Move the message"),
            buttons: [
              .default(Text("To the archive")) { answer = "Moved to the archive" },
              .destructive(Text("To the trash")) { answer = "Moved to the trash" },
              .cancel(),
            ]
          )
        }
      Text(answer)
        .foregroundColor(.secondary)
        .accessibilityIdentifier("answer")
    }
  }
}

private struct LegacyInbox: View {
  private static let mails = ["The boat leaves at nine", "Lunch on Friday", "Your invoice"]

  @State private var openedMail: String?
  @State private var isWriting = false
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Links with a tag")) {
          ForEach(Self.mails, id: \.self) { mail in
            NavigationLink(destination: LegacyMail(title: mail), tag: mail, selection: $openedMail) { Text(mail) }
          }
        }
        Section(header: Text("By state")) {
          Button("Open the newest mail") { openedMail = Self.mails.first }
          NavigationLink("Write a mail", destination: LegacyMail(title: "New mail"), isActive: $isWriting)
        }
      }
      .navigationBarTitle("Mails", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Close") { presentationMode.wrappedValue.dismiss() },
        trailing: Button(action: { isWriting = true }) {
          Image(systemName: "square.and.pencil").accessibility(label: Text("Write"))
        }
      )
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

private struct LegacyMail: View {
  let title: String
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    ZStack {
      Color.orange.opacity(0.1).edgesIgnoringSafeArea(.all)
      VStack(spacing: 16) {
        Text(title).font(.headline)
        Button("Return to the mails") { presentationMode.wrappedValue.dismiss() }
      }
      .padding()
    }
    .navigationBarTitle(Text(title), displayMode: .inline)
  }
}

struct LegacyInboxPreviews: PreviewProvider {
  static var previews: some View { LegacyInbox() }
}
