// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { cookieDomains, cookiePaths, removeTagTraces, tagCookieNames } from "./tag-traces.ts";

test("[CON-3] distinguishes the tags' cookies from ours and from others'", () => {
  const cookies =
    "_ga=1; _ga_AB12=2; marquee_consent=x; _gid=3; _gcl_au=4; _gat_UA-1=5; _gac_UA-1=6; _gallery=7; my_ga=8; _hjSession=9";
  const googles = ["_ga", "_ga_AB12", "_gid", "_gcl_au", "_gat_UA-1", "_gac_UA-1"];
  expect(tagCookieNames(cookies, [])).toEqual(googles);
  expect(tagCookieNames(cookies, ["_hj*", "my"])).toEqual([...googles, "_hjSession"]);
});

test("[CON-3] lists the host with its parent domains, and every path from which the page can read cookies", () => {
  const domains = ["", "www.films.example.org", "films.example.org", "example.org"];
  expect(cookieDomains("www.films.example.org")).toEqual(domains);
  expect(cookieDomains("localhost")).toEqual([""]);
  expect(cookiePaths("/en/films/")).toEqual(["/", "/en", "/en/", "/en/films", "/en/films/"]);
  expect(cookiePaths("/")).toEqual(["/"]);
});

test("[CON-3] removes the tags' cookies on every path, and keeps ours", () => {
  history.replaceState(null, "", "/en/programme");
  const ours = "marquee_consent=1; path=/";
  for (const cookie of ["_ga=1; path=/", "_gcl_aw=1; path=/en", "_ga_AB12=1; path=/en/", ours]) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- simulates a tag
    document.cookie = cookie;
  }
  localStorage.clear();
  localStorage.setItem("_gcl_ls", "1");
  localStorage.setItem("marquee_lights", "dark");
  expect(removeTagTraces([]).toSorted()).toEqual(["_ga", "_ga_AB12", "_gcl_aw"]);
  expect(document.cookie).toMatch(/^(?!.*_g).*marquee_consent=1/);
  expect(Object.keys(localStorage)).toEqual(["marquee_lights"]);
});

test("[CON-3] removes nothing and does not throw when the browser refuses cookies and storage", () => {
  const refuse = () => {
    throw new DOMException("Refused.", "SecurityError");
  };
  const cookie = vi.spyOn(document, "cookie", "get").mockImplementation(refuse);
  expect(removeTagTraces([])).toEqual([]);
  cookie.mockRestore();
});
