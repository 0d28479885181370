import * as z from "zod";
import { patchOperations, transactionIdShape } from "../mutation.ts";

const documentId = z.string().min(1);
const attributes = z.record(z.string(), z.unknown());

export const action = z.discriminatedUnion("actionType", [
  z.object({
    actionType: z.literal("sanity.action.document.create"),
    publishedId: documentId,
    attributes,
    ifExists: z.enum(["fail", "ignore"]).default("fail"),
  }),
  z.object({
    actionType: z.literal("sanity.action.document.replaceDraft"),
    publishedId: documentId,
    attributes,
  }),
  z.object({
    actionType: z.literal("sanity.action.document.edit"),
    draftId: documentId,
    publishedId: documentId,
    patch: patchOperations,
  }),
  z.object({
    actionType: z.literal("sanity.action.document.delete"),
    publishedId: documentId,
    includeDrafts: z.array(documentId).default([]),
  }),
  z.object({ actionType: z.literal("sanity.action.document.discard"), draftId: documentId }),
  z.object({
    actionType: z.literal("sanity.action.document.publish"),
    draftId: documentId,
    publishedId: documentId,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.object({
    actionType: z.literal("sanity.action.document.unpublish"),
    draftId: documentId,
    publishedId: documentId,
  }),
  z.object({
    actionType: z.literal("sanity.action.document.version.create"),
    publishedId: documentId,
    document: attributes.optional(),
    baseId: documentId.optional(),
    versionId: documentId.optional(),
    ifBaseRevisionId: z.string().optional(),
  }),
  z.object({
    actionType: z.literal("sanity.action.document.version.discard"),
    versionId: documentId,
  }),
  z.object({
    actionType: z.literal("sanity.action.document.version.replace"),
    document: attributes,
  }),
  z.object({
    actionType: z.literal("sanity.action.document.version.unpublish"),
    versionId: documentId,
    publishedId: documentId,
  }),
]);

/** The minimum shape of an action. If an action's type is unknown, the error can then name the type. */
const anyAction = z.looseObject({ actionType: z.string() });

/** The body of an `actions` request. Actions are parsed one by one, so that the error can name the invalid one. */
export const actionsBody = z.object({
  actions: z.union([z.array(anyAction).max(1_000), anyAction.transform((only) => [only])]),
  transactionId: transactionIdShape,
  dryRun: z.boolean().default(false),
});

export type Action = z.infer<typeof action>;
/** The parsed action whose `actionType` ends with `Type`. */
export type ActionOf<Type extends string> = Extract<
  Action,
  { actionType: `sanity.action.document.${Type}` }
>;
