import * as z from "zod";
import { requestOutcome, bad, type Check, good, type Send, skipped, unexpected } from "./check.ts";
import type { Deployment } from "./deployment.ts";

const MANAGE = "https://sanity.io/manage";
const TOKENS = `Create a token with the Viewer role (${MANAGE}, API, Tokens), and set SANITY_API_READ_TOKEN to it.`;

const countShape = z.object({ result: z.number() });

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
        requestOutcome(send, documents, {}, async (response) => {
          if (isRefused(response)) return good(`“${dataset}” is not readable without a token.`);
          const { result } = countShape.parse(await response.json());
          if (result > 0) {
            return bad(
              `Anyone can read ${result} documents of “${dataset}”, gated blocks included.`,
              `Make the dataset private: ${MANAGE}, Datasets, Edit.`,
            );
          }
          // A public dataset without content looks the same as a private one.
          return requestOutcome(send, documents, withToken, async (withContent) =>
            isRefused(withContent) || countShape.parse(await withContent.json()).result === 0
              ? skipped(
                  `The token reads no documents of “${dataset}”, so there is nothing to compare.`,
                )
              : good(`“${dataset}” shows nothing without a token.`),
          );
        }),
    },
    {
      name: "Read token",
      run: async () =>
        readToken === null
          ? bad("SANITY_API_READ_TOKEN is not set.", TOKENS)
          : requestOutcome(send, documents, withToken, async (response) => {
              if (isRefused(response)) return bad("The content service refuses the token.", TOKENS);
              const { result } = countShape.parse(await response.json());
              return good(`It reads ${result} documents, drafts included.`);
            }),
    },
    {
      name: "Rights of the token",
      run: async () =>
        readToken === null
          ? skipped("There is no token.")
          : requestOutcome(
              send,
              `${api}/data/mutate/${dataset}?dryRun=true`,
              {
                method: "POST",
                headers: { ...withToken.headers, "content-type": "application/json" },
                body: JSON.stringify({
                  mutations: [{ create: { _id: "drafts.marquee-doctor", _type: "page" } }],
                }),
              },
              (response) => {
                if (isRefused(response)) return good("It can't write.");
                if (!response.ok) return unexpected("The content service", response);
                return bad(
                  "The site's token can change content. If it is stolen, the thief can change the site.",
                  TOKENS,
                );
              },
            ),
    },
    ...[
      { name: "CORS of the studio", page: studio },
      { name: "CORS of the site", page: site },
    ].map(({ name, page }) => ({
      name,
      run: () =>
        requestOutcome(
          send,
          documents,
          { headers: { ...withToken.headers, origin: page } },
          (response) =>
            response.headers.get("access-control-allow-origin") === page
              ? good(`Pages of ${page} may call the content service.`)
              : bad(
                  `Browsers don't let pages of ${page} call the content service.`,
                  `Add ${page} with credentials: ${MANAGE}, API, CORS origins.`,
                ),
        ),
    })),
  ];
}
