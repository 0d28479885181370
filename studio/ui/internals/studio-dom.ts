// Selectors of elements that the Studio renders. Sanity doesn't document the attributes, so
// `studio-dom.canary.test.ts` checks them.

export const presentation = '[data-testid="presentation-root"]';

/** The container of a tool's panes. */
export const paneLayout = '[data-ui="PaneLayout"]';

/** One pane: a list, or a document's form with its inspector. */
export const pane = '[data-ui="Pane"]';

/** The inspector beside a form. It is an `aside` in the form's flex container. */
export const inspectorPanel = '[data-ui="DocumentInspectorPanel"]';

/** The scrolling area around a document's form. */
export const documentForm = '[data-testid="document-panel-scroller"]';

/** The dialog with the form of an open block. */
export const formDialog = "[role=dialog]";

/** Returns the selector of the field at a path, written as Sanity's `pathToString` does. */
export const fieldAt = (path: string): string => `[data-testid=${JSON.stringify(`field-${path}`)}]`;

/** Returns the selector of all fields inside the object at a path. */
export const fieldsIn = (path: string): string =>
  `[data-testid^=${JSON.stringify(`field-${path}.`)}]`;
