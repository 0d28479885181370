import type { PolicyHosts } from "./content-policy.ts";

type Values = Readonly<Record<string, string | undefined>>;

/** The films' players, and what Vimeo's asks before it plays. */
const films = {
  connect: ["https://vimeo.com"],
  frames: [
    "https://player.vimeo.com",
    "https://www.youtube-nocookie.com",
    "https://www.youtube.com",
  ],
};

/** Where Google's tags send what a visitor agreed to. Nothing is sent before: that is `consent/`'s. */
const tags = {
  connect: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
  frames: ["https://www.googletagmanager.com"],
};

/** Firebase's own service, and the proof that a person asks for a text message. */
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

/** An address takes more characters into a host than a policy can hold: `;` would begin another directive. */
const plain = /^https?:\/\/(?:\*\.)?[\w.[\]:-]+$/;

/** The origin of an address or of a bare host; null where it is neither. */
function originOf(address: string, scheme: string): string | null {
  const full = /^https?:\/\//.test(address) ? address : `${scheme}://${address}`;
  const origin = URL.canParse(full) ? new URL(full).origin : "";
  return plain.test(origin) ? origin : null;
}

const origins = (addresses: readonly string[], scheme = "https"): string[] =>
  addresses.flatMap((address) => originOf(address, scheme) ?? []);

/**
 * The hosts that pages speak to, from the site's settings. `MARQUEE_TAG_HOSTS` names further ones for what the tag
 * manager brings. What is no address is left out: the settings themselves are checked when the site starts.
 */
export function policyHosts(env: Values): PolicyHosts {
  const emulator = listOf(env["NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST"]);
  const signIn = emulator.length > 0 ? { connect: origins(emulator, "http") } : firebase;
  const helper = listOf(env["NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN"]);
  const helpers = origins(helper, emulator.length > 0 ? "http" : "https");
  const others = origins(listOf(env["MARQUEE_TAG_HOSTS"]));
  const told = origins(listOf(env["MARQUEE_TOKEN_SYNC_ORIGINS"]));
  const studio = env["NEXT_PUBLIC_SANITY_STUDIO_URL"] || "http://localhost:3333";
  const unique = (list: readonly string[]) => [...new Set(list)];
  return {
    parents: origins([studio]),
    connect: unique([...signIn.connect, ...told, ...films.connect, ...tags.connect, ...others]),
    frames: unique([
      ...helpers,
      ...(emulator.length > 0 ? origins(emulator, "http") : firebase.frames),
      ...films.frames,
      ...tags.frames,
      ...others,
    ]),
    secure: (env["MARQUEE_SITE_URL"] ?? "").startsWith("https:"),
  };
}
