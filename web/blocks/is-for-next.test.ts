import { createRequire } from "node:module";
import { notFound, permanentRedirect, redirect } from "next/navigation";
import { expect, test } from "vitest";
import { isForNext } from "./is-for-next.ts";

const require = createRequire(import.meta.url);
type NextErrors = Record<"BailoutToCSRError" | "DynamicServerError", new (reason: string) => Error>;
const errorsOf = (file: string): NextErrors => require(`next/dist/${file}.js`);
const { BailoutToCSRError } = errorsOf("shared/lib/lazy-dynamic/bailout-to-csr");
const { DynamicServerError } = errorsOf("client/components/hooks-server-context");

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test.each([
  ["redirect", () => redirect("/en")],
  ["permanentRedirect", () => permanentRedirect("/en")],
  ["a page that was not found", () => notFound()],
  ["a part for the browser only", () => new BailoutToCSRError("test")],
  ["a page that needs a request", () => new DynamicServerError("test")],
])("leaves to Next.js its error for %s", (_, work) => {
  expect(isForNext(thrownBy(work))).toBe(true);
});

test("does not leave an error of another origin to Next.js", () => {
  expect(isForNext(Object.assign(new Error("no such film"), { digest: "123" }))).toBe(false);
  expect(isForNext(null)).toBe(false);
});
