import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";

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

/** Elements may stand in any prop of a host or client component, not in `children` alone. */
async function resolveProps(props: object): Promise<Record<string, unknown>> {
  const entries = Object.entries(props).map(async ([name, value]) => {
    const holdsNodes = name === "children" || isValidElement(value) || value instanceof Promise;
    return [name, holdsNodes ? await resolve(value) : value] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function resolveElement(element: ReactElement<object>): Promise<ReactNode> {
  if (isServerComponent(element.type)) {
    const rendered = await resolve(element.type(element.props));
    return element.key === null
      ? rendered
      : createElement(Fragment, { key: element.key }, rendered);
  }
  const props = await resolveProps(element.props);
  // Children of one element are spread, as JSX would have passed them: React then asks no keys of them.
  return Array.isArray(props["children"])
    ? cloneElement(element, props, ...props["children"])
    : cloneElement(element, props);
}

async function resolve(node: unknown): Promise<ReactNode> {
  const value = await node;
  if (value === null || value === undefined || typeof value === "boolean") return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "bigint")
    return value;
  if (isValidElement<object>(value)) return resolveElement(value);
  if (typeof value === "object" && isIterable(value)) {
    return Promise.all(Array.from(value, (child) => resolve(child)));
  }
  throw new TypeError("A component returned something that React can't render.");
}

/** What became of a node: everything its server components made, or the error one of them threw. */
export type Contained = { ok: true; node: ReactNode } | { ok: false; error: unknown };

/** Runs every server component below `node`, async or not, however deep. Never throws. */
export async function contain(node: ReactNode): Promise<Contained> {
  try {
    return { ok: true, node: await resolve(node) };
  } catch (error) {
    return { ok: false, error };
  }
}
