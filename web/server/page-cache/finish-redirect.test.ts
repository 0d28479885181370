import { get, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { openServer } from "../../http-server.fixture.ts";
import { finishRedirect } from "./finish-redirect.ts";

/** Returns all `Location` headers that visitors receive if Next.js sends this status and these headers. */
async function locationOf(
  path: string,
  status: number,
  headers: Readonly<Record<string, string | string[]>>,
): Promise<string[] | undefined> {
  const { port, close } = await openServer((request, response) => {
    response.setHeaders(new Map(Object.entries(headers))).statusCode = status;
    finishRedirect(request, response);
    response.end();
  });
  const response = Promise.withResolvers<IncomingMessage>();
  get({ port, host: "127.0.0.1", path }, response.resolve).on("error", response.reject);
  const { headersDistinct } = (await response.promise).resume();
  close();
  return headersDistinct["location"];
}

const made = { "x-nextjs-cache": "HIT", location: "/en/programme#late" };
const twice = { ...made, location: ["/en/programme", "/en/programme"] };
const unmarked = { location: twice.location };
const away = { ...made, location: "https://tickets.example/x?a=1" };

test.each([
  ["/en/program?utm_source=poster&a=%D8%A7", made, "/en/programme?utm_source=poster&a=%D8%A7#late"],
  ["/en/program?", made, "/en/programme#late"],
  ["/en/program", made, "/en/programme#late"],
  ["/en/program", twice, "/en/programme"],
  ["/en/program?a=1", twice, "/en/programme?a=1"],
  ["/en/program?a=1", unmarked, "/en/programme?a=1"],
  ["/en/tickets?a=2&b=3", away, "https://tickets.example/x?a=1&b=3"],
])("[PAGE-8] redirects %s with the headers %j to %s, once", async (path, headers, location) => {
  expect(await locationOf(path, 308, headers)).toEqual([location]);
  expect(await locationOf(path, 307, headers)).toEqual([location]);
});

test("[PAGE-8] leaves redirects made per request, and responses that are none, unchanged", async () => {
  const [own, none] = [{ location: "/en/a" }, { ...made, location: "/en/a" }];
  expect(await locationOf("/en/program?a=1", 308, own)).toEqual(["/en/a"]);
  expect(await locationOf("/en/program?a=1", 200, none)).toEqual(["/en/a"]);
});
