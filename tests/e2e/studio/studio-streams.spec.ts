// @module-tag all
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
