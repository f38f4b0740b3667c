import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@Suite("Hints for the appearance of scroll views, forms and controls")
@MainActor
struct ChromeTests {
  private func content(_ role: Role, @ViewBuilder _ view: @escaping @MainActor () -> some View) -> Content {
    TestApp(view: view).elements(role).first?.content ?? Content()
  }

  @Test("scrollContentBackground hides the background of lists and forms below it")
  func background() {
    let list = content(.list) { VStack { List { Text("Row") } }.scrollContentBackground(.hidden) }
    #expect(list.string(.backgroundVisibility) == "hidden")
    let form = content(.form) { Form { Text("Row") }.scrollContentBackground(.hidden) }
    #expect(form.string(.backgroundVisibility) == "hidden")
    let shown = content(.list) { List { Text("Row") }.scrollContentBackground(.visible).scrollContentBackground(.hidden) }
    #expect(shown[.backgroundVisibility] == nil)
  }

  @Test(
    "A field has the name of its keyboard, in the order of UIKit's raw values",
    arguments: zip(
      1...11,
      [
        "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress", "decimalPad",
        "twitter", "webSearch", "asciiCapableNumberPad",
      ]))
  func keyboard(rawValue: Int, name: String) throws {
    let type = try #require(UIKeyboardType(rawValue: rawValue))
    let field = content(.textField) { TextField("Name", text: .constant("")).keyboardType(type) }
    #expect(field.string(.keyboardType) == name)
  }

  @Test("scrollIndicators hides the indicators of the given axes")
  func indicators() {
    let hidden = content(.scrollView) { ScrollView { Text("Row") }.scrollIndicators(.hidden) }
    #expect(!hidden.bool(.showsIndicators))
    let other = content(.scrollView) { ScrollView { Text("Row") }.scrollIndicators(.never, axes: .horizontal) }
    #expect(other.bool(.showsIndicators))
    let again = content(.scrollView) { ScrollView { Text("Row") }.scrollIndicators(.visible).scrollIndicators(.hidden) }
    #expect(again.bool(.showsIndicators))
  }

  @Test("scrollDisabled stops scroll views, and an inner modifier has precedence")
  func scrolling() {
    #expect(content(.list) { List { Text("Row") }.scrollDisabled(true) }.bool(.isScrollDisabled))
    #expect(!content(.list) { List { Text("Row") }.scrollDisabled(false).scrollDisabled(true) }.bool(.isScrollDisabled))
  }

  @Test("The border shape applies to bordered buttons only")
  func borderShape() {
    func shape(_ button: @escaping @MainActor () -> some View) -> Content.Value? { content(.button, button)[.borderShape] }
    #expect(shape { Button("A") {}.buttonStyle(.bordered).buttonBorderShape(.capsule) } == "capsule")
    #expect(shape { Button("A") {}.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle(radius: 3)) } == 3)
    #expect(shape { Button("A") {}.buttonBorderShape(.capsule) } == nil)
  }

  private struct LinedForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Styled")
        configuration.content
      }
    }
  }

  @Test("A custom form style creates the view of a form, and can contain a form itself")
  func formStyle() {
    let app = TestApp {
      Form { Text("Row") }.formStyle(LinedForm())
      Form { Text("Other") }.formStyle(.grouped)
    }
    #expect(app.visibleTexts == ["Styled", "Row", "Other"])
    #expect(app.elements(.form).count == 1)
  }

  private struct Icon: View {
    @ScaledMetric private var size = 34.0
    @ScaledMetric(relativeTo: .title) private var width: CGFloat = 17

    var body: some View { Text(verbatim: "\(Int(size)) \(Int(width))") }
  }

  @Test("A scaled metric follows the text size of the environment, within its limits")
  func scaledMetric() {
    #expect(TestApp { Icon() }.visibleTexts == ["34 17"])
    #expect(TestApp { Icon().dynamicTypeSize(.accessibility5) }.visibleTexts == ["106 53"])
    #expect(TestApp { Icon().dynamicTypeSize(...(.xLarge)).dynamicTypeSize(.accessibility5) }.visibleTexts == ["38 19"])
    #expect(TestApp { Icon().dynamicTypeSize(.xSmall ..< .xSmall).dynamicTypeSize(.xLarge) }.visibleTexts == ["38 19"])
  }

  @Test("A view that ignores the safe area is in a box that names its edges")
  func safeArea() {
    let box = content(.box) { Color.red.ignoresSafeArea(edges: [.top, .bottom]) }
    #expect(box.strings(.ignoredEdges) == ["top", "bottom"])
    #expect(content(.box) { Color.red.edgesIgnoringSafeArea(.all) }.strings(.ignoredEdges).count == 4)
    #expect(content(.box) { Color.red.ignoresSafeArea(.keyboard) }[.ignoredEdges] == nil)
    #expect(content(.box) { Color.red.ignoresSafeArea(edges: .leading) }[.ignoredEdges] == nil)
    #expect(content(.color) { Color.red.ignoresSafeArea() }[.ignoredEdges] == nil)
  }

  @Test("A background names the edges of the safe area that it does not ignore, and by default ignores all")
  func backgroundEdges() {
    let stack = { VStack { Text("Text") }.background(.red, ignoresSafeAreaEdges: $0) }
    #expect(content(.vStack) { stack([]) }.strings(.backgroundEdges) == ["top", "bottom"])
    #expect(content(.vStack) { stack(.top) }.strings(.backgroundEdges) == ["bottom"])
    #expect(content(.vStack) { stack([.bottom, .horizontal]) }.strings(.backgroundEdges) == ["top"])
    #expect(content(.vStack) { stack(.vertical) }[.backgroundEdges] == nil)
    #expect(content(.vStack) { VStack { Text("Text") }.background(.red) }[.backgroundEdges] == nil)
    let system = content(.vStack) { VStack { Text("Text") }.background(ignoresSafeAreaEdges: []) }
    #expect(system.strings(.backgroundEdges) == ["top", "bottom"])
  }

  @Test("A view is mirrored in the other direction only if the app enables that")
  func mirrored() {
    let arrow = Image(systemName: "arrow.right")
    #expect(content(.image) { arrow.flipsForRightToLeftLayoutDirection(true) }.bool(.flipsForRightToLeft))
    #expect(content(.image) { arrow.flipsForRightToLeftLayoutDirection(false) }[.flipsForRightToLeft] == nil)
  }

  @Test("Assistive technologies receive the treatment of a view, its children and its traits")
  func accessibility() {
    #expect(content(.text) { Text("A").accessibilityHidden(true) }.bool(.isAccessibilityHidden))
    #expect(content(.text) { Text("A").accessibilityHidden(false) }[.isAccessibilityHidden] == nil)
    #expect(content(.vStack) { VStack { Text("A") }.accessibilityElement() }.string(.accessibilityChildren) == "ignore")
    #expect(
      content(.text) { Text("A").accessibilityAddTraits([.isButton, .updatesFrequently]) }.strings(.traits)
        == ["button", "updates"])
    #expect(
      content(.text) { Text("A").accessibilityAddTraits(.isLink).accessibilityAddTraits([.isSelected, .isModal]) }
        .strings(.traits) == ["link", "modal"])
    #expect(content(.text) { Text("A").accessibilityAddTraits([.isStaticText, .isHeader]) }[.traits] == nil)
  }
}
