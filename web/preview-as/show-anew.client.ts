"use client";
import { PREVIEW_PATH } from "./choice.ts";
import { keepPlace } from "./kept-place.client.ts";

/** Sends what is chosen to the site, and shows the page anew; rejects when the site did not take it. */
export async function showAnew(fields: Record<string, string>, from: string): Promise<void> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(PREVIEW_PATH, { method: "POST", body, redirect: "manual" });
  // Where it leads is this very page, loaded again where it is: from its top it would have to be found again.
  if (answer.type !== "opaqueredirect") throw new Error(`The site answered ${answer.status}.`);
  keepPlace(from);
  location.reload();
}
