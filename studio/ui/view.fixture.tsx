import { studioTheme, ThemeProvider } from "@sanity/ui";
import { act, type ReactNode } from "react";
import { afterEach, beforeEach } from "vitest";
import { mountReact } from "../../tests/support/mount-react.ts";

const ignore = () => undefined;
const noMedia = { matches: false, addEventListener: ignore, removeEventListener: ignore };

/** Renders React trees with the Studio's theme, into a new element for each test of the file. */
export function setUpView() {
  let view: ReturnType<typeof mountReact>;
  beforeEach(() => {
    // jsdom has no media queries.
    Object.assign(window, { matchMedia: () => noMedia });
    view = mountReact();
  });
  afterEach(() => view.unmount());
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the element's type
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => {
    const found = view.place.querySelector<E>(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  return {
    find,
    text: () => view.place.textContent,
    html: () => view.place.innerHTML,
    render: (tree: ReactNode) =>
      view.render(<ThemeProvider theme={studioTheme}>{tree}</ThemeProvider>),
    click: (selector = "button") => act(async () => find(selector).click()),
  };
}
