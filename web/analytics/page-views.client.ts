"use client";
import { track } from "./track.client.ts";

/**
 * Tells of pages that are shown without being loaded: the tag manager counts each load by itself. They are the router's
 * (the address gets another path) and those that the browser brings back as they were left.
 */
export function followPages(): void {
  let path = location.pathname;
  const tell = () => {
    path = location.pathname;
    // After the router has put the page in place, whose title the tag manager reads.
    setTimeout(() => track({ event: "page_view", page_path: path }));
  };
  const look = () => {
    if (location.pathname !== path) tell();
  };
  // Where a browser lacks it, going back and forward is all that is heard.
  const source = "navigation" in globalThis ? globalThis.navigation : null;
  if (source) source.addEventListener("currententrychange", look);
  else addEventListener("popstate", look);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) tell();
  });
}
