"use client";
import { followPages } from "./page-views.client.ts";
import { removeTagTraces } from "./tag-traces.ts";
import { sendEventsTo } from "../../runtime/consent/track.client.ts";

/**
 * The id of the site's container in Google Tag Manager (`GTM-…`), and the name of the container's
 * data layer. The schema validates both.
 */
export type TagManager = { id: string; dataLayer: string };

/**
 * Google's Consent Mode v2 with all signals denied. Visitors are asked about statistics only, so
 * the advertising signals are never granted.
 */
const DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};
const GRANTED = { ...DENIED, analytics_storage: "granted" };

/** State of the tag manager in this page. */
type Running = {
  layer: unknown[];
  /** True once Google's script has run and read the data layer. */
  isLoaded: boolean;
  /** True once the `gtm.js` event has been pushed. */
  isStarted: boolean;
  /** Set while consent is withdrawn: the data layer's original `push`, and the measurement ids that were disabled. */
  withdrawn: { push: unknown[]["push"]; disabledIds: string[] } | null;
};

let running: Running | null = null;

/**
 * Returns a function that pushes a command as an `arguments` object, as Google's own snippet does. Google's script
 * ignores commands that are arrays.
 */
const gtag = (layer: unknown[]) =>
  function command(..._command: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- Google's script ignores arrays
    layer.push(arguments);
  };

function findLayer(name: string): unknown[] | null {
  const found: unknown = Reflect.get(globalThis, name);
  if (Array.isArray(found)) return found;
  // The name belongs to another global property, such as `history`, which must not be overwritten. Without a data
  // layer, the tag manager is not loaded.
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
    // The script has replaced `push` with its own function. If the visitor withdrew consent while the script
    // loaded, that function must be replaced too.
    if (tag.withdrawn) tag.withdrawn.push = close(layer);
  });
  followPages();
  return tag;
}

/** Replaces the data layer's `push` with a function that drops every entry. Returns the original `push`. */
function close(layer: unknown[]): unknown[]["push"] {
  const { push } = layer;
  layer.push = () => 0;
  return push;
}

/** Disables Google's tags for the measurement ids, or enables them again. */
function setDisabled(measurementIds: readonly string[], isDisabled: boolean): void {
  for (const id of measurementIds) Reflect.set(globalThis, `ga-disable-${id}`, isDisabled);
}

/**
 * Returns the measurement ids in use: those in the names of the deleted `cookies`, and those that
 * Google's script has loaded. The names alone don't suffice, because another tab may already have
 * deleted the cookies.
 */
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
    // The script hasn't loaded yet, so empty its queue. Otherwise the `gtm.js` event in the queue would start the tags
    // when the script loads.
    tag.layer.length = 0;
    tag.isStarted = false;
    gtag(tag.layer)("consent", "default", DENIED);
  }
  gtag(tag.layer)("consent", "update", DENIED);
  const disabledIds = measurementIds(removeTagTraces(tagCookies));
  setDisabled(disabledIds, true);
  // The script can't be unloaded, and it pushes events of its own (clicks, history). Therefore entries are dropped from
  // now on.
  tag.withdrawn = { push: close(tag.layer), disabledIds };
}

function allow(tag: Running): void {
  if (tag.withdrawn) {
    setDisabled(tag.withdrawn.disabledIds, false);
    tag.layer.push = tag.withdrawn.push;
    tag.withdrawn = null;
  }
  gtag(tag.layer)("consent", "update", GRANTED);
  if (!tag.isStarted) tag.layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  tag.isStarted = true;
}

/**
 * Applies the visitor's choice to the tag manager [CON-4]. Loads the tag manager on first consent. On withdrawal it
 * notifies the tag manager, deletes the tags' cookies and drops every further event [CON-3]. Renewed consent lets
 * events pass again. `allowed` is the tag manager if the visitor consents to it, otherwise null. `tagCookies` names
 * further cookies to delete.
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
