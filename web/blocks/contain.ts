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
 * Calls all server components of a block before React renders them. React can't catch an error that a server component
 * throws, because error boundaries are client components: the build would fail, and at run time the page would lack
 * that part.
 *
 * The result contains only HTML elements and client components; BlockBoundary catches the errors of the latter. The
 * drawback is that server components of a block can't use React hooks. None of ours does, and @portabletext/react has a
 * build without hooks for this case.
 */

const isIterable = (value: object): value is Iterable<unknown> => Symbol.iterator in value;

type Findings = { hasClientParts: boolean };

/**
 * Resolves the props of a host or client component. Includes props other than `children`, because they can hold
 * elements too.
 */
async function resolveProps(props: object, found: Findings): Promise<Record<string, unknown>> {
  const entries = Object.entries(props).map(async ([name, value]) => {
    const holdsNodes = name === "children" || isValidElement(value) || value instanceof Promise;
    return [name, holdsNodes ? await resolve(value, found) : value] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function resolveElement(element: ReactElement<object>, found: Findings): Promise<ReactNode> {
  if (isServerComponent(element.type)) {
    const rendered = await resolve(element.type(element.props), found);
    return element.key === null
      ? rendered
      : createElement(Fragment, { key: element.key }, rendered);
  }
  // An inner block stays unchanged, because its server components have already been called.
  if (element.type === BlockBoundary) return element;
  const isHost = typeof element.type === "string" || typeof element.type === "symbol";
  if (!isHost) found.hasClientParts = true;
  const props = await resolveProps(element.props, found);
  // Children are passed as separate arguments, as JSX does, so that React doesn't require keys.
  return Array.isArray(props["children"])
    ? cloneElement(element, props, ...props["children"])
    : cloneElement(element, props);
}

async function resolve(node: unknown, found: Findings): Promise<ReactNode> {
  const value = await node;
  if (value === null || value === undefined || typeof value === "boolean") return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "bigint")
    return value;
  if (isValidElement<object>(value)) return resolveElement(value, found);
  if (typeof value === "object" && isIterable(value)) {
    return Promise.all(Array.from(value, (child) => resolve(child, found)));
  }
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
