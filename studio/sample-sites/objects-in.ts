import * as z from "zod";

/** Yields every object in a value, including the value itself. */
export function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item);
  const object = z.record(z.string(), z.unknown()).safeParse(value);
  if (!object.success || Array.isArray(value)) return;
  yield object.data;
  for (const part of Object.values(object.data)) yield* objectsIn(part);
}
