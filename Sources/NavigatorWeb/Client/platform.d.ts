// Browser interfaces that the compiler's library does not declare yet.

interface Element {
  checkVisibility(options?: { visibilityProperty?: boolean }): boolean;
}

interface ParentNode {
  /** Moves a child and keeps its focus and scroll position. Not all browsers have it. */
  moveBefore?: (node: Node, child: Node | null) => void;
}

/** A property of documents that Chromium has, after it has loaded a discarded tab again. */
interface Document {
  wasDiscarded?: boolean;
}

interface Navigator {
  /** The state of the permission for what needs an event of a user, such as dialogs for files. */
  userActivation?: { isActive: boolean };
}
