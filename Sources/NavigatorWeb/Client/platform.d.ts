// Browser interfaces that the compiler's library does not declare.

interface Element {
  checkVisibility(options?: { visibilityProperty?: boolean }): boolean;
}

interface ParentNode {
  /** Moves a child and keeps its focus and scroll position. Some browsers do not support this method. */
  moveBefore?: (node: Node, child: Node | null) => void;
}

/** A property that Chromium sets after it has reloaded a discarded tab. */
interface Document {
  wasDiscarded?: boolean;
}

interface Navigator {
  /** The state of the permission for features that require an event of a user, such as file dialogs. */
  userActivation?: { isActive: boolean };
}
