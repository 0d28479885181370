import * as z from "zod";

const json = z.record(z.string(), z.unknown());
const paths = z.record(z.string(), z.unknown());

const insert = z.union([
  z.strictObject({ before: z.string(), items: z.array(z.unknown()) }),
  z.strictObject({ after: z.string(), items: z.array(z.unknown()) }),
  z.strictObject({ replace: z.string(), items: z.array(z.unknown()) }),
]);

export const patchOperations = z.object({
  set: paths.exactOptional(),
  setIfMissing: paths.exactOptional(),
  unset: z.array(z.string()).exactOptional(),
  diffMatchPatch: z.record(z.string(), z.string()).exactOptional(),
  inc: z.record(z.string(), z.number()).exactOptional(),
  dec: z.record(z.string(), z.number()).exactOptional(),
  insert: insert.exactOptional(),
  ifRevisionID: z.string().exactOptional(),
});

const selection = z.union([
  z.object({ id: z.string() }),
  z.object({ id: z.array(z.string()) }),
  z.object({ query: z.string(), params: json.optional() }),
]);

export const mutation = z.union([
  z.strictObject({ create: json }),
  z.strictObject({ createIfNotExists: json }),
  z.strictObject({ createOrReplace: json }),
  z.strictObject({ patch: z.intersection(patchOperations, selection) }),
  z.strictObject({
    delete: z.intersection(z.object({ ifRevisionID: z.string().optional() }), selection),
  }),
]);

/** The id that a client chooses for a transaction. It becomes the `_rev` of each document, so its length is limited. */
export const transactionIdShape = z.string().max(128).optional();

/** The body of a `mutate` request. Its mutations are parsed in parts, by the schema `mutation`. */
export const mutateBody = z.object({
  mutations: z.array(z.unknown()).max(10_000),
  transactionId: transactionIdShape,
});

export type Mutation = z.infer<typeof mutation>;
export type PatchOperations = z.infer<typeof patchOperations>;
export type Selection = z.infer<typeof selection>;
