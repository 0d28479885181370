import { Fragment, type ReactNode, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

/** The content of each portal root, by the root's element. */
let rendered: ReadonlyMap<Element, ReactNode> = new Map();
const listeners = new Set<() => void>();

function change(next: ReadonlyMap<Element, ReactNode>): void {
  rendered = next;
  for (const listener of listeners) listener();
}

/**
 * Creates a root for an element outside of React's tree. A root of React's own needs
 * `react-dom/client`, and importing it changes how the build divides the scripts that all visitors
 * load. The content is rendered by {@link PortalRoots} instead.
 */
export const createPortalRoot = (container: Element) => ({
  render: (node: ReactNode): void => change(new Map(rendered).set(container, node)),
  unmount: (): void => change(new Map([...rendered].filter(([element]) => element !== container))),
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The React key of each element's portal. It keeps a portal mounted while others are added or removed.
 */
const keys = new WeakMap<Element, string>();

function keyOf(element: Element): string {
  const key = keys.get(element) ?? crypto.randomUUID();
  keys.set(element, key);
  return key;
}

/** Renders the content of all portal roots. */
export function PortalRoots() {
  const roots = useSyncExternalStore(subscribe, () => rendered);
  return [...roots].map(([element, node]) => (
    <Fragment key={keyOf(element)}>{createPortal(node, element)}</Fragment>
  ));
}
