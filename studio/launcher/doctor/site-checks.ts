import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { requestOutcome, bad, type Check, good, type Send, skipped } from "./check.ts";
import { cookieCheck } from "./cookie-check.ts";
import type { Deployment } from "./deployment.ts";
import { webhookCheck } from "./webhook-check.ts";

/** Largest difference in ms between two machines' clocks. Signed calls may be five minutes old. */
const MAX_DIFFERENCE = 60_000;

/** A document that changes no page of visitors. */
const DRAFT = JSON.stringify({ _id: "drafts.marquee-doctor", _type: "page" });

/**
 * Checks the site from outside: it is ready, on HTTPS, has the right clock, accepts signed calls, has working webhooks, and
 * receives its cookies.
 */
export function siteChecks(
  deployment: Deployment,
  { send, now }: { send: Send; now: () => number },
): Check[] {
  const { site, revalidateSecret } = deployment;
  const host = new URL(site);
  const endpoint = `${site}/api/revalidate`;
  let calls = 0;

  async function signedCall(secret: string, more: Record<string, string> = {}) {
    // The site accepts each signature once, so each call has another time.
    calls += 1;
    const signature = await encodeSignatureHeader(DRAFT, now() - calls, secret);
    const headers = { [SIGNATURE_HEADER_NAME]: signature, "content-type": "application/json" };
    return { method: "POST", headers: { ...headers, ...more }, body: DRAFT };
  }

  return [
    {
      name: "Site",
      run: () =>
        requestOutcome(send, `${site}/api/ready`, {}, (response) =>
          response.status === 200
            ? good(`${site} is ready.`)
            : bad(
                `${site}/api/ready answers with status ${response.status}.`,
                "Read the answer and the site's log: they name what is missing.",
              ),
        ),
    },
    {
      name: "HTTPS",
      run: async () => {
        if (host.protocol !== "https:") {
          return bad(
            `${site} is not an HTTPS address: sessions and drafts can be read on the way.`,
            "Set MARQUEE_SITE_URL to the https:// address, and give the host a certificate.",
          );
        }
        return requestOutcome(send, `http://${host.hostname}/`, {}, (response) =>
          response.headers.get("location")?.startsWith("https://") === true
            ? good("HTTP leads to HTTPS.")
            : bad(
                `http://${host.hostname} doesn't lead to HTTPS (status ${response.status}).`,
                "Let the proxy redirect HTTP to HTTPS.",
              ),
        );
      },
    },
    {
      name: "Clock",
      run: () =>
        requestOutcome(send, `${site}/api/health`, {}, (response) => {
          const difference = Date.parse(response.headers.get("date") ?? "") - now();
          if (Number.isNaN(difference)) return skipped("The site doesn't say its time.");
          return Math.abs(difference) <= MAX_DIFFERENCE
            ? good("The site and this machine have the same time.")
            : bad(
                `The clocks of the site and of this machine differ by ${Math.round(Math.abs(difference) / 1_000)} seconds.`,
                "Synchronize both clocks (NTP). Sessions and signed calls fail otherwise.",
              );
        }),
    },
    {
      name: "Calls after a change",
      run: async () => {
        if (revalidateSecret === null) {
          return bad(
            "SANITY_REVALIDATE_SECRET is not set: on a host that freezes the site, changes reach no page.",
            "Set it to a random string, on the site and as the secret of Sanity's webhook.",
          );
        }
        const forged = await requestOutcome(
          send,
          endpoint,
          await signedCall("not the secret"),
          (response) =>
            response.status === 401
              ? good("")
              : bad(
                  `${endpoint} answers a forged signature with status ${response.status}.`,
                  "Set SANITY_REVALIDATE_SECRET on the site.",
                ),
        );
        if (forged.status === "bad") return forged;
        return requestOutcome(send, endpoint, await signedCall(revalidateSecret), (response) =>
          response.status === 200
            ? good("The site accepts calls that are signed with SANITY_REVALIDATE_SECRET.")
            : bad(
                `The site refuses a signed call with status ${response.status}.`,
                "Set the same SANITY_REVALIDATE_SECRET here, on the site and in Sanity's webhook.",
              ),
        );
      },
    },
    webhookCheck(deployment, send),
    cookieCheck(endpoint, {
      send,
      call: (more) => (revalidateSecret === null ? null : signedCall(revalidateSecret, more)),
    }),
  ];
}
