import NavigatorHost

/// A section in a lazy grid. A separate grid with the same columns contains its rows, so that the header and the footer take the
/// whole width and can be pinned.
@MainActor
final class GridSectionNode<Parent: View, Content: View, Footer: View>: ContainerNode<
  Section<Parent, Content, Footer>, TupleView<(ElementView<Parent>?, ElementView<Content>, ElementView<Footer>?)>
>
{
  override var content: TupleView<(ElementView<Parent>?, ElementView<Content>, ElementView<Footer>?)> {
    TupleView(
      (
        sectionPart(.sectionHeader, view.header, in: self),
        ElementView(.section, content: [.kind: .kind(.cells)]) { view.content },
        sectionPart(.sectionFooter, view.footer, in: self)
      ))
  }
}
