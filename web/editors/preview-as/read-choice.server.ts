import "server-only";
import * as z from "zod";
import {
  type Choice,
  consents,
  lights,
  motions,
  people,
  type Person,
  writePerson,
} from "./choice.ts";

/** The site never writes a longer value. */
const LONGEST = 500;

/** The latest time that a `Date` can hold, in ms since 1970. */
const LAST = 8_640_000_000_000_000;

const person = z
  .string()
  .max(LONGEST)
  .transform((text, context): Person => {
    const [is, query] = text.split("?", 2);
    const known = people.find((each) => each === is);
    const [claim] = new URLSearchParams(query);
    if (known === undefined || (claim !== undefined && known !== "member")) {
      context.addIssue(`"${text}" is nobody that a page can be seen by`);
      return z.NEVER;
    }
    return { is: known, claim: claim === undefined ? null : { name: claim[0], value: claim[1] } };
  });

/** In ms since 1970; empty: now. */
const at = z
  .string()
  .regex(/^\d{0,16}$/, "is no time in ms since 1970")
  .transform((text) => (text === "" ? null : Number(text)))
  .refine((time) => time === null || time <= LAST, "is later than a date can be");

const shape = z.object({ person, light: z.enum(lights), motion: z.enum(motions), at });
const asked = shape.extend({ consent: z.enum(consents) });

/** The settings that the bar sends. */
export type Asked = z.output<typeof asked>;

/** Parses the cookie's value; null if there is none, or if this site did not write it. */
export function parseChoice(cookie: string | undefined): Choice | null {
  if (cookie === undefined || cookie.length > 2 * LONGEST) return null;
  const read = shape.safeParse(Object.fromEntries(new URLSearchParams(cookie)));
  return read.success ? { ...read.data, asksConsent: true } : null;
}

/** Serializes settings for the cookie; null for those of an editor who has chosen nothing. */
export function writeChoice({ person, light, motion, at, consent }: Asked): string | null {
  const isEditors =
    person.is === "everything" && light === "device" && motion === "device" && at === null;
  if (isEditors && consent === "refused") return null;
  const time = at === null ? "" : String(at);
  return new URLSearchParams({ person: writePerson(person), light, motion, at: time }).toString();
}

/** Parses the form that the bar sends; the result lists what is invalid. */
export function parseAsked(form: URLSearchParams): z.ZodSafeParseResult<Asked> {
  return asked.safeParse(Object.fromEntries(form));
}
