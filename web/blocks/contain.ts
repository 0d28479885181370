import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { BlockBoundary } from "./block-boundary.client.tsx";

/**
 * React does not contain an error thrown by a server component: an error boundary is a client component, so at
 * build the page fails and at run time its HTML has a hole. So the server components of a block are called here,
 * to the last one, before React sees them; what is left is HTML elements and client components, which can't throw
 * on the server's side of the border. The price: a server component of a block can't use React's hooks
 * (none of ours does; @portabletext/react has a build without for exactly this case).
 */

type Component = (props: unknown) => unknown;

const CLIENT_REFERENCE = Symbol.for("react.client.reference");

const isServerComponent = (type: unknown): type is Component =>
  typeof type === "function" && !("$$typeof" in type && type.$$typeof === CLIENT_REFERENCE);

const isIterable = (value: object): value is Iterable<unknown> => Symbol.iterator in value;

/** What is found on the way down. */
type Findings = { hasClientParts: boolean };

/** Elements may stand in any prop of a host or client component, not in `children` alone. */
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
  // An inner block, contained by itself already.
  if (element.type === BlockBoundary) return element;
  const isHost = typeof element.type === "string" || typeof element.type === "symbol";
  if (!isHost) found.hasClientParts = true;
  const props = await resolveProps(element.props, found);
  // Children of one element are spread, as JSX would have passed them: React then asks no keys of them.
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

/** Fails after so many ms; `stop` ends the wait. */
function timeLimit(ms: number) {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = () => reject(new Error(`it did not finish within ${ms / 1000} s`));
  const timer = setTimeout(late, ms);
  return { late: promise, stop: () => clearTimeout(timer) };
}

/**
 * What became of a node: everything its server components made, or the error one of them threw. What it has of client
 * components has yet to be rendered.
 */
export type Contained =
  | { ok: true; node: ReactNode; hasClientParts: boolean }
  | { ok: false; error: unknown };

/** Runs every server component below `node`, async or not, however deep, for so many ms at most. Never throws. */
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
