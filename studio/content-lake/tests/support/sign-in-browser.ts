import { studioOrigin } from "./open-test-lake.ts";

/** The headers that a browser sends when it opens a page in a window. */
export const navigation = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

/** Returns the one-time code in the response to a sign-in, or an empty string if there is none. */
export const codeOf = (answer: Response): string =>
  /#sid=(\w{20,})$/.exec(answer.headers.get("location") ?? "")?.[1] ?? "";

/**
 * Returns the headers of the request with which the studio's page redeems the one-time code, in the
 * browser that signed in.
 */
export const redeemingBrowser = (answer: Response) => ({
  origin: studioOrigin,
  cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "",
});
