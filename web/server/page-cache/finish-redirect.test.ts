import { once } from "node:events";
import { createServer, get } from "node:http";
import { expect, test } from "vitest";
import { finishRedirect } from "./finish-redirect.ts";

/** Returns all `Location` headers that visitors receive if Next.js sends this status and these headers. */
async function locationOf(
  path: string,
  status: number,
  headers: Readonly<Record<string, string | string[]>>,
): Promise<string[] | undefined> {
  const server = createServer((request, answer) => {
    answer.statusCode = status;
    for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value);
    finishRedirect(request, answer);
    answer.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  try {
    return await new Promise((resolve, reject) => {
      get({ port, host: "127.0.0.1", path }, (answer) => {
        answer.resume();
        resolve(answer.headersDistinct["location"]);
      }).on("error", reject);
    });
  } finally {
    server.close();
  }
}

const made = { "x-nextjs-prerender": "1", location: "/en/programme#late" };

test.each([
  ["/en/program?utm_source=poster&a=%D8%A7", "/en/programme?utm_source=poster&a=%D8%A7#late"],
  ["/en/program?", "/en/programme#late"],
  ["/en/program", "/en/programme#late"],
])("[PAGE-8] redirects %s to %s", async (path, location) => {
  expect(await locationOf(path, 308, made)).toEqual([location]);
  expect(await locationOf(path, 307, made)).toEqual([location]);
});

test("[PAGE-8] sends one Location header when Next.js sets two", async () => {
  const twice = { ...made, location: ["/en/programme", "/en/programme"] };
  expect(await locationOf("/en/program", 308, twice)).toEqual(["/en/programme"]);
  expect(await locationOf("/en/program?a=1", 308, twice)).toEqual(["/en/programme?a=1"]);
});

test("[PAGE-8] adds the query to a redirect to another host too", async () => {
  const away = { ...made, location: "https://tickets.example/x?a=1" };
  expect(await locationOf("/en/tickets?a=2&b=3", 308, away)).toEqual([
    "https://tickets.example/x?a=1&b=3",
  ]);
});

test.each([
  ["a redirect made per request, which has it already", 308, { location: "/en/a" }],
  ["an answer that is none", 200, { ...made, location: "/en/a" }],
])("%s stays unchanged", async (_, status, headers) => {
  expect(await locationOf("/en/program?a=1", status, headers)).toEqual(["/en/a"]);
});
