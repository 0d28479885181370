import type { Json } from "../design/ui/json-ld.tsx";

/** An object of schema.org data. */
export type JsonLd = { readonly [name: string]: Json };

/** Omits the properties without a value. */
export const withoutEmpty = (data: { readonly [name: string]: Json | null }): JsonLd =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
