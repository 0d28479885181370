import { readFileSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { canary, packageFolder } from "../../../../tests/support/canary.ts";
import { guardTokenChannel } from "./token-channel.ts";

const send = (channel: BroadcastChannel, message: string) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage(message);

const name = "__studio_auth_token_marquee_broadcast";

test("[COMP-6] passes on only the messages that the studio may follow", async () => {
  const mayFollow = vi.fn<(token: string | null) => boolean>((token) => token === "new");
  const Channel = guardTokenChannel(BroadcastChannel, { project: "marquee", mayFollow });
  const [own, other] = [new Channel(name), new Channel("another")];
  const sender = { own: new BroadcastChannel(name), other: new BroadcastChannel("another") };
  onTestFinished(() => {
    for (const channel of [own, other, sender.own, sender.other]) channel.close();
  });
  const received: unknown[] = [];
  for (const channel of [own, other]) {
    // As the Studio does.
    Reflect.set(channel, "onmessage", ({ data }: MessageEvent) => received.push(data));
  }
  for (const message of ["null", "{", '{"secret":"new"}', '{"token":"new"}'])
    send(sender.own, message);
  await expect.poll(() => received).toEqual(['{"token":"new"}']);
  expect(mayFollow.mock.calls).toEqual([[null], ["new"]]);
  send(sender.other, "null");
  await expect.poll(() => received).toHaveLength(2);
});

test(
  "[COMP-6] the Studio tells its other tabs of a token as this module expects",
  canary(
    {
      dependency: "sanity",
      writtenFor: "6.9.2",
      check:
        "studio/plugins/connection/internals/token-channel.ts: the name of the channel, its messages and `onmessage`.",
    },
    () => {
      const folder = join(packageFolder("sanity"), "lib");
      const source = globSync("WorkspaceLoader-*.js", { cwd: folder })
        .map((file) => readFileSync(join(folder, file), "utf8"))
        .join("");
      expect(source).toContain("`__studio_auth_token_${projectId}`");
      expect(source).toContain("`${localStorageKey}_broadcast`");
      expect(source).toContain("channel.onmessage = (e) =>");
      expect(source).toContain("JSON.stringify(value === void 0 ? null : value)");
    },
  ),
);
