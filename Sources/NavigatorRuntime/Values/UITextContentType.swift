/// The semantic meaning of the text in a field.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public let rawValue: String

  /// Creates a content type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A prefix of a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location, such as a point of interest.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with a state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// An account name.
  public static let username = UITextContentType(rawValue: "username")
  /// An account password.
  public static let password = UITextContentType(rawValue: "password")
  /// The password of a new account.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
