// @vitest-environment jsdom
import { expect, test } from "vitest";
import { cookieDomains, removeTagCookies, tagCookieNames } from "./tag-cookies.ts";

test("[CON-3] the tag's cookies are told from ours", () => {
  const cookies =
    "_ga=1; _ga_AB12=2; marquee_consent=x; _gid=3; _gcl_au=4; _gat_UA-1=5; _gallery=6; my_ga=7";
  expect(tagCookieNames(cookies)).toEqual(["_ga", "_ga_AB12", "_gid", "_gcl_au", "_gat_UA-1"]);
});

test("[CON-3] they are looked for on the host and on each of its parents", () => {
  expect(cookieDomains("www.films.example.org")).toEqual([
    "",
    "www.films.example.org",
    "films.example.org",
    "example.org",
  ]);
  expect(cookieDomains("localhost")).toEqual([""]);
});

test("[CON-3] they are removed, and ours stay", () => {
  for (const name of ["_ga", "_gcl_aw", "marquee_consent"]) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- what a tag does
    document.cookie = `${name}=1; path=/`;
  }
  expect(removeTagCookies()).toEqual(["_ga", "_gcl_aw"]);
  expect(document.cookie).toBe("marquee_consent=1");
});
