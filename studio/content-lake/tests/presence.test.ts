import { afterEach, expect, it, vi } from "vitest";
import { openRoles } from "../src/store/roles.ts";
import { field, page, setUpServedLake } from "./support/set-up-lake.ts";

const { lake, connect } = setUpServedLake();
afterEach(() => {
  vi.useRealTimers();
});

type Joined = Awaited<ReturnType<typeof join>>;

const request = (id: string, method: string, params: Record<string, unknown> = {}) => ({
  jsonrpc: "2.0",
  id,
  method,
  params: { ...params, apiVersion: "v1" },
});

const knock = (dataset = "production") => connect(`/v2022-06-30/socket/${dataset}`);

async function join(token: string, dataset = "production") {
  const socket = await knock(dataset);
  socket.send(request("1", "authorization", { authorization: `Bearer ${token}` }));
  socket.send(request("2", "presence_subscribe"));
  await socket.until((message) => field(message, "id") === "2");
  return socket;
}

const announce = (sessionId: string, documentId = "a") =>
  request("3", "presence_announce", {
    data: { sessionId, locations: [{ type: "document", documentId }] },
  });
const pushed = (message: unknown) => field(message, "params.result");
const isState = (sessionId: string) => (message: unknown) =>
  field(pushed(message), "type") === "state" && field(pushed(message), "m.sessionId") === sessionId;
const isDisconnect = (session: string) => (message: unknown) =>
  field(pushed(message), "type") === "disconnect" &&
  field(pushed(message), "m.session") === session;

/**
 * Makes the writer announce a marker session. Returns the messages that the lake pushed to the
 * reader up to and including the marker, in the order of arrival.
 */
async function pushedBefore(reader: Joined, writer: Joined, mark: string) {
  writer.send(announce(mark));
  await reader.until(isState(mark));
  return reader.messages.filter((message) => pushed(message) !== undefined);
}

it("[LAKE-3] names only documents that the receiver's role reads", async () => {
  const grants = [{ filter: 'language == "fr"', permissions: ["read"] }];
  const role = JSON.stringify({ title: "French", grants });
  openRoles(lake.lake.lake.store.database).put("french", role);
  lake.addToken("fr", { role: "french" });
  await lake.mutate([page("drafts.fr", { language: "fr" }), page("de", { language: "de" })]);
  const [reader, writer] = [await join("fr"), await join(lake.tokens.editor)];
  const locations = ["fr", "de", "missing"].map((documentId) => ({ type: "document", documentId }));
  writer.send(request("3", "presence_announce", { data: { sessionId: "s", locations } }));
  const state = pushed(await reader.until(isState("s")));
  expect(field(state, "m.locations")).toEqual([{ type: "document", documentId: "fr" }]);
  const own = pushed(await writer.until(isState("s")));
  expect(field(own, "m.locations")).toEqual(locations);
  for (const socket of [reader, writer]) socket.close();
});

it("broadcasts each editor's state under their own user id", async () => {
  const [ada, ben] = [await join(lake.tokens.editor), await join(lake.tokens.viewer)];
  ada.send(announce("ada"));
  ben.send(announce("ben", "b"));
  for (const reader of [ada, ben]) {
    const userOf = async (session: string) =>
      field(pushed(await reader.until(isState(session))), "i");
    expect([await userOf("ada"), await userOf("ben")]).toEqual(["robot-editor", "robot-viewer"]);
  }
});

it("asks connected clients for their state when a client joins, and broadcasts a disconnect when a tab closes without a message", async () => {
  const ada = await join(lake.tokens.editor);
  const ben = await join(lake.tokens.viewer);
  ben.send(request("4", "presence_rollcall", { session: "ben" }));
  const call = await ada.until((message) => field(pushed(message), "type") === "rollCall");
  expect(pushed(call)).toEqual({ type: "rollCall", i: "robot-viewer", session: "ben" });
  ada.send(announce("ada"));
  await ben.until(isState("ada"));
  ada.vanish();
  expect(field(pushed(await ben.until(isDisconnect("ada"))), "i")).toBe("robot-editor");
});

it("broadcasts one disconnect per session, and none for a tab that reconnected", async () => {
  const reader = await join(lake.tokens.viewer);
  const [old, back] = [await join(lake.tokens.editor), await join(lake.tokens.editor)];
  old.send(announce("tab"));
  await reader.until(isState("tab"));
  back.send(announce("tab"));
  back.send(announce("back"));
  await reader.until(isState("back"));
  old.close();
  await old.closed;
  const received = await pushedBefore(reader, back, "mark");
  expect(received.filter(isDisconnect("tab"))).toHaveLength(0);
  back.send(request("5", "presence_disconnect", { session: "tab" }));
  await reader.until(isDisconnect("tab"));
  back.close();
  await reader.until(isDisconnect("back"));
  expect(reader.messages.filter(isDisconnect("tab"))).toHaveLength(1);
});

it("separates the presence of different datasets", async () => {
  lake.lake.lake.upsertDataset("staging", "private");
  const elsewhere = await join(lake.tokens.viewer, "staging");
  const here = await join(lake.tokens.editor);
  here.send(announce("here"));
  await here.until(isState("here"));
  const writer = await join(lake.tokens.editor, "staging");
  const received = await pushedBefore(elsewhere, writer, "mark");
  expect(received.map((message) => field(pushed(message), "m.sessionId"))).toEqual(["mark"]);
});

it("[SEC-3] closes the socket of a revoked token and broadcasts a disconnect", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const ada = await join(lake.tokens.editor);
  const ben = await join(lake.tokens.viewer);
  ada.send(announce("ada"));
  await ben.until(isState("ada"));
  vi.advanceTimersByTime(10_000);
  await Promise.all([ada, ben].map((one) => one.until((message) => message === "♥")));
  lake.lake.lake.credentials.remove(lake.tokens.editor);
  vi.advanceTimersByTime(10_000);
  expect(await ada.closed).toBe(1008);
  await ben.until(isDisconnect("ada"));
});

it("refuses unknown requests and leaves the socket open", async () => {
  const ada = await join(lake.tokens.editor);
  ada.send(request("6", "presence_dance"));
  ada.send(request("7", "presence_announce", { data: "nonsense" }));
  const isReply = (id: string) => (message: unknown) => field(message, "id") === id;
  expect(field(await ada.until(isReply("6")), "error.code")).toBe(-32601);
  expect(field(await ada.until(isReply("7")), "error.code")).toBe(-32602);
  ada.send(announce("ada"));
  await ada.until(isState("ada"));
});

it("[LAKE-4] closes a socket that has not authenticated within 5 s, and no other", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const ada = await join(lake.tokens.editor);
  const silent = await knock();
  vi.advanceTimersByTime(5_000);
  expect(await silent.closed).toBe(1008);
  ada.send(announce("ada"));
  await ada.until(isState("ada"));
});

it("[LAKE-4] limits unauthenticated sockets per address", async () => {
  const silent = [];
  for (let n = 0; n < 50; n += 1) silent.push(await knock());
  const refused = await knock();
  expect(await refused.closed).toBe(1013);
  silent[0]?.close();
  await silent[0]?.closed;
  const ada = await join(lake.tokens.editor);
  ada.send(announce("ada"));
  await ada.until(isState("ada"));
});

it("[LAKE-4] closes a socket that sends too many messages", async () => {
  const ada = await join(lake.tokens.editor);
  for (let n = 0; n < 300; n += 1) ada.send(announce("ada"));
  expect(await ada.closed).toBe(1008);
});

it("[SEC-3] closes a socket that subscribes without a token or sends a forged one", async () => {
  const [silent, forged] = [await knock(), await knock()];
  silent.send(request("1", "presence_subscribe"));
  forged.send(request("1", "authorization", { authorization: "Bearer forged" }));
  expect([await silent.closed, await forged.closed]).toEqual([1008, 1008]);
});
