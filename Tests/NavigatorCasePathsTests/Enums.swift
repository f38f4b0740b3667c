import NavigatorCasePaths

@CasePathable
@dynamicMemberLookup
enum Shape: Equatable {
  case circle(Double)
  case rectangle(width: Double, height: Double)
  case pair(Int, name: String)
  case label(text: String)
  case note(String?)
  case point
}

/// Enums in enums, with structs and optionals between them.
@CasePathable
@dynamicMemberLookup
enum Screen: Equatable {
  case settings(Settings)
  case profile(Profile)
  case sheet(Settings?)
  case list([Int])
  case home
}

@CasePathable
@dynamicMemberLookup
enum Settings: Equatable {
  case volume(Int)
  case about
}

struct Profile: Equatable {
  var name = ""
  var address = Address()
  var settings: Settings = .about
}

struct Address: Equatable {
  var city = ""
}
