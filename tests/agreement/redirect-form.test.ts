import { redirectQuery, redirectShape } from "@marquee/schemas/contract";
import { describe, expect, it, test } from "vitest";
import { problemsOfSettings } from "./shapes/form-problems.ts";
import { importedSite } from "./shapes/sample-site.ts";

const page = { _type: "reference", _ref: "page-en-programme" };
const whole = { from: "/en/program", kind: "internal", page, permanent: true };
const elsewhere = { ...whole, kind: "external", page: undefined };

const problemsOf = (fields: Record<string, unknown>) => problemsOfSettings("redirect", fields);

describe("[PAGE-4] the redirect form", () => {
  it.each([
    ["to a page", whole],
    ["to another host", { ...elsewhere, href: "https://tickets.example/nightlight" }],
    [
      "to a screen of the site, for a while",
      { ...elsewhere, href: "/en/account", permanent: false },
    ],
  ])("accepts a redirect %s", async (_, fields) => {
    expect(await problemsOf(fields)).toEqual([]);
  });

  it.each([
    ["no old address", { ...whole, from: undefined }, "from", /Enter a path/],
    ["an old address with a query", { ...whole, from: "/en/a?b" }, "from", /without/],
    ["an old address in capitals", { ...whole, from: "/en/Program" }, "from", /“\/en\/program”/],
    ["an address of the site's own", { ...whole, from: "/api/live" }, "from", /itself uses/],
    ["no page", { ...whole, page: undefined }, "page", /Select the page/],
    ["no address", elsewhere, "href", /full URL/],
    ["a script", { ...elsewhere, href: "javascript:alert(1)" }, "href", /full URL/],
    ["another host by a path", { ...elsewhere, href: "//evil.example" }, "href", /full URL/],
    ["itself", { ...elsewhere, href: "/EN/program/" }, "href", /leads back to the old path/],
  ])("refuses %s", async (_, fields, field, message) => {
    expect(await problemsOf(fields)).toContainEqual({
      level: "error",
      path: [field],
      message: expect.stringMatching(message),
    });
  });
});

test("[PAGE-8] the sample site's redirect targets its program page", async () => {
  const read = redirectShape.parse(await importedSite.ask(redirectQuery, { from: "/en/program" }));
  expect(read).toMatchObject({ page: { language: "en", slug: "programme" }, permanent: true });
  const stored = importedSite.documents.find(({ _id }) => _id === read?._id);
  expect(await problemsOf({ ...stored, _id: "redirect", _type: "redirect" })).toEqual([]);
});
