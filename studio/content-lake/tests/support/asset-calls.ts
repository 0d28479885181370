import type { Sharp } from "sharp";
import { field, type TestLake } from "./open-test-lake.ts";

/** Returns functions that upload to a test lake and read from it. The bodies are bytes, not JSON. */
export function assetCalls(lake: () => Pick<TestLake, "lake" | "tokens" | "send">) {
  const upload = async (
    kind: "images" | "files",
    body: Uint8Array<ArrayBuffer> | string,
    query = "",
    type = "application/octet-stream",
  ) => {
    const request = new Request(
      `http://localhost:3400/v2021-06-07/assets/${kind}/production${query}`,
      {
        method: "POST",
        headers: { authorization: `Bearer ${lake().tokens.editor}`, "content-type": type },
        body,
      },
    );
    const response = await lake().lake.fetch(request);
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text) };
  };
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await lake().send(path, { as: null, headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  return { upload, get };
}

export const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());

export const addressOf = (body: unknown) => new URL(String(field(body, "document.url"))).pathname;
