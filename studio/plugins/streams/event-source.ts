import PlainEventSource from "@sanity/eventsource/browser";
import { studioSettings } from "../../runtime-settings.ts";
import { connection } from "../connection/connection.ts";
import { session } from "../connection/lake-session.ts";
import { sentWrites } from "../connection/sent-writes.ts";
import { createLakeEventSource } from "./lake-event-source.ts";
import { StreamSocket } from "./stream-socket.ts";

const { lakeUrl } = studioSettings;
const lake = new URL(lakeUrl ?? "http://localhost:3400").origin;
const socket = new StreamSocket(lake);

/**
 * The EventSource for the embedded lake. All streams of a tab share one WebSocket, because browsers
 * allow only six HTTP/1.1 connections per host.
 */
const LakeEventSource = createLakeEventSource(
  async (url, request) => {
    const isLake = new URL(url).origin === lake;
    const response = isLake ? await socket.open(String(url), request) : null;
    return response ?? fetch(url, request);
  },
  { connection, sentWrites, session },
);

/** Replaces the EventSource of Sanity's client. With a hosted project it is the client's own. */
export default lakeUrl === null ? PlainEventSource : LakeEventSource;
