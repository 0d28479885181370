import * as z from "zod";
import { patchOperations } from "../mutation/mutation.ts";
import { releaseMetadata } from "./release.ts";

/** A release's name. Dots aren't allowed, because dots delimit the name in the ids of versions. */
const releaseId = z
  .string()
  .regex(
    /^[A-Za-z0-9_-]{1,64}$/,
    'a release id has 1 to 64 letters, digits, "_" or "-", and omits the prefix "_.releases."',
  );

const time = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), "not a time such as 2026-11-21T12:00:00Z")
  .transform((text) => new Date(text).toISOString());

const imported = z.record(z.string(), z.unknown());

export const releaseAction = z.discriminatedUnion("actionType", [
  z.object({
    actionType: z.literal("sanity.action.release.create"),
    releaseId,
    metadata: releaseMetadata.default({ releaseType: "undecided" }),
  }),
  z.object({
    actionType: z.literal("sanity.action.release.edit"),
    releaseId,
    patch: patchOperations,
  }),
  z.object({ actionType: z.literal("sanity.action.release.publish"), releaseId }),
  z.object({ actionType: z.literal("sanity.action.release.archive"), releaseId }),
  z.object({ actionType: z.literal("sanity.action.release.unarchive"), releaseId }),
  z.object({
    actionType: z.literal("sanity.action.release.schedule"),
    releaseId,
    publishAt: time,
  }),
  z.object({ actionType: z.literal("sanity.action.release.unschedule"), releaseId }),
  z.object({ actionType: z.literal("sanity.action.release.delete"), releaseId }),
  z.object({
    actionType: z.literal("sanity.action.release.import"),
    releaseId,
    attributes: imported.optional(),
    document: imported.optional(),
    ifExists: z.enum(["fail", "ignore", "replace"]).default("fail"),
  }),
]);

export type ReleaseAction = z.infer<typeof releaseAction>;
/** The parsed action whose `actionType` ends with `Type`. */
export type ReleaseActionOf<Type extends string> = Extract<
  ReleaseAction,
  { actionType: `sanity.action.release.${Type}` }
>;
