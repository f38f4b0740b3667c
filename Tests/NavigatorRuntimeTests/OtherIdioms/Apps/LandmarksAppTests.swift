import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// The landmarks of the tutorial of 2019: an environment object, a navigation view, a filter in a loop, and a draft of a profile.

private struct Landmark: Identifiable, Hashable {
  enum Category: String, CaseIterable { case lakes = "Lakes", mountains = "Mountains" }

  let id: Int
  var name: String
  var category: Category
  var isFavorite = false
}

private struct Profile {
  enum Season: String, CaseIterable { case spring = "🌷", winter = "☃️" }

  static let `default` = Self(username: "g_kumar")

  var username: String
  var prefersNotifications = true
  var season = Season.winter
}

private final class UserData: ObservableObject {
  @Published var showFavoritesOnly = false
  @Published var landmarks = [
    Landmark(id: 1, name: "Turtle Rock", category: .mountains), Landmark(id: 2, name: "Silver Lake", category: .lakes),
    Landmark(id: 3, name: "Twin Lake", category: .lakes, isFavorite: true),
  ]
  @Published var profile = Profile.default
}

private struct LandmarkList: View {
  @EnvironmentObject private var userData: UserData

  var body: some View {
    List {
      Toggle(isOn: $userData.showFavoritesOnly) {
        Text("Favorites only")
      }
      ForEach(userData.landmarks) { landmark in
        if !self.userData.showFavoritesOnly || landmark.isFavorite {
          NavigationLink(destination: LandmarkDetail(landmark: landmark).environmentObject(self.userData)) {
            HStack {
              Text(verbatim: landmark.name)
              Spacer()
              if landmark.isFavorite {
                Image(systemName: "star.fill").imageScale(.medium).foregroundColor(.yellow)
              }
            }
          }
        }
      }
      .onDelete { self.userData.landmarks.remove(atOffsets: $0) }
    }
    .listStyle(GroupedListStyle())
    .navigationBarTitle(Text("Landmarks"), displayMode: .large)
    .navigationBarItems(trailing: EditButton())
  }
}

private struct LandmarkDetail: View {
  @EnvironmentObject var userData: UserData
  var landmark: Landmark

  private var landmarkIndex: Int? { userData.landmarks.firstIndex(where: { $0.id == landmark.id }) }

  var body: some View {
    VStack {
      if landmarkIndex != nil {
        Button(action: { self.userData.landmarks[self.landmarkIndex!].isFavorite.toggle() }) {
          if self.userData.landmarks[self.landmarkIndex!].isFavorite {
            Image(systemName: "star.fill").foregroundColor(Color.yellow).accessibility(label: Text("Forget"))
          } else {
            Image(systemName: "star").foregroundColor(Color.gray).accessibility(label: Text("Remember"))
          }
        }
      }
    }
    .navigationBarTitle(Text(verbatim: landmark.name), displayMode: .inline)
  }
}

private struct ProfileSummary: View {
  let profile: Profile

  var body: some View {
    List {
      Text(profile.username).bold().font(.title)
      Text("Notifications: \(self.profile.prefersNotifications ? "On" : "Off")")
      Text("Season: \(self.profile.season.rawValue)")
    }
  }
}

private struct ProfileEditor: View {
  @Binding var profile: Profile

  var body: some View {
    List {
      HStack {
        Text("Username").bold()
        Divider()
        TextField("Username", text: $profile.username).accessibility(identifier: "username")
      }
      Toggle(isOn: $profile.prefersNotifications) { Text("Enable Notifications") }
      Picker("Season", selection: $profile.season) {
        ForEach(Profile.Season.allCases, id: \.self) { season in Text(season.rawValue).tag(season) }
      }
      .pickerStyle(SegmentedPickerStyle())
    }
  }
}

private struct ProfileHost: View {
  @Environment(\.editMode) var mode
  @EnvironmentObject var userData: UserData
  @State var draftProfile = Profile.default

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        if self.mode?.wrappedValue == .active {
          Button("Cancel") {
            self.draftProfile = self.userData.profile
            self.mode?.animation().wrappedValue = .inactive
          }
        }
        Spacer()
        EditButton()
      }
      if self.mode?.wrappedValue == .inactive {
        ProfileSummary(profile: userData.profile)
      } else {
        ProfileEditor(profile: $draftProfile)
          .onAppear { self.draftProfile = self.userData.profile }
          .onDisappear { self.userData.profile = self.draftProfile }
      }
    }
    .padding()
  }
}

private struct CategoryHome: View {
  @ObservedObject var userData: UserData
  @State var showingProfile = false

  var categories: [String: [Landmark]] {
    Dictionary(grouping: userData.landmarks, by: { $0.category.rawValue })
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(categories.keys.sorted(), id: \.self) { key in
          VStack(alignment: .leading) {
            Text(key).font(.headline)
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(alignment: .top, spacing: 0) {
                ForEach(self.categories[key]!) { landmark in
                  NavigationLink(destination: LandmarkDetail(landmark: landmark)) {
                    Text("\(landmark.name) card").frame(width: 155, height: 155).cornerRadius(5)
                  }
                }
              }
            }
            .frame(height: 185)
          }
        }
        .listRowInsets(EdgeInsets())
        NavigationLink(destination: LandmarkList()) { Text("See All") }
      }
      .navigationBarTitle(Text("Featured"))
      .navigationBarItems(
        trailing: Button(action: { self.showingProfile.toggle() }) {
          Image(systemName: "person.crop.circle").accessibility(label: Text("User Profile"))
        }
      )
      .sheet(isPresented: $showingProfile) { ProfileHost().environmentObject(self.userData) }
    }
    .environmentObject(userData)
  }
}

/// The app of a tutorial of 2019.
@MainActor
@Suite("The landmarks of a tutorial")
struct LandmarksAppTests {
  private func start() -> (TestApp, UserData) {
    let userData = UserData()
    return (TestApp(environment: .phone) { CategoryHome(userData: userData) }, userData)
  }

  @Test("A favorite that is set on a detail screen appears in the list that shows only favorites")
  func favorites() throws {
    let (app, _) = start()
    try app.tap("See All")
    #expect(app.stack == ["Featured", "Landmarks"])
    try app.tap("Silver Lake")
    try app.tap("Remember")
    #expect(app.exists("Forget") && app.title == "Silver Lake")
    try app.goBack()
    try app.setToggle("Favorites only", to: true)
    #expect(app.exists("Silver Lake") && app.exists("Twin Lake") && !app.exists("Turtle Rock"))
    try app.tap("Twin Lake")
    try app.tap("Forget")
    try app.goBack()
    #expect(!app.exists("Twin Lake") && app.exists("Silver Lake"))
  }

  @Test("A row of a loop that omits elements deletes its own element")
  func deleting() throws {
    let (app, userData) = start()
    try app.tap("See All")
    try app.setToggle("Favorites only", to: true)
    try app.swipe("Twin Lake", to: "Delete")
    #expect(userData.landmarks.map(\.id) == [1, 2])
    try app.setToggle("Favorites only", to: false)
    try app.swipe("Turtle Rock", to: "Delete")
    #expect(userData.landmarks.map(\.id) == [2] && app.exists("Silver Lake"))
  }

  @Test("Links in rows that scroll push their own landmarks, with the object of the navigation view")
  func cards() throws {
    let (app, _) = start()
    #expect(app.exists("Lakes") && app.exists("Mountains"))
    try app.tap("Twin Lake card")
    #expect(app.stack == ["Featured", "Twin Lake"])
    try app.tap("Forget")
    #expect(app.exists("Remember"))
    try app.goBack()
    #expect(app.stack == ["Featured"])
  }

  @Test("Done saves the draft of the profile when the editor disappears, and Cancel drops it")
  func profile() throws {
    let (app, userData) = start()
    try app.tap("User Profile")
    #expect(app.presentations.map(\.kind) == [.sheet] && app.exists("g_kumar"))
    try app.tap("Edit")
    try app.clear("username")
    try app.type("ann", into: "username")
    try app.setToggle("Enable Notifications", to: false)
    try app.select("🌷", in: "Season")
    #expect(userData.profile.username == "g_kumar")
    try app.tap("Done")
    #expect(app.exists("ann") && app.exists("Notifications: Off") && app.exists("Season: 🌷"))
    try app.tap("Edit")
    #expect(try app.value(of: "username") == .string("ann"))
    try app.type("a", into: "username")
    try app.tap("Cancel")
    #expect(app.exists("ann") && !app.exists("Cancel"))
    #expect(userData.profile.username == "ann")
  }
}
