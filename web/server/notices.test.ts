import { expect, test } from "vitest";
import { createNotices, languageIn } from "./notices.ts";

const finish = (html: string) => ({ html, policy: "" });

test.each([
  ["/de/gibt-es-nicht", "de"],
  ["/pt-BR", "pt-BR"],
  ["/nothing", "und"],
  ["/", "und"],
  ["/%E0%A4%A", "und"],
])("%s begins with the language %s", (path, language) => {
  expect(languageIn(path)).toBe(language);
});

test("[PAGE-9] a notice is made once in a language until its words may have changed", async () => {
  const asked: string[] = [];
  const notices = createNotices(async (path) => {
    asked.push(path);
    return { status: 200, headers: {}, body: `${path} ${asked.length}` };
  }, finish);
  expect((await notices.noticeFor("/de/x", 404)).html).toBe("/de/notice/404 1");
  expect((await notices.noticeFor("/de/y", 404)).html).toBe("/de/notice/404 1");
  expect((await notices.noticeFor("/de/y", 503)).html).toBe("/de/notice/503 2");
  notices.drop();
  expect((await notices.noticeFor("/de/x", 404)).html).toBe("/de/notice/404 3");
});

test("[PAGE-9] one that can't be made again is the one of before, or a plain sentence", async () => {
  let status = 200;
  const notices = createNotices(async () => ({ status, headers: {}, body: "Words." }), finish);
  await notices.noticeFor("/de/x", 404);
  status = 500;
  notices.drop();
  expect((await notices.noticeFor("/de/x", 404)).html).toBe("Words.");
  expect((await notices.noticeFor("/en/x", 404)).html).toContain("Please try again in a moment.");
  const failing = createNotices(() => Promise.reject(new Error("gone")), finish);
  expect((await failing.noticeFor("/en/x", 503)).html).toContain("Please try again in a moment.");
});
