import * as z from "zod";
import {
  requestOutcome,
  bad,
  type Check,
  good,
  type Outcome,
  type Send,
  skipped,
} from "./check.ts";

/** The site's response to a signed call: the names of its cookies, and of those that it received. */
const cookiesShape = z.object({
  cookies: z.object({ used: z.array(z.string()), received: z.array(z.string()) }),
});

/**
 * Checks that the site's cookies reach it through the host in front of it, such as a CDN. Firebase
 * Hosting, for example, passes on a single cookie, `__session`.
 *
 * @param call returns a new signed call with these further headers; null without a secret
 */
export function cookieCheck(
  endpoint: string,
  {
    send,
    call,
  }: { send: Send; call: (more: Record<string, string>) => Promise<RequestInit> | null },
): Check {
  async function requestCookies(
    cookie: string,
    judge: (names: string[], used: string[]) => Outcome,
  ) {
    const request = await call(cookie === "" ? {} : { cookie });
    if (request === null) return skipped("SANITY_REVALIDATE_SECRET is not set.");
    return requestOutcome(send, endpoint, request, async (response) => {
      if (!response.ok) return skipped("The site refuses signed calls.");
      const { cookies } = cookiesShape.parse(await response.json());
      return judge(cookies.received, cookies.used);
    });
  }

  return {
    name: "Cookies",
    async run() {
      let used: string[] = [];
      const first = await requestCookies("", (_received, names) => {
        used = names;
        return good("");
      });
      if (first.status !== "good") return first;
      const sent = used.map((name) => `${name}=doctor`).join("; ");
      return requestCookies(sent, (received) => {
        const missing = used.filter((name) => !received.includes(name));
        return missing.length === 0
          ? good("All cookies of the site reach it.")
          : bad(
              `These cookies don't reach the site: ${missing.join(", ")}. Members and editors stay signed out.`,
              "Let the CDN or proxy pass them on. Firebase Hosting passes on only “__session”: use another host in front of the site.",
            );
      });
    },
  };
}
