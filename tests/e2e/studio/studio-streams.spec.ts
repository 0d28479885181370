// @module-tag all
import { findFirefox, openFirefox, type FirefoxPage } from "../../support/browsers/firefox.ts";
import { freshPage } from "../../support/fresh-page.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

/**
 * Maximum number of connections that a browser opens to one host over HTTP/1.1. The test expects
 * more event streams than that, which is possible only if streams share a connection.
 */
const connections = 6;

test("all event streams of the studio share one connection", async ({ page, lake, editor }) => {
  const id = await freshPage(lake, "one-connection");
  const opened: string[] = [];
  const sockets: string[] = [];
  const streams = /\/data\/(?:listen|live\/events)\//;
  page.on("request", (request) => {
    if (streams.test(request.url()) && request.url().startsWith(urls.lake)) opened.push("plain");
  });
  page.on("websocket", (socket) => {
    if (!socket.url().endsWith("/streams")) return;
    sockets.push(socket.url());
    socket.on("framesent", ({ payload }) => {
      if (String(payload).includes('"open":true')) opened.push("framed");
    });
  });
  await editor.openPage("en", id);
  await lake.patch(id).set({ title: "Changed elsewhere" }).commit();
  await expect(editor.title).toHaveValue("Changed elsewhere");
  expect(opened.filter((kind) => kind === "framed").length).toBeGreaterThan(connections);
  expect(opened).not.toContain("plain");
  expect(sockets).toHaveLength(1);
});

const title = `document.querySelector('[data-testid="field-title"] [data-testid="string-input"]')`;

async function openPageIn(firefox: FirefoxPage, id: string): Promise<void> {
  await firefox.goto(`${urls.studio}/structure/pages;en;${id}`);
  const isWritable = () => firefox.evaluate(`Boolean(${title}) && !${title}.readOnly`);
  await expect.poll(isWritable).toBe(true);
}

test("in Firefox an editor writes and receives over one connection", async ({ lake }) => {
  const path = findFirefox();
  test.skip(path === undefined, "There is no Firefox on this machine");
  const id = await freshPage(lake, "in-firefox", { title: "In Firefox" });
  const firefox = await openFirefox(path ?? "");
  try {
    await openPageIn(firefox, id);
    await lake.patch(id).set({ title: "Seen in Firefox" }).commit();
    const value = () => firefox.evaluate(`${title}.value`);
    await expect.poll(value).toBe("Seen in Firefox");

    await firefox.evaluate(`${title}.focus(), ${title}.setSelectionRange(99, 99)`);
    await firefox.press(...Array.from(", and written there"));
    const draft = () => lake.fetch("*[_id == $id][0].title", { id: `drafts.${id}` });
    await expect.poll(draft).toBe("Seen in Firefox, and written there");
    expect(firefox.requests.filter((url) => url.includes("/data/listen/"))).toEqual([]);
  } finally {
    await firefox.close();
  }
});
