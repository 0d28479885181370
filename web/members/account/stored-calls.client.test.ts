// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { memberNow } from "../firebase/ready-auth.client.ts";
import { createRecoveryCodes, readDevices, readPicture } from "./stored-calls.client.ts";

vi.mock("../firebase/ready-auth.client.ts", () => ({ memberNow: vi.fn<() => unknown>() }));

afterEach(() => vi.unstubAllGlobals());

test("[AUTH-12] codes are created with the token of the confirmation that the site demanded", async () => {
  const getIdToken = vi.fn<() => Promise<string>>();
  getIdToken.mockResolvedValueOnce("old").mockResolvedValueOnce("new");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the method that is called
  vi.mocked(memberNow).mockReturnValue({ getIdToken } as unknown as ReturnType<typeof memberNow>);
  vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: object }) =>
    Object(headers).authorization === "Bearer new"
      ? Response.json({ codes: ["a-code"] })
      : Response.json({ code: "stale" }, { status: 401 }),
  );
  // The account page lets the member confirm their identity after an error with this code.
  await expect(createRecoveryCodes()).rejects.toMatchObject({ code: "auth/requires-recent-login" });
  expect(await createRecoveryCodes()).toEqual(["a-code"]);
});

test("[AUTH-12] a site that stores nothing has no devices and offers no upload", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  expect([await readDevices(), await readPicture()]).toEqual([[], undefined]);
});
