import { describe, expect, it } from "vitest";
import { type OtherRedirect, problemOfOldAddress, problemOfTarget } from "./redirect-rules.ts";

const to = (from: string, href: string): OtherRedirect => ({ from, href, page: null });
const toPage = (from: string, page: string): OtherRedirect => ({ from, href: null, page });

describe("[PAGE-8] an old address in the studio", () => {
  const judge = (others: readonly OtherRedirect[], page: string | null = null) =>
    problemOfOldAddress("/en/program", { others, page });

  it("is free where nothing else knows it", () => {
    expect(judge([to("/en/a", "/en/b"), toPage("/en/c", "Venue")])).toBeNull();
  });

  it("has one redirect", () => {
    expect(judge([toPage("/en/program", "Programme")])).toBe(
      'There is a redirect from "/en/program" already. Change that one, or delete one of the two.',
    );
  });

  it("is no page's", () => {
    expect(judge([], "Programme")).toBe(
      'The page "Programme" stands at "/en/program", so nobody would be sent on. Give that page another address first, or choose another here.',
    );
  });

  it.each(["/en/program", "/EN/Program/?day=1#late", "/en/progr%61m"])(
    "is not where another redirect leads (%s)",
    (href) => {
      expect(judge([to("/en/older", href)])).toBe(
        'The redirect from "/en/older" leads here, so visitors would be sent on twice. Let that one lead where this one does.',
      );
    },
  );
});

describe("[PAGE-8] where a redirect leads, in the studio", () => {
  const judge = (href: string, others: readonly OtherRedirect[] = [], page: string | null = null) =>
    problemOfTarget(href, { from: "/en/a", others, page });

  it.each(["https://tickets.example/en/b", "/en/account", "/en/programme?day=friday"])(
    "may be %s",
    (href) => expect(judge(href, [to("/en/b", "/en/c")])).toBeNull(),
  );

  it("is not its own old address", () => {
    expect(judge("/EN/a/")).toBe(
      "It leads to its own old address. Choose where visitors are to go.",
    );
  });

  it("is not back to where it began", () => {
    expect(judge("/en/b", [to("/en/b", "/en/a?again")])).toBe(
      '"/en/b" is redirected back here, so visitors would go round in circles. Choose another target, or delete the redirect from "/en/b" first.',
    );
  });

  it("is not another redirect's old address", () => {
    expect(judge("/en/b", [to("/en/b", "/en/c")])).toBe(
      '"/en/b" is redirected itself, to "/en/c". Lead straight there.',
    );
    expect(judge("/en/b", [toPage("/en/b", "Programme")])).toBe(
      '"/en/b" is redirected itself, to the page "Programme". Choose that page here.',
    );
  });

  it("may be a page that has come back to an old address", () => {
    expect(judge("/en/b", [to("/en/b", "/en/c")], "Programme")).toBeNull();
  });
});
