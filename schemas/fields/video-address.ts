import { stripMarks } from "./strip-marks.ts";

/** A film on one of the two hosts the site plays from [VID-1]. */
export type VideoAddress = {
  /** Who serves the film. */
  host: "vimeo" | "youtube";
  /** Vimeo counts its live events apart from its films; on YouTube a broadcast is a film. */
  kind: "film" | "event";
  /** The host's own id of the film. */
  id: string;
  /** Vimeo's key of an unlisted film; null otherwise. */
  hash: string | null;
  /** Second to begin at; null for the beginning. */
  start: number | null;
};

const vimeoHosts = new Set(["vimeo.com", "www.vimeo.com", "player.vimeo.com"]);
const youtubeHosts = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "gaming.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
  "youtu.be",
]);

// The forms in which Vimeo shows a film's address, as paths; `hash` is the key of an unlisted film. `manage` is what
// the film's owner sees in the address bar.
const vimeoPaths = [
  /^\/(?:manage\/videos\/)?(?<id>\d+)(?:\/(?<hash>[0-9a-f]+))?$/,
  /^\/video\/(?<id>\d+)$/,
  /^\/channels\/[^/]+\/(?<id>\d+)$/,
  /^\/groups\/[^/]+\/videos\/(?<id>\d+)$/,
  /^\/(?:album|showcase)\/[^/]+\/video\/(?<id>\d+)(?:\/(?<hash>[0-9a-f]+))?$/,
  /^\/ondemand\/[^/]+\/(?<id>\d+)$/,
  /^\/event\/\d+\/videos\/(?<id>\d+)$/,
];
const vimeoShowcase = /^\/(?:album|showcase)\/[^/]+$/;
const vimeoEvent = /^\/event\/(?<id>\d+)(?:\/embed)?(?:\/(?<hash>[0-9a-f]+))?$/;
const vimeoKey = /^[0-9a-f]+$/;

const youtubePath = /^\/(?:embed|shorts|live|watch|v|e)\/(?<id>[^/]+)$/;
const youtubeId = /^[\w-]{11}$/;
// Of an id's form, but the names of embedded lists and channels.
const youtubeNoFilms = new Set(["videoseries", "live_stream"]);

/** `90`, `90s`, `1m30s`, `1h2m3s` as seconds; null when absent or not a time. */
function secondsOf(time: string | null): number | null {
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/.exec(time ?? "");
  if (!parts) return null;
  const [hours, minutes, seconds] = [parts[1], parts[2], parts[3]].map((part) => Number(part ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0) || null;
}

type Groups = Record<string, string | undefined> | undefined;

function vimeoGroups({ searchParams }: URL, path: string): Groups {
  const asked = searchParams.get("video");
  // A showcase's page names the film that is open beside the path.
  if (vimeoShowcase.test(path) && asked !== null && /^\d+$/.test(asked)) return { id: asked };
  return vimeoPaths.map((form) => form.exec(path)?.groups).find((found) => found?.["id"]);
}

function parseVimeo(url: URL, path: string): VideoAddress | null {
  const event = vimeoEvent.exec(path)?.groups;
  const groups: Groups = event ?? vimeoGroups(url, path);
  const id = groups?.["id"];
  if (id === undefined) return null;
  const asked = url.searchParams.get("h");
  const hash = groups?.["hash"] ?? (asked !== null && vimeoKey.test(asked) ? asked : null);
  // Vimeo writes the start behind the hash sign: vimeo.com/76979871#t=30s.
  const start = new URLSearchParams(url.hash.slice(1)).get("t") ?? url.searchParams.get("t");
  return { host: "vimeo", kind: event ? "event" : "film", id, hash, start: secondsOf(start) };
}

function youtubeIdOf({ hostname, searchParams }: URL, path: string): string | null {
  if (hostname === "youtu.be") return path.slice(1);
  if (path === "" || path === "/watch") return searchParams.get("v");
  return youtubePath.exec(path)?.groups?.["id"] ?? null;
}

function parseYoutube(url: URL, path: string): VideoAddress | null {
  const id = youtubeIdOf(url, path);
  if (id === null || !youtubeId.test(id) || youtubeNoFilms.has(id)) return null;
  const start = url.searchParams.get("t") ?? url.searchParams.get("start");
  return { host: "youtube", kind: "film", id, hash: null, start: secondsOf(start) };
}

/** The address as the browser would read it, with or without https:// in front; null when it is none. */
function urlOf(address: string): URL | null {
  const text = stripMarks(address).trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
  return /\s/.test(text) ? null : URL.parse(whole);
}

function hostOf({ hostname }: URL): VideoAddress["host"] | null {
  if (vimeoHosts.has(hostname)) return "vimeo";
  return youtubeHosts.has(hostname) ? "youtube" : null;
}

/** Which of the two hosts an address leads to, whether or not it names a film there; null for any other. */
export function videoHostOf(address: string): VideoAddress["host"] | null {
  const url = urlOf(address);
  return url === null ? null : hostOf(url);
}

/**
 * Takes what an editor pasted: any usual form of a Vimeo or YouTube address, with or without https://.
 * Gives the film it names, or null when it names none. Nothing of the address itself is kept, so nothing an
 * editor writes reaches the host but an id of known form.
 */
export function parseVideoAddress(address: string): VideoAddress | null {
  const url = urlOf(address);
  if (url === null || url.username !== "" || url.password !== "" || url.port !== "") return null;
  const path = url.pathname.replace(/\/+$/, "");
  const host = hostOf(url);
  if (host === null) return null;
  return host === "vimeo" ? parseVimeo(url, path) : parseYoutube(url, path);
}
