import { currentConsent, subscribeToConsent } from "../runtime/consent/store.client.ts";
import { followArrival } from "../design/motion/follow-arrival.client.ts";
import { startConsent } from "./consent.client.ts";
import { factsOf } from "./facts.client.ts";
import { createIslands } from "./islands.client.ts";
import { followChanges } from "./live.client.ts";
import { EARLY_ACTS, type EarlyActs } from "./loader.ts";
import { provideIslands } from "./refresh.client.ts";

// Without a file that can't be loaded, the page works as HTML.
const ignore = () => {};

/** Selects nothing: these islands only hold back a submit. */
const NOTHING = ":not(*)";

const blockOf = (element: HTMLElement) => element.closest("[data-block]");

const formOf = (element: HTMLElement) => document.getElementById(factsOf(element).of);

/** The parts of pages that need a script. Each loads its code when it starts. */
const islands = createIslands({
  countdown: {
    moment: "near",
    load: () => import("./parts/countdown.client.ts"),
    scopeOf: blockOf,
    clickable: NOTHING,
  },
  form: {
    moment: "near",
    load: () => import("./parts/form.client.ts"),
    scopeOf: formOf,
    clickable: NOTHING,
  },
  table: {
    moment: "near",
    load: () => import("./parts/table.client.ts"),
    scopeOf: blockOf,
    clickable: NOTHING,
  },
  gallery: {
    moment: "visited",
    load: () => import("./parts/gallery.client.ts"),
    scopeOf: blockOf,
    clickable: "a[data-position]",
  },
  share: {
    moment: "touched",
    load: () => import("./parts/share.client.ts"),
  },
  hero: {
    moment: "visited",
    load: () => import("./parts/hero.client.ts"),
  },
  video: {
    // With consent, it may play by itself, and its checkbox is ticked.
    moment: () => (currentConsent().media ? "near" : "touched"),
    load: () => import("./parts/video.client.ts"),
    clickable: "button,input",
  },
  gate: {
    moment: "touched",
    load: () => import("./parts/gate.client.ts"),
  },
  signIn: {
    moment: "near",
    load: () => import("./parts/sign-in.client.ts"),
  },
  action: {
    moment: "near",
    load: () => import("./parts/action.client.ts"),
  },
  menu: {
    moment: "touched",
    load: () => import("./parts/menu.client.ts"),
    clickable: "[data-sign-out]",
  },
});

const arriving = new Map<HTMLElement, AbortController>();

/** Follows the sections that arrive, again after the page has changed. */
function findArrivals(): void {
  for (const [section, over] of arriving) {
    if (section.isConnected && section.dataset["motion"] !== undefined) continue;
    over.abort();
    arriving.delete(section);
  }
  for (const section of document.querySelectorAll<HTMLElement>("[data-motion]")) {
    if (arriving.has(section)) continue;
    const over = new AbortController();
    arriving.set(section, over);
    followArrival(section, over.signal);
  }
}

/** Returns what the visitor did before this script ran. */
function earlyActs(): EarlyActs | undefined {
  const page: typeof globalThis & { [EARLY_ACTS]?: EarlyActs } = globalThis;
  return page[EARLY_ACTS];
}

let members: Promise<{ find: () => void }> | null = null;

/** Loads what a page with a gate or a member's menu needs, and calls it again after the page has changed. */
function followMembers(): void {
  const isConcerned = document.querySelector("[data-gate],[data-sign-out]") !== null;
  if (members !== null) members.then((found) => found.find()).catch(ignore);
  else if (isConcerned)
    members = import("./members.client.ts").then((loaded) =>
      loaded.followMembers(() => islands.startAll("gate")),
    );
  members?.catch(() => (members = null));
}

/**
 * Starts consent, and with it statistics. On the page of an email's link, its one-time code is removed from the address
 * before, because the code of others could read it. [AUTH-5]
 */
function startConsentWithoutCode(): void {
  if (document.querySelector("[data-name=action]") === null) return startConsent();
  import("../members/action/take-action-link.client.ts")
    .then(({ takeActionLink }) => takeActionLink())
    .then(startConsent)
    .catch(ignore);
}

function start(): void {
  const acts = earlyActs();
  try {
    startParts(acts);
  } finally {
    // Clicks that wait are done even if a part can't start.
    acts?.end();
    for (const element of acts?.clicked ?? []) element.click();
  }
}

function startParts(acts: EarlyActs | undefined): void {
  findArrivals();
  startConsentWithoutCode();
  subscribeToConsent(islands.find);
  islands.listen(acts?.isVisited);
  provideIslands({
    runningAt: islands.runningAt,
    onRefreshed: () => {
      islands.find();
      findArrivals();
      followMembers();
    },
  });
  followMembers();
  followChanges();
  document.documentElement.dataset["started"] = "";
}

if (document.readyState === "loading") addEventListener("DOMContentLoaded", start, { once: true });
else start();
