"use client";
import { removeTagCookies } from "./tag-cookies.ts";
import { sendEventsTo } from "./track.client.ts";

/** The container's id (`GTM-…`) and the name of its list of events, checked by the contract. */
export type TagManager = { id: string; dataLayer: string };

type Layer = { push: (entry: unknown) => unknown };

/** Consent Mode v2. Visitors are asked about statistics alone, so the signals for advertising are never granted. */
const DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};
const GRANTED = { ...DENIED, analytics_storage: "granted" };

/** The running tag: its list, and while it is withdrawn the list's own `push` and the measurement ids put to rest. */
type Running = { layer: Layer; withdrawn: { push: Layer["push"]; resting: string[] } | null };

let running: Running | null = null;

/** Speaks to a list as Google's own snippet does: a command is an `arguments` object there, an array is ignored. */
const gtag = (layer: Layer) =>
  function command(..._command: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments);
  };

function findLayer(name: string): Layer | null {
  const found: unknown = Reflect.get(globalThis, name);
  if (Array.isArray(found)) return found;
  // A name that already means something else in the page (`history`, say) is left alone.
  if (found !== undefined) return null;
  const layer: unknown[] = [];
  Reflect.set(globalThis, name, layer);
  return layer;
}

function loadScript({ id, dataLayer }: TagManager): void {
  const script = document.createElement("script");
  const query = new URLSearchParams({ id, ...(dataLayer !== "dataLayer" && { l: dataLayer }) });
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?${query}`;
  document.head.append(script);
}

function start(tagManager: TagManager): Running | null {
  const layer = findLayer(tagManager.dataLayer);
  if (!layer) return null;
  gtag(layer)("consent", "default", DENIED);
  gtag(layer)("consent", "update", GRANTED);
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  loadScript(tagManager);
  return { layer, withdrawn: null };
}

/** Google's tags look for this property before they send anything for a measurement id. */
function rest(measurementIds: readonly string[], resting: boolean): void {
  for (const id of measurementIds) Reflect.set(globalThis, `ga-disable-${id}`, resting);
}

function withdraw(tag: Running): void {
  if (tag.withdrawn) return;
  gtag(tag.layer)("consent", "update", DENIED);
  const resting = removeTagCookies()
    .filter((name) => name.startsWith("_ga_"))
    .map((name) => `G-${name.slice("_ga_".length)}`);
  rest(resting, true);
  // The script can't be unloaded, and pushes by itself (clicks, history): from here on nothing reaches it.
  tag.withdrawn = { push: tag.layer.push, resting };
  tag.layer.push = () => 0;
}

function allowAgain(tag: Running): void {
  if (!tag.withdrawn) return;
  rest(tag.withdrawn.resting, false);
  tag.layer.push = tag.withdrawn.push;
  tag.withdrawn = null;
  gtag(tag.layer)("consent", "update", GRANTED);
}

/**
 * Brings the tag manager in line with the visitor's choice [CON-4]: loaded the first time it is allowed; told, its
 * cookies removed and its list closed when that is withdrawn [CON-3]; its list open again when it is allowed again.
 */
export function applyAnalyticsConsent(tagManager: TagManager, allowed: boolean): void {
  if (allowed && !running) running = start(tagManager);
  if (!running) return;
  const { layer } = running;
  if (allowed) allowAgain(running);
  else withdraw(running);
  sendEventsTo(allowed ? (event) => void layer.push(event) : null);
}
