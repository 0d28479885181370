import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Renders a React tree into a new element of the page. The test has the environment jsdom. */
export function mountReact(tag = "div") {
  const place = document.body.appendChild(document.createElement(tag));
  const root = createRoot(place);
  return {
    place,
    render: (tree: ReactNode) => act(async () => root.render(tree)),
    unmount: () => act(async () => root.unmount()),
  };
}
