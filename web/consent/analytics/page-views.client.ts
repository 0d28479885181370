"use client";
import { track } from "../../runtime/consent/track.client.ts";

/**
 * Tracks page views that happen without a page load: client-side navigations (the path changes) and
 * pages restored from the back/forward cache. The tag manager does not notice these page views.
 */
export function followPages(): void {
  let path = location.pathname;
  const countView = () => {
    path = location.pathname;
    // Deferred until the router has rendered the page, because the tag manager reads the new page's title.
    setTimeout(() => track({ event: "page_view", page_path: path }));
  };
  const look = () => {
    if (location.pathname !== path) countView();
  };
  // Browsers without the Navigation API report only back and forward, with `popstate`.
  const source = "navigation" in globalThis ? globalThis.navigation : null;
  if (source) source.addEventListener("currententrychange", look);
  else addEventListener("popstate", look);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) countView();
  });
}
