import { isDeepStrictEqual } from "node:util";
import { authSettingsQuery, authSettingsShape } from "@marquee/schemas/contract";
import type { AuthSettings } from "@marquee/schemas/types";
import type { SanityClient } from "@sanity/client";
import {
  type ClientAuthSettings,
  createSignInForm,
} from "../../../web/members/sign-in/sign-in-form.ts";
import { key } from "../documents.ts";
import { expect } from "../expect.ts";
import { sampleSettings } from "../sample-site.ts";
import { addressesOf, otherService, testStack } from "../stack/stack.ts";

type ChangedSettings = AsyncDisposable & {
  /** Restores the sample site's values of the changed fields, as the end of an `await using` block does. */
  restore: () => Promise<void>;
};

/** Changes fields of the auth settings and waits until the site serves them. Other fields stay unchanged. */
export async function withAuthSettings(
  lake: SanityClient,
  changes: Partial<AuthSettings>,
): Promise<ChangedSettings> {
  await write(lake, changes);
  const before = Object.entries(sampleSettings.auth).filter(([name]) => name in changes);
  const unknown = Object.keys(changes).filter((name) => !(name in sampleSettings.auth));
  const restore = () => write(lake, Object.fromEntries(before), unknown);
  return { restore, [Symbol.asyncDispose]: restore };
}

async function write(lake: SanityClient, fields: object, unset: string[] = []): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, withKeys(value)]),
  );
  await lake.patch("authSettings").set(values).unset(unset).commit();
  const isServed = async () => isDeepStrictEqual(await served(), await stored(lake));
  const message = "The site serves the changed auth settings";
  await expect.poll(isServed, { message, timeout: 20_000 }).toBe(true);
}

/** Adds a `_key` to each object of an array, because Sanity requires one in stored arrays. */
function withKeys(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((entry) =>
    typeof entry === "object" && entry !== null ? { _key: key(), ...entry } : entry,
  );
}

/** Reads the settings from the lake, because another test may have changed other fields meanwhile. */
async function stored(lake: SanityClient): Promise<ClientAuthSettings> {
  const settings = authSettingsShape.parse(await lake.fetch(authSettingsQuery));
  const form = createSignInForm({
    screen: "signIn",
    language: "en",
    settings,
    texts: {},
    tokenSyncOrigins: [otherService],
    origin: null,
  });
  return form.settings;
}

async function served(): Promise<unknown> {
  const answer = await fetch(`${addressesOf(testStack).site}/api/session/form/en/signIn`);
  const form: { settings: unknown } = await answer.json();
  return form.settings;
}
