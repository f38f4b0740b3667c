import Foundation
import NavigatorHost
public struct Animation: Hashable, Sendable { public static let `default` = Animation() }
public struct Transaction { public init() {}; public init(animation: Animation?) {} }
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation { let resolved: String; public init(stringLiteral v: String) { resolved = v } }
public struct Text: Equatable, Sendable { let plainText: String; public init(_ k: LocalizedStringKey) { plainText = k.resolved }; @_disfavoredOverload public init<S: StringProtocol>(_ s: S) { plainText = String(s) }
 func resolve(_ i: InheritedStyle) -> (content: Content, style: Style) { (Content(entries: [.init(.text, .string(plainText))]), i.textStyle()) } }
struct InheritedStyle: Hashable { var isEnabled = true; func textStyle() -> Style { Style() }; func controlStyle() -> Style { Style() } }
public struct HorizontalAlignment: Equatable, Sendable { let hostName: String; public static let center = Self(hostName: "center") }
public struct VerticalAlignment: Equatable, Sendable { let hostName: String; public static let center = Self(hostName: "center")  }
public struct Alignment: Equatable, Sendable { let hostName: String; public static let center = Self(hostName: "center")  }
public enum Axis: Int8 { case horizontal, vertical; public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }; public static let horizontal = Set(rawValue: 1); public static let vertical = Set(rawValue: 2) } }
public struct ButtonRole: Equatable, Sendable { let n: Int; public static let destructive = Self(n: 0); public static let cancel = Self(n: 1) }
public struct PresentationDetent: Hashable, Sendable { let name: String }
public enum Visibility: Sendable { case automatic, visible, hidden }
public enum ScenePhase: Sendable { case active, inactive, background }
public enum ColorScheme: Sendable { case light, dark }
public struct ToolbarItemPlacement: Sendable { let hostPlacement: String; public static let automatic = Self(hostPlacement: "trailing") }
