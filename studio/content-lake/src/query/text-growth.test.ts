import { expect, test } from "vitest";
import { parseQuery } from "./parsed-query.ts";

const doubled = (text: string, times: number) => text.repeat(times);

test.each([
  ["a text in projections", `*{"a": t}${doubled('{"a": a + a}', 26)}`],
  ["a text under parentheses", `*{"a": t}${doubled('{"a": (a + "-") + (a)}', 26)}`],
  ["a text of the outer item", `*{"a": t}${doubled('{"a": [1]{"b": ^.a + ^.a}[0].b}', 26)}`],
  ["a list that is spread", `*{"a": l}${doubled('{"a": [...a, ...a]}', 26)}`],
  ["a list that is joined", `*{"a": t}${doubled('{"a": array::join([a, a], "")}', 26)}`],
  ["a list in maps", `*[].l${doubled('[]{"l": [l, l]}.l', 26)}`],
])("[SEC-5] refuses a query that doubles %s again and again", (_what, query) => {
  expect(() => parseQuery(query, {})).toThrow("more than 200 times");
});

test.each([
  `*{"a": ${Array.from({ length: 40 }, (_, n) => `f${n}`).join(" + ")}}`,
  `*{"name": first + " " + last}{"line": name + ", " + name}{"text": line + "; " + line}`,
  `*{"all": [...a[]{"t": t + t}, ...b[]{"t": t}]}{"more": count(all), ...}`,
  `*[_type == "page"]{..., "slug": "/" + language + "/" + slug.current, blocks[]{..., "link": "/" + page->slug.current}}`,
])("[LAKE-2] accepts %s", (query) => {
  expect(() => parseQuery(query, {})).not.toThrow();
});

test("[SEC-5] reads each part of a long chain of filters once", () => {
  expect(() => parseQuery(`*${doubled("[n > 1]", 200)}`, {})).not.toThrow();
});
