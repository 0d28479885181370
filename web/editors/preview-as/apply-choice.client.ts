"use client";
import { PREVIEW_PATH } from "./choice.ts";
import { storeFocus } from "./stored-focus.client.ts";

/** Posts the chosen settings and reloads the page; rejects when the site refuses them. */
export async function applyChoice(fields: Record<string, string>, from: string): Promise<void> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(PREVIEW_PATH, { method: "POST", body, redirect: "manual" });
  // The redirect leads to this page. Reloading instead keeps the scroll position.
  if (answer.type !== "opaqueredirect") throw new Error(`The site answered ${answer.status}.`);
  storeFocus(from);
  location.reload();
}
