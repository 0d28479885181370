import { evaluateSync, parse } from "groq-js";

export const runGroq = (
  query: string,
  dataset: readonly object[],
  params: Record<string, unknown> = {},
): unknown => evaluateSync(parse(query, { params }), { dataset, params }).data;
