import { stripMarks } from "./strip-marks.ts";

/** A film on one of the two hosts the site plays from [VID-1]. */
export type VideoAddress = {
  /** Who serves the film. */
  host: "vimeo" | "youtube";
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
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);

// The forms in which Vimeo shows a film's address, as paths; `hash` is the key of an unlisted film.
const vimeoPaths = [
  /^\/(?<id>\d+)(?:\/(?<hash>[0-9a-f]+))?$/,
  /^\/video\/(?<id>\d+)$/,
  /^\/channels\/[^/]+\/(?<id>\d+)$/,
  /^\/groups\/[^/]+\/videos\/(?<id>\d+)$/,
  /^\/(?:album|showcase)\/[^/]+\/video\/(?<id>\d+)$/,
  /^\/ondemand\/[^/]+\/(?<id>\d+)$/,
  /^\/event\/\d+\/videos\/(?<id>\d+)$/,
];

const youtubePath = /^\/(?:embed|shorts|live|v)\/(?<id>[^/]+)$/;
const youtubeId = /^[\w-]{11}$/;

/** `90`, `90s`, `1m30s`, `1h2m3s` as seconds; null when absent or not a time. */
function secondsOf(time: string | null): number | null {
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/.exec(time ?? "");
  if (!parts) return null;
  const [hours, minutes, seconds] = [parts[1], parts[2], parts[3]].map((part) => Number(part ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0) || null;
}

function parseVimeo(url: URL, path: string): VideoAddress | null {
  const groups = vimeoPaths.map((form) => form.exec(path)?.groups).find((found) => found?.id);
  if (!groups?.id) return null;
  const asked = url.searchParams.get("h");
  const hash = groups.hash ?? (asked !== null && /^[0-9a-f]+$/.test(asked) ? asked : null);
  // Vimeo writes the start behind the hash sign: vimeo.com/76979871#t=30s.
  const start = new URLSearchParams(url.hash.slice(1)).get("t") ?? url.searchParams.get("t");
  return { host: "vimeo", id: groups.id, hash, start: secondsOf(start) };
}

function parseYoutube(url: URL, path: string): VideoAddress | null {
  const { searchParams } = url;
  const id =
    url.hostname === "youtu.be"
      ? path.slice(1)
      : path === "/watch"
        ? searchParams.get("v")
        : youtubePath.exec(path)?.groups?.id;
  if (!id || !youtubeId.test(id)) return null;
  const start = searchParams.get("t") ?? searchParams.get("start");
  return { host: "youtube", id, hash: null, start: secondsOf(start) };
}

/**
 * Takes what an editor pasted: any usual form of a Vimeo or YouTube address, with or without https://.
 * Gives the film it names, or null when it names none. Nothing of the address itself is kept, so nothing an
 * editor writes reaches the host but an id of known form.
 */
export function parseVideoAddress(address: string): VideoAddress | null {
  const text = stripMarks(address).trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  if (url.username !== "" || url.password !== "" || url.port !== "") return null;
  const path = url.pathname.replace(/\/+$/, "");
  if (vimeoHosts.has(url.hostname)) return parseVimeo(url, path);
  if (youtubeHosts.has(url.hostname) || url.hostname === "youtu.be") return parseYoutube(url, path);
  return null;
}
