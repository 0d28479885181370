import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { methodsOf } from "./route-methods.ts";

const app = join(import.meta.dirname, "../../app");

/** Returns the methods that a route handler exports. Next.js handles HEAD wherever there is a GET. */
function handled(file: string): string[] {
  const source = readFileSync(join(app, file), "utf8");
  const names = source.matchAll(
    /^export .*?\b(?:function|const) (?:async )?([A-Z]+)\b|\bas ([A-Z]+)\b/gm,
  );
  const methods = [...names].map(([, declared, renamed]) => declared ?? renamed ?? "");
  return [...new Set(methods.includes("GET") ? [...methods, "HEAD"] : methods)];
}

const handlers = globSync("**/route.ts", { cwd: app });

test.each(handlers)("[SEC-4] allows the methods that %s handles", (file) => {
  const methods = handled(file);
  expect(methods).not.toEqual([]);
  expect(methodsOf(`/${dirname(file)}`).toSorted()).toEqual(methods.toSorted());
});

test.each(["/[locale]/[[...path]]", "/[locale]/member/[[...path]]", "/", "/robots.txt", "/a.png"])(
  "[SEC-4] allows only GET and HEAD for %s",
  (route) => {
    expect(methodsOf(route)).toEqual(["GET", "HEAD"]);
  },
);

test("[AUTH-1] allows POST for the provider's pages, because Firebase's SDK posts a form", () => {
  expect(methodsOf("/__/auth/handler")).toEqual(["GET", "HEAD", "POST"]);
});
