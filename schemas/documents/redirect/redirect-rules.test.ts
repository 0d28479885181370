import { describe, expect, it } from "vitest";
import { type OtherRedirect, problemOfOldAddress, problemOfTarget } from "./redirect-rules.ts";

const to = (from: string, href: string): OtherRedirect => ({ from, href, page: null });
const toPage = (from: string, page: string): OtherRedirect => ({ from, href: null, page });

describe("[PAGE-8] validation of an old path in the studio", () => {
  const judge = (others: readonly OtherRedirect[], page: string | null = null) =>
    problemOfOldAddress("/en/program", { others, page });

  it("rejects only a path that already has a redirect, or a page", () => {
    expect(judge([to("/en/a", "/en/b"), toPage("/en/c", "Venue")])).toBeNull();
    expect(judge([toPage("/en/program", "Programme")])).toBe(
      "A redirect from “/en/program” already exists: edit the existing redirect, or delete one of the two.",
    );
    expect(judge([], "Programme")).toBe(
      "The page “Programme” uses “/en/program”, so the redirect has no effect: change that page's slug, or enter a different path.",
    );
  });

  it.each(["/en/program", "/EN/Program/?day=1#late", "/en/progr%61m"])(
    "rejects the target of another redirect (%s)",
    (href) => {
      expect(judge([to("/en/older", href)])).toBe(
        "The redirect from “/en/older” leads to this path, but redirects must not form a chain: give both redirects the same target.",
      );
    },
  );
});

describe("[PAGE-8] validation of a redirect's target in the studio", () => {
  const judge = (href: string, others: readonly OtherRedirect[] = [], page: string | null = null) =>
    problemOfTarget(href, { from: "/en/a", others, page });
  const further = [to("/en/b", "/en/c")];

  it("accepts addresses without a redirect, and the path of a page even when a redirect starts there", () => {
    for (const href of ["https://tickets.example/en/b", "/en/account", "/en/programme?day=friday"])
      expect(judge(href, further)).toBeNull();
    expect(judge("/en/b", further, "Programme")).toBeNull();
  });

  it("rejects a target that leads back to the old path", () => {
    expect(judge("/EN/a/")).toBe(
      "The target leads back to the old path: select a different target.",
    );
    expect(judge("/en/b", [to("/en/b", "/en/a?again")])).toBe(
      "“/en/b” redirects back to the old path: select a different target, or delete the redirect from “/en/b”.",
    );
  });

  it("rejects the old path of another redirect", () => {
    expect(judge("/en/b", further)).toBe("“/en/b” redirects to “/en/c”: enter that target here.");
    expect(judge("/en/b", [toPage("/en/b", "Programme")])).toBe(
      "“/en/b” redirects to the page “Programme”: select that page as the target.",
    );
  });
});
