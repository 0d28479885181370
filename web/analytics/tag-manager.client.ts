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
} as const;

/** The running tag: its list, and the list's own `push` for when the visitor allows it again. */
let running: { layer: Layer; push: Layer["push"]; allowed: boolean } | null = null;

/** The tag manager tells commands from events by their being an `arguments` object, which an array is not. */
function command(layer: Layer, ..._command: unknown[]): void {
  (function push(..._entries: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments);
  })(..._command);
}

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
  script.async = true;
  const name = dataLayer === "dataLayer" ? "" : `&l=${encodeURIComponent(dataLayer)}`;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}${name}`;
  document.head.append(script);
}

function start(tagManager: TagManager): void {
  const layer = findLayer(tagManager.dataLayer);
  if (!layer) return;
  command(layer, "consent", "default", DENIED);
  command(layer, "consent", "update", { ...DENIED, analytics_storage: "granted" });
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  running = { layer, push: layer.push, allowed: true };
  loadScript(tagManager);
}

/** Google's tags look for this property before they send anything for that measurement id. */
function disableMeasurement(cookies: readonly string[], disabled: boolean): void {
  for (const name of cookies) {
    if (name.startsWith("_ga_")) Reflect.set(globalThis, `ga-disable-G-${name.slice(4)}`, disabled);
  }
}

/**
 * Brings the tag manager in line with the visitor's choice: loads it the first time it is allowed; tells it, removes
 * its cookies and closes its list when that is withdrawn; opens the list again when it is allowed again.
 */
export function applyAnalyticsConsent(tagManager: TagManager, allowed: boolean): void {
  // …
  void tagManager;
  void allowed;
}
