/**
 * Marks a client component in server code. React's server renderer does not call such a component: it sends a reference
 * to the browser.
 */
const CLIENT_REFERENCE = Symbol.for("react.client.reference");

/** A component that runs on the server, async or not. */
export type ServerComponent = (props: unknown) => unknown;

/** Whether an element's type is a component that server code can call: a function that is not a client reference. */
export const isServerComponent = (type: unknown): type is ServerComponent =>
  typeof type === "function" && !("$$typeof" in type && type.$$typeof === CLIENT_REFERENCE);
