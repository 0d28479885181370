import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import type { SanityClient } from "sanity";
import * as z from "zod";

/** Time after which a secret is replaced, in ms. The site accepts a secret for one hour. */
const USED_FOR = 50 * 60_000;

const me = z.object({ id: z.string() });

/** Access to the secret that authenticates this editor to the site. `drop` discards a secret that the site rejected. */
export type EditorSecret = { get: () => Promise<string>; drop: () => void };

let current: { token: string | undefined; secret: Promise<string>; until: number } | null = null;

async function store(client: SanityClient): Promise<string> {
  const { id } = me.parse(await client.request({ uri: "/users/me" }));
  const { secret } = await createPreviewSecret(client, "marquee/studio", location.href, id);
  return secret;
}

/**
 * Returns access to the secret that authenticates this editor to the site. The secret is a document
 * in the dataset. All requests use the same secret for 50 minutes, or until the editor signs in
 * again.
 */
export const editorSecret = (client: SanityClient): EditorSecret => ({
  get: () => {
    const { token } = client.config();
    if (current !== null && current.token === token && Date.now() < current.until) {
      return current.secret;
    }
    const made = { token, secret: store(client), until: Date.now() + USED_FOR };
    current = made;
    made.secret.catch(() => {
      if (current === made) current = null;
    });
    return made.secret;
  },
  drop: () => {
    current = null;
  },
});
