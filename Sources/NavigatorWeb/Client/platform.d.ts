// Browser interfaces that the compiler's library does not declare yet.

interface Element {
  checkVisibility(options?: { visibilityProperty?: boolean }): boolean;
}

interface ParentNode {
  /** Moves a child and keeps its focus and scroll position. Not all browsers have it. */
  moveBefore?: (node: Node, child: Node | null) => void;
}
