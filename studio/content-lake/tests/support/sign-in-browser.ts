import { field, studioOrigin, withToken, type TestLake } from "./open-test-lake.ts";

/** The headers that a browser sends when it opens a page in a window. */
export const navigation = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

/** Returns the one-time code in the response to a sign-in, or an empty string if there is none. */
export const codeOf = (response: Response): string =>
  /#sid=(\w{20,})$/.exec(response.headers.get("location") ?? "")?.[1] ?? "";

/**
 * Returns the headers of the request with which the studio's page redeems the one-time code, in the
 * browser that signed in.
 */
export const redeemingBrowser = (response: Response) => ({
  origin: studioOrigin,
  cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "",
});

/** Returns the calls with which a browser signs in to a test lake. */
export function signInCalls(lake: Pick<TestLake, "send" | "call">) {
  const enter = (id: string, headers: Record<string, string> = navigation, origin = studioOrigin) =>
    lake.send(`/v1/auth/login/${id}?${new URLSearchParams({ type: "dual", origin })}`, {
      as: null,
      headers,
    });
  const redeem = (
    response: Response,
    headers: Record<string, string> = redeemingBrowser(response),
  ) => lake.call(`/v1/auth/fetch?sid=${codeOf(response)}`, { as: null, headers });
  /** Redeems the code. Returns the options of a call with the session. */
  const sessionOf = async (...[response, headers]: Parameters<typeof redeem>) =>
    withToken(String(field((await redeem(response, headers)).body, "token")));
  return { enter, redeem, sessionOf };
}
