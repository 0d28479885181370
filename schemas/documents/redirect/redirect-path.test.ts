import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  pageAtPath,
  redirectFrom,
  redirectPathOf,
  redirectTarget,
  sitePathOf,
} from "./redirect-path.contract.ts";

const problemOf = (path: string) => redirectFrom.safeParse(path).error?.issues[0]?.message;

describe("[PAGE-8] the normal form of an old path", () => {
  it.each([
    ["/en/Program/", "/en/program"],
    ["/programme-2025", "/programme-2025"],
    ["/ar/%D8%A7%D9%84%D8%A8%D8%B1%D9%86%D8%A7%D9%85%D8%AC", "/ar/البرنامج"],
    ["/ar/البرنامج", "/ar/البرنامج"],
    ["/de/%C3%9CBER-uns", "/de/über-uns"],
    ["/de/u\u0308ber-uns", "/de/über-uns"],
    ["/old/My%20Page.HTML", "/old/my page.html"],
    ["/index.php", "/index.php"],
  ])("%j becomes %j", (path, normal) => {
    expect(redirectPathOf(path)).toBe(normal);
    expect(redirectPathOf(normal)).toBe(normal);
  });

  const withDots = "/a/../b /a/%2e%2e/b";
  const withSeparators = "// //evil.example /a//b /a%2fb /a%5Cb /a\\b /a?b /a#b /a%3Fb";
  const withControls = "/a%00 /a%0d%0aset-cookie:x /a%E2%80%AEb /%E0%A4%A";
  const tooLong = `/${"a".repeat(401)} /${"%41".repeat(401)}`;

  it.each(`/ program ${withDots} ${withSeparators} ${withControls} ${tooLong}`.split(" "))(
    "%j has none",
    (path) => expect(redirectPathOf(path)).toBeNull(),
  );

  it("stays the same when it is normalized again, and identifies its page", () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = redirectPathOf(path);
        // Skips paths that still contain `%` after decoding. Decoding them again would change them.
        fc.pre(once !== null && !once.includes("%"));
        expect(redirectPathOf(once ?? "")).toBe(once);
      }),
    );
    expect(pageAtPath("/en/films/salt")).toEqual({ language: "en", slug: "films/salt" });
    expect(pageAtPath("/en")).toEqual({ language: "en", slug: "index" });
  });
});

describe("[PAGE-4] an old path in the form", () => {
  it.each(["/programme-2025", "/ar/البرنامج", "/old/my page.html", "/fr"])("accepts %j", (path) =>
    expect(problemOf(path)).toBeUndefined(),
  );

  const invalid = ["program", "https://nightlight.example/en/a", "/en/program?day=1", "/", ""];

  it.each(invalid)("rejects %j and explains the format", (path) => {
    expect(problemOf(path)).toBe(
      "Enter a path that begins with “/”, such as “/en/old-page”, without the domain, “?” or “#”.",
    );
  });

  it.each([
    ["/en/Program/", "/en/program"],
    ["/ar/%D8%A7", "/ar/ا"],
    [" /en/program", "/en/program"],
  ])("rejects %j and suggests its normal form", (path, normal) => {
    expect(problemOf(path)).toBe(
      `Paths have no capital letters, no codes such as “%20” and no final “/”: enter “${normal}” instead.`,
    );
  });

  const files = "/_next/static/a.js /cdn/files/a.pdf /robots.txt /sitemap.xml";
  const routes = "/api/session /__/auth/handler /studio /auth/action";
  const pages = "/en/sign-in /en/member/x /en/block-gallery";

  it.each(`${files} ${routes} ${pages}`.split(" "))("rejects the site's own path %j", (path) => {
    expect(problemOf(path)).toBe(`The site itself uses “${path}”: enter a different path.`);
  });
});

describe("[SEC-2] redirect targets", () => {
  const isTaken = (address: string) => redirectTarget.safeParse(address).success;
  const urls = "https://tickets.example/nightlight?a=1#b http://tickets.example";
  const paths = "/en/account /en/programme?day=friday#late /ar/البرنامج /cdn/files/programme.pdf";

  it.each(`${urls} ${paths}`.split(" "))("accepts %j", (address) =>
    expect(isTaken(address)).toBe(true),
  );

  const hosts =
    "//evil.example /\\evil.example /\t/evil.example /.//evil.example /%2e//evil.example";
  const moreHosts = "/a/..//evil.example \\\\evil.example https:evil.example";
  const schemes = "javascript:alert(1) data:text/html,x mailto:house@nightlight.example tel:+4930";
  const reserved = "/api/draft-mode/disable?to=/en /_next/image";
  const rest = `https://bank.example@evil.example programme ${reserved}`;

  it.each([...`${hosts} ${moreHosts} ${schemes} ${rest}`.split(" "), "/en\r\nset-cookie: a=b", ""])(
    "rejects %j",
    (address) => expect(isTaken(address)).toBe(false),
  );

  it("rejects any path that a browser resolves to another host", () => {
    const noise = fc.constantFrom("/", "\\", ".", "%2e", "..", "\t", "@", "evil.example", ":", "a");
    const site = "https://nightlight.example";
    fc.assert(
      fc.property(fc.array(noise, { maxLength: 8 }), (parts) => {
        const path = sitePathOf(`/${parts.join("")}`) ?? "/";
        expect(new URL(path, site).origin).toBe(site);
      }),
      { numRuns: 2_000 },
    );
  });
});
