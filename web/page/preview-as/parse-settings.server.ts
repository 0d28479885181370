import "server-only";
import * as z from "zod";
import {
  type PreviewSettings,
  consents,
  colorSchemes,
  motions,
  people,
  type Person,
  writePerson,
} from "./preview-settings.ts";

/** Maximum length of a value in the cookie. The site never writes a longer one. */
const MAX_LENGTH = 500;

/** The latest time that a `Date` can hold, in ms since 1970. */
const MAX_TIME = 8_640_000_000_000_000;

const person = z
  .string()
  .max(MAX_LENGTH)
  .transform((text, context): Person => {
    const [is, query] = text.split("?", 2);
    const known = people.find((each) => each === is);
    const [claim] = new URLSearchParams(query);
    if (known === undefined || (claim !== undefined && known !== "member")) {
      context.addIssue(`"${text}" is not a viewer`);
      return z.NEVER;
    }
    return { is: known, claim: claim === undefined ? null : { name: claim[0], value: claim[1] } };
  });

/** Schema of the previewed time, in ms since 1970. An empty text means the current time. */
const at = z
  .string()
  .regex(/^\d{0,16}$/, "is not a time in ms since 1970")
  .transform((text) => (text === "" ? null : Number(text)))
  .refine((time) => time === null || time <= MAX_TIME, "is later than the latest date");

const shape = z.object({ person, light: z.enum(colorSchemes), motion: z.enum(motions), at });
const postedShape = shape.extend({ consent: z.enum(consents) });

export type PostedSettings = z.output<typeof postedShape>;

/** Parses the cookie's value; null if the value is missing or invalid. */
export function parsePreviewSettings(cookie: string | undefined): PreviewSettings | null {
  if (cookie === undefined || cookie.length > 2 * MAX_LENGTH) return null;
  const read = shape.safeParse(Object.fromEntries(new URLSearchParams(cookie)));
  return read.success ? { ...read.data, requestsConsent: true } : null;
}

/** Serializes settings for the cookie. Null if they equal the defaults, so that no cookie is needed. */
export function writePreviewSettings({
  person,
  light,
  motion,
  at,
  consent,
}: PostedSettings): string | null {
  const isEditors =
    person.is === "everything" && light === "device" && motion === "device" && at === null;
  if (isEditors && consent === "refused") return null;
  const time = at === null ? "" : String(at);
  return new URLSearchParams({ person: writePerson(person), light, motion, at: time }).toString();
}

/** Parses the form that the preview bar sends. On failure, the result lists the invalid fields. */
export function parsePostedSettings(form: URLSearchParams): z.ZodSafeParseResult<PostedSettings> {
  return postedShape.safeParse(Object.fromEntries(form));
}
