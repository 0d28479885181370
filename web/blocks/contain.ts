import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { BlockBoundary } from "./block-boundary.client.tsx";
import { isServerComponent } from "./internals/client-reference.ts";

/**
 * This module calls all server components of a block before React renders the block. Error
 * boundaries are client components, so they can't catch an error that a server component throws.
 * Such an error would fail the build, and at run time leave a gap in the page.
 *
 * The result contains only HTML elements and client components. BlockBoundary catches the errors of
 * the client components. The drawback is that server components of a block can't use React hooks.
 * None of the site's server components uses hooks, and @portabletext/react has a build without hooks
 * for this case.
 */

const isIterable = (value: object): value is Iterable<unknown> => Symbol.iterator in value;

type Findings = { hasClientParts: boolean };

/**
 * A resolved node. Only a node that contains an async component becomes a promise, because a page has
 * thousands of nodes. To await a promise for each node would take longer than to call the components.
 */
type Resolved = ReactNode | Promise<ReactNode>;

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/**
 * Calls `use` with a value. If the value is a promise, calls `use` when the promise is fulfilled.
 */
const then = <T>(value: T | Promise<T>, use: (value: T) => Resolved): Resolved =>
  value instanceof Promise ? value.then(use) : use(value);

/**
 * Resolves several nodes. An error that a node throws becomes a rejected promise, so that
 * `Promise.all` still receives the promises of all nodes. Otherwise, nothing would handle a later
 * rejection of another node's promise.
 */
function resolveAll(
  nodes: readonly unknown[],
  found: Findings,
): ReactNode[] | Promise<ReactNode[]> {
  const resolved: Resolved[] = [];
  let failure: Promise<never> | undefined;
  for (const node of nodes) {
    try {
      resolved.push(resolve(node, found));
    } catch (error) {
      failure ??= Promise.reject(error);
      resolved.push(failure);
    }
  }
  const isReady = (each: Resolved): each is Exclude<ReactNode, Promise<unknown>> =>
    !isPromise(each);
  if (resolved.every(isReady)) return resolved;
  return Promise.all(resolved.map((each) => Promise.resolve(each)));
}

/**
 * Resolves the props of an HTML element, a fragment or a client component. Includes props other
 * than `children`, because they can hold elements too.
 */
function resolveProps(element: ReactElement<object>, found: Findings): Resolved {
  const entries = Object.entries(element.props).filter(
    ([name, value]) => name === "children" || isValidElement(value) || isPromise(value),
  );
  const values = resolveAll(
    entries.map(([, value]) => value),
    found,
  );
  return then(values, (resolved) => {
    const props = Object.fromEntries(entries.map(([name], index) => [name, resolved[index]]));
    // Children are passed as separate arguments, as JSX does, so that React doesn't require keys.
    return Array.isArray(props["children"])
      ? cloneElement(element, props, ...props["children"])
      : cloneElement(element, props);
  });
}

function resolveElement(element: ReactElement<object>, found: Findings): Resolved {
  if (isServerComponent(element.type)) {
    const rendered = resolve(element.type(element.props), found);
    const { key } = element;
    if (key === null) return rendered;
    return then(rendered, (node) => createElement(Fragment, { key }, node));
  }
  // An inner block stays unchanged, because its server components have already been called.
  if (element.type === BlockBoundary) return element;
  const isHost = typeof element.type === "string" || typeof element.type === "symbol";
  if (!isHost) found.hasClientParts = true;
  return resolveProps(element, found);
}

function resolve(node: unknown, found: Findings): Resolved {
  if (isPromise(node)) return node.then((value) => resolve(value, found));
  if (node === null || node === undefined || typeof node === "boolean") return null;
  if (typeof node === "string" || typeof node === "number" || typeof node === "bigint") return node;
  if (isValidElement<object>(node)) return resolveElement(node, found);
  if (typeof node === "object" && isIterable(node)) return resolveAll(Array.from(node), found);
  throw new TypeError("A component returned something that React can't render.");
}

/** Returns a promise (`late`) that rejects after `ms`, and a function (`stop`) that cancels the timer. */
function timeLimit(ms: number) {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = () => reject(new Error(`it did not finish within ${ms / 1000} s`));
  const timer = setTimeout(late, ms);
  return { late: promise, stop: () => clearTimeout(timer) };
}

/**
 * The result of {@link contain}: the rendered output of all server components, or the error that one of them threw.
 * Client components in the output are not rendered yet.
 */
export type Contained =
  | { ok: true; node: ReactNode; hasClientParts: boolean }
  | { ok: false; error: unknown };

/**
 * Runs every server component below `node`, async or not, at any depth. Never throws; after `limit` ms it returns an
 * error.
 */
export async function contain(node: ReactNode, limit: number): Promise<Contained> {
  const { late, stop } = timeLimit(limit);
  const found: Findings = { hasClientParts: false };
  try {
    return { ok: true, node: await Promise.race([resolve(node, found), late]), ...found };
  } catch (error) {
    return { ok: false, error };
  } finally {
    stop();
  }
}
