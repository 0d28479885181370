import { stripMarks } from "../rich-text/strip-marks.ts";

/** A video on one of the two supported hosts [VID-1]. */
export type VideoAddress = {
  host: "vimeo" | "youtube";
  /**
   * `event` is a live event on Vimeo, whose ids are separate from those of videos. A live stream on
   * YouTube is a `film`.
   */
  kind: "film" | "event";
  id: string;
  /** Vimeo's key of an unlisted video. Null for all other videos. */
  hash: string | null;
  /** Start time in seconds. Null for the beginning. */
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

// Patterns of the paths that Vimeo uses for videos. `hash` is the key of an unlisted video. A
// video's owner sees paths with `manage` in the address bar.
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
// Path segments that match `youtubeId` but aren't video ids. YouTube uses them to embed playlists and live streams.
const youtubeNonVideoIds = new Set(["videoseries", "live_stream"]);

/**
 * Parses `90`, `90s`, `1m30s` or `1h2m3s` to seconds. Returns null if the text is missing, isn't a
 * time, or means 0 seconds.
 */
function secondsOf(time: string | null): number | null {
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/.exec(time ?? "");
  if (!parts) return null;
  const [hours, minutes, seconds] = [parts[1], parts[2], parts[3]].map((part) => Number(part ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0) || null;
}

type Groups = Record<string, string | undefined> | undefined;

function vimeoGroups({ searchParams }: URL, path: string): Groups {
  const parameter = searchParams.get("video");
  // Reads the id of the open video from the query, because a showcase page's path contains only the
  // showcase.
  if (vimeoShowcase.test(path) && parameter !== null && /^\d+$/.test(parameter))
    return { id: parameter };
  return vimeoPaths.map((form) => form.exec(path)?.groups).find((found) => found?.["id"]);
}

function parseVimeo(url: URL, path: string): VideoAddress | null {
  const event = vimeoEvent.exec(path)?.groups;
  const groups: Groups = event ?? vimeoGroups(url, path);
  const id = groups?.["id"];
  if (id === undefined) return null;
  const parameter = url.searchParams.get("h");
  const hash =
    groups?.["hash"] ?? (parameter !== null && vimeoKey.test(parameter) ? parameter : null);
  // Vimeo puts the start time in the fragment: vimeo.com/76979871#t=30s.
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
  if (id === null || !youtubeId.test(id) || youtubeNonVideoIds.has(id)) return null;
  const start = url.searchParams.get("t") ?? url.searchParams.get("start");
  return { host: "youtube", kind: "film", id, hash: null, start: secondsOf(start) };
}

/** Parses an address as a browser would, with or without `https://`. Returns null if it is invalid. */
function urlOf(address: string): URL | null {
  const text = stripMarks(address).trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
  return /\s/.test(text) ? null : URL.parse(whole);
}

function hostOf({ hostname }: URL): VideoAddress["host"] | null {
  if (vimeoHosts.has(hostname)) return "vimeo";
  return youtubeHosts.has(hostname) ? "youtube" : null;
}

/** Returns the video host of an address, even if the address doesn't lead to a video. Returns null for other hosts. */
export function videoHostOf(address: string): VideoAddress["host"] | null {
  const url = urlOf(address);
  return url === null ? null : hostOf(url);
}

/**
 * Parses any usual form of a Vimeo or YouTube address, with or without `https://`. Returns null if
 * the address doesn't lead to a video. Validates each part of the result, because the site sends
 * these parts to the video host in requests.
 */
export function parseVideoAddress(address: string): VideoAddress | null {
  const url = urlOf(address);
  if (url === null || url.username !== "" || url.password !== "" || url.port !== "") return null;
  const path = url.pathname.replace(/\/+$/, "");
  const host = hostOf(url);
  if (host === null) return null;
  return host === "vimeo" ? parseVimeo(url, path) : parseYoutube(url, path);
}
