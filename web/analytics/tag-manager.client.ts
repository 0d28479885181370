"use client";
import { followPages } from "./page-views.client.ts";
import { removeTagTraces } from "./tag-traces.ts";
import { sendEventsTo } from "./track.client.ts";

/** The container's id (`GTM-…`) and the name of its list of events, checked by the contract. */
export type TagManager = { id: string; dataLayer: string };

/** Consent Mode v2. Visitors are asked about statistics alone, so the signals for advertising are never granted. */
const DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};
const GRANTED = { ...DENIED, analytics_storage: "granted" };

/** The tag in the page. */
type Running = {
  layer: unknown[];
  /** Its script has run, and found what was in the list. */
  isLoaded: boolean;
  /** It was told to start. */
  isStarted: boolean;
  /** While statistics are withdrawn: the list's own `push`, and the measurement ids put to rest. */
  withdrawn: { push: unknown[]["push"]; resting: string[] } | null;
};

let running: Running | null = null;

/** Speaks to a list as Google's own snippet does: a command is an `arguments` object there, an array is ignored. */
const gtag = (layer: unknown[]) =>
  function command(..._command: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments);
  };

function findLayer(name: string): unknown[] | null {
  const found: unknown = Reflect.get(globalThis, name);
  if (Array.isArray(found)) return found;
  // A name that already means something else in the page (`history`, say) is left alone.
  if (found !== undefined) return null;
  const layer: unknown[] = [];
  Reflect.set(globalThis, name, layer);
  return layer;
}

function loadScript({ id, dataLayer }: TagManager, onLoad: () => void): void {
  const script = document.createElement("script");
  const query = new URLSearchParams({ id, ...(dataLayer !== "dataLayer" && { l: dataLayer }) });
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?${query}`;
  script.addEventListener("load", onLoad);
  document.head.append(script);
}

function load(tagManager: TagManager): Running | null {
  const layer = findLayer(tagManager.dataLayer);
  if (!layer) return null;
  const tag: Running = { layer, isLoaded: false, isStarted: false, withdrawn: null };
  gtag(layer)("consent", "default", DENIED);
  allow(tag);
  loadScript(tagManager, () => {
    tag.isLoaded = true;
    // Withdrawn while it was on its way: it has put a `push` of its own in place of the closed one.
    if (tag.withdrawn) tag.withdrawn.push = close(layer);
  });
  followPages();
  return tag;
}

/** Lets nothing more into the list, and gives what it had let in with. */
function close(layer: unknown[]): unknown[]["push"] {
  const { push } = layer;
  layer.push = () => 0;
  return push;
}

/** Google's tags look for this property before they send anything for a measurement id. */
function rest(measurementIds: readonly string[], resting: boolean): void {
  for (const id of measurementIds) Reflect.set(globalThis, `ga-disable-${id}`, resting);
}

/** Ids of what measures here: by its cookies, or, where another tab has removed those, by what Google's script has loaded. */
function measurementIds(cookies: readonly string[]): string[] {
  const loaded = Object.keys(Object(Reflect.get(globalThis, "google_tag_manager")));
  const byCookie = cookies
    .filter((name) => name.startsWith("_ga_"))
    .map((name) => `G-${name.slice("_ga_".length)}`);
  return [...new Set([...byCookie, ...loaded.filter((id) => id.startsWith("G-"))])];
}

function withdraw(tag: Running, tagCookies: readonly string[]): void {
  if (tag.withdrawn) return;
  if (!tag.isLoaded) {
    // What still waits for the script must not start it: all that it finds is that everything is denied.
    tag.layer.length = 0;
    tag.isStarted = false;
    gtag(tag.layer)("consent", "default", DENIED);
  }
  gtag(tag.layer)("consent", "update", DENIED);
  const resting = measurementIds(removeTagTraces(tagCookies));
  rest(resting, true);
  // The script can't be unloaded, and pushes by itself (clicks, history): from here on nothing reaches it.
  tag.withdrawn = { push: close(tag.layer), resting };
}

function allow(tag: Running): void {
  if (tag.withdrawn) {
    rest(tag.withdrawn.resting, false);
    tag.layer.push = tag.withdrawn.push;
    tag.withdrawn = null;
  }
  gtag(tag.layer)("consent", "update", GRANTED);
  if (!tag.isStarted) tag.layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  tag.isStarted = true;
}

/**
 * Brings the tag manager in line with the visitor's choice [CON-4]: loaded the first time it is allowed; told, its
 * cookies removed and its list closed when that is withdrawn [CON-3]; its list open again when it is allowed again.
 * `allowed`: the container; null: none is allowed, or no longer.
 */
export function applyAnalyticsConsent(
  allowed: TagManager | null,
  tagCookies: readonly string[],
): void {
  if (running === null) {
    running = allowed && load(allowed);
    if (running === null) return;
  } else if (allowed === null) withdraw(running, tagCookies);
  else if (running.withdrawn) allow(running);
  const { layer } = running;
  sendEventsTo(allowed ? (event) => void layer.push(event) : null);
}
