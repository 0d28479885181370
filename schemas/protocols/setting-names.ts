/** Marquee's own environment variables, which the site, `npm start` and the tests read. */
const ours = [
  "MARQUEE_AUTH_GATEWAY_SECRET",
  "MARQUEE_BLOCK_GALLERY",
  "MARQUEE_CDN",
  "MARQUEE_CDN_TOKEN",
  "MARQUEE_CHROMIUM",
  "MARQUEE_DATA",
  "MARQUEE_DIST",
  "MARQUEE_FORMS_WEBHOOK_SECRET",
  "MARQUEE_FORMS_WORKER_TOKEN",
  "MARQUEE_FORMS_WRITE_TOKEN",
  "MARQUEE_HSTS_SUBDOMAINS",
  "MARQUEE_LAKE_URL",
  "MARQUEE_MAIL_FROM",
  "MARQUEE_PORT_AUTH",
  "MARQUEE_PORT_LAKE",
  "MARQUEE_PORT_SITE",
  "MARQUEE_PORT_STUDIO",
  "MARQUEE_SECURITY_CONTACT",
  "MARQUEE_SERVING_LAYER",
  "MARQUEE_SHARED_STORE_URL",
  "MARQUEE_SITE_DATA",
  "MARQUEE_SITE_URL",
  "MARQUEE_SMTP_URL",
  "MARQUEE_SNAPSHOTS",
  "MARQUEE_TAG_HOSTS",
  "MARQUEE_TEST_ATTACH",
  "MARQUEE_TEST_IMAGE",
  "MARQUEE_TEST_LAKE_TOKEN",
  "MARQUEE_TOKEN_SYNC_ORIGINS",
] as const;

/**
 * Environment variables for Sanity and Firebase. Other programs use the same prefixes, so an
 * unknown name counts as misspelled only if it is similar to one of these.
 */
const theirs = [
  "NEXT_PUBLIC_FIREBASE_API_KEY",
  "NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN",
  "NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST",
  "NEXT_PUBLIC_FIREBASE_PROJECT_ID",
  "NEXT_PUBLIC_SANITY_API_VERSION",
  "NEXT_PUBLIC_SANITY_DATASET",
  "NEXT_PUBLIC_SANITY_PROJECT_ID",
  "NEXT_PUBLIC_SANITY_STUDIO_URL",
  "SANITY_API_READ_TOKEN",
  "SANITY_REVALIDATE_SECRET",
] as const;

/** Maximum edit distance that counts as a typo. */
const TYPO = 3;

/** Returns the Levenshtein distance: the number of letters to insert, delete or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(a).entries()) {
    const next = [index + 1];
    for (const [at, other] of Array.from(b).entries()) {
      const changed = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function nearest(name: string, names: readonly string[]): string | null {
  const [best] = names
    .map((known) => ({ known, away: distance(name, known) }))
    .toSorted((one, other) => one.away - other.away);
  return best && best.away <= TYPO ? best.known : null;
}

/**
 * Returns a message for each environment variable that looks like a setting of Marquee but isn't
 * one. Without this check, a misspelled setting would be ignored without an error.
 */
export function strayNames(names: readonly string[]): string[] {
  const known = new Set<string>([...ours, ...theirs]);
  const strange = names.filter((name) => !known.has(name));
  return strange.flatMap((name) => {
    if (name.startsWith("MARQUEE_")) {
      const meant = nearest(name, ours);
      return [
        meant === null
          ? `${name} is not a setting of Marquee: remove it`
          : `${name} is not a setting of Marquee: did you mean ${meant}? Rename or remove it`,
      ];
    }
    const meant = nearest(name, theirs);
    const isForgotten = meant !== null && !names.includes(meant);
    return isForgotten ? [`${name} is not read: did you mean ${meant}? Rename or remove it`] : [];
  });
}
