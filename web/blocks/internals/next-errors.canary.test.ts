import { createRequire } from "node:module";
import { notFound, permanentRedirect, redirect } from "next/navigation";
import { expect, test } from "vitest";
import { canary } from "../../../tests/support/canary.ts";
import { isForNext, isRedirect } from "./next-errors.ts";

const require = createRequire(import.meta.url);
type NextErrors = Record<"BailoutToCSRError" | "DynamicServerError", new (reason: string) => Error>;
const errorsOf = (file: string): NextErrors => require(`next/dist/${file}.js`);
const { BailoutToCSRError } = errorsOf("shared/lib/lazy-dynamic/bailout-to-csr");
const { DynamicServerError } = errorsOf("client/components/hooks-server-context");

const seam = {
  dependency: "next",
  writtenFor: "16.4.6",
  check:
    "the `digest` of the errors that Next.js throws for itself (next/dist/client/components, next/dist/shared/lib/lazy-dynamic). A block that throws one would otherwise be reported as failed, and entering a preview would not be logged.",
};

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test.each([
  ["redirect", () => redirect("/en"), true],
  ["permanentRedirect", () => permanentRedirect("/en"), true],
  ["a page that was not found", () => notFound(), false],
  ["a part for the browser only", () => new BailoutToCSRError("test"), false],
  ["a page that needs a request", () => new DynamicServerError("test"), false],
])("recognizes the error for %s", (_, work, isRedirection) =>
  canary(seam, () => {
    expect(isForNext(thrownBy(work))).toBe(true);
    expect(isRedirect(thrownBy(work))).toBe(isRedirection);
  })(),
);

test("does not recognize an error of another origin", () => {
  expect(isForNext(Object.assign(new Error("no such film"), { digest: "123" }))).toBe(false);
  expect(isForNext(null)).toBe(false);
});
