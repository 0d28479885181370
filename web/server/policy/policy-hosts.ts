import type { PolicyHosts } from "./content-policy.ts";

type Values = Readonly<Record<string, string | undefined>>;

/** Hosts of the video players. `connect` is for Vimeo's player, which sends a request before it plays. */
const videoPlayers = {
  connect: ["https://vimeo.com"],
  frames: [
    "https://player.vimeo.com",
    "https://www.youtube-nocookie.com",
    "https://www.youtube.com",
  ],
};

/** Hosts that Google's tags send data to. Nothing is sent before consent: see `consent/`. */
const tags = {
  connect: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
  frames: ["https://www.googletagmanager.com"],
};

/** Firebase's own hosts, and reCAPTCHA for text messages. */
const firebase = {
  connect: [
    "https://identitytoolkit.googleapis.com",
    "https://securetoken.googleapis.com",
    "https://www.google.com",
  ],
  frames: ["https://www.google.com", "https://recaptcha.google.com"],
};

const listOf = (value: string | undefined): string[] =>
  (value ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * Matches the origins that a policy can contain. A URL's host may contain further characters, but
 * in a policy `;` would start another directive.
 */
const policyOrigin = /^https?:\/\/(?:\*\.)?[\w.[\]:-]+$/;

/** Returns the origin of a URL or host name, or null when it is neither. */
function originOf(address: string, scheme: string): string | null {
  const full = /^https?:\/\//.test(address) ? address : `${scheme}://${address}`;
  const origin = URL.canParse(full) ? new URL(full).origin : "";
  return policyOrigin.test(origin) ? origin : null;
}

const origins = (addresses: readonly string[], scheme = "https"): string[] =>
  addresses.flatMap((address) => originOf(address, scheme) ?? []);

/**
 * Returns the hosts for the content security policy, from the environment variables.
 * `MARQUEE_TAG_HOSTS` lists the hosts that the tags of a tag manager connect to, besides Google's.
 * Skips entries that are not valid origins.
 */
export function policyHosts(env: Values): PolicyHosts {
  const emulator = listOf(env["NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST"]);
  const signIn = emulator.length > 0 ? { connect: origins(emulator, "http") } : firebase;
  const authDomains = listOf(env["NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN"]);
  const authOrigins = origins(authDomains, emulator.length > 0 ? "http" : "https");
  const tagHosts = origins(listOf(env["MARQUEE_TAG_HOSTS"]));
  const tokenSync = origins(listOf(env["MARQUEE_TOKEN_SYNC_ORIGINS"]));
  const studio = env["NEXT_PUBLIC_SANITY_STUDIO_URL"] || "http://localhost:3333";
  const unique = (list: readonly string[]) => [...new Set(list)];
  return {
    parents: origins([studio]),
    connect: unique([
      ...signIn.connect,
      ...tokenSync,
      ...videoPlayers.connect,
      ...tags.connect,
      ...tagHosts,
    ]),
    frames: unique([
      ...authOrigins,
      ...(emulator.length > 0 ? origins(emulator, "http") : firebase.frames),
      ...videoPlayers.frames,
      ...tags.frames,
      ...tagHosts,
    ]),
    secure: (env["MARQUEE_SITE_URL"] ?? "").startsWith("https:"),
  };
}
