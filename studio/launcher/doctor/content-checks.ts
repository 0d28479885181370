import * as z from "zod";
import { ask, bad, type Check, good, type Send, skipped } from "./check.ts";
import type { Deployment } from "./deployment.ts";

const MANAGE = "https://sanity.io/manage";
const TOKENS = `Create a token with the Viewer role (${MANAGE}, API, Tokens), and set SANITY_API_READ_TOKEN to it.`;

const countShape = z.object({ result: z.number() });

/** Whether the answer refuses the caller. */
const isRefused = ({ status }: Response) => status === 401 || status === 403;

/**
 * Checks the content service: the dataset is private, the site's token reads and doesn't write, and
 * the site's and the studio's pages may call the service.
 */
export function contentChecks(
  { site, studio, content: { api, dataset, readToken } }: Deployment,
  send: Send,
): Check[] {
  const query = (groq: string) =>
    `${api}/data/query/${dataset}?${new URLSearchParams({ query: groq, perspective: "raw" })}`;
  const withToken = { headers: { authorization: `Bearer ${readToken ?? ""}` } };
  const documents = query("count(*)");

  return [
    {
      name: "Private dataset",
      run: () =>
        ask(send, documents, {}, async (answer) => {
          if (isRefused(answer)) return good(`“${dataset}” is not readable without a token.`);
          const found = countShape.safeParse(await answer.json());
          if (!found.success) {
            return bad(
              `The content service answers with status ${answer.status}.`,
              "Check NEXT_PUBLIC_SANITY_PROJECT_ID and NEXT_PUBLIC_SANITY_DATASET.",
            );
          }
          return found.data.result === 0
            ? good(`“${dataset}” shows nothing without a token.`)
            : bad(
                `Anyone can read ${found.data.result} documents of “${dataset}”, gated blocks included.`,
                `Make the dataset private: ${MANAGE}, Datasets, Edit.`,
              );
        }),
    },
    {
      name: "Read token",
      run: async () =>
        readToken === null
          ? bad("SANITY_API_READ_TOKEN is not set.", TOKENS)
          : ask(send, documents, withToken, async (answer) => {
              if (isRefused(answer)) return bad("The content service refuses the token.", TOKENS);
              const found = countShape.safeParse(await answer.json());
              return found.success
                ? good(`It reads ${found.data.result} documents, drafts included.`)
                : bad(`The content service answers with status ${answer.status}.`, TOKENS);
            }),
    },
    {
      name: "Rights of the token",
      run: async () =>
        readToken === null
          ? skipped("There is no token.")
          : ask(
              send,
              `${api}/data/mutate/${dataset}?dryRun=true`,
              {
                method: "POST",
                headers: { ...withToken.headers, "content-type": "application/json" },
                body: JSON.stringify({
                  mutations: [{ create: { _id: "drafts.marquee-doctor", _type: "page" } }],
                }),
              },
              (answer) =>
                isRefused(answer)
                  ? good("It can't write.")
                  : bad(
                      "The site's token can change content. If it is stolen, the thief can change the site.",
                      TOKENS,
                    ),
            ),
    },
    ...[
      { name: "CORS of the studio", page: studio },
      { name: "CORS of the site", page: site },
    ].map(({ name, page }) => ({
      name,
      run: () =>
        ask(send, documents, { headers: { ...withToken.headers, origin: page } }, (answer) =>
          answer.headers.get("access-control-allow-origin") === page
            ? good(`Pages of ${page} may call the content service.`)
            : bad(
                `Browsers don't let pages of ${page} call the content service.`,
                `Add ${page} with credentials: ${MANAGE}, API, CORS origins.`,
              ),
        ),
    })),
  ];
}
