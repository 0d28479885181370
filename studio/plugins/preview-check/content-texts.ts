import { translate } from "../../i18n/translate.ts";
import type { ResultText } from "./check-result.ts";

const newToken = {
  embedded: translate(
    "To create a new token for the site, restart the studio, the site and the content server: `npm start`",
  ),
  hosted: translate(
    "At sanity.io/manage, under API › Tokens, create a token with the Viewer role. Set the site's environment variable SANITY_API_READ_TOKEN to this token. Then restart the site.",
  ),
};

/** Texts of the findings about the content service, by `<check> <finding>`. */
export const contentTexts: Readonly<Record<string, ResultText>> = {
  "secret made": [translate("Your role allows you to start the preview.")],
  "secret refused": [
    translate("Your role can't write to this dataset."),
    translate(
      "To start a preview, the studio stores a preview secret in the dataset. Your role does not allow this. Ask an administrator for a role that can edit.",
    ),
  ],
  "secret failed": [
    translate("The content server did not store the preview secret."),
    {
      embedded: translate(
        "If the content server is running, sign out of the studio, then sign in again. Otherwise, start the content server: `npm start`",
      ),
      hosted: translate(
        "At sanity.io/manage, under API › CORS origins, add this studio's URL and select “Allow credentials”. If the URL is already listed, sign out of the studio, then sign in again.",
      ),
    },
  ],
  "content same": [translate("The studio and the site use project {project}, dataset {dataset}.")],
  "content differs": [
    translate(
      "The studio uses project {project}, dataset {dataset}. The site uses a different project or dataset.",
    ),
    translate(
      "Set the site's environment variables NEXT_PUBLIC_SANITY_PROJECT_ID and NEXT_PUBLIC_SANITY_DATASET to the studio's project and dataset. Then restart the site.",
    ),
  ],
  "token reads": [
    translate(
      "The site's token has the correct permissions: it can read drafts, but can't change content.",
    ),
  ],
  "token mayMore": [
    translate("The site's token can read drafts, but has more permissions than it needs: {roles}."),
    newToken,
  ],
  "token refused": [translate("The content server rejects the site's token."), newToken],
  "token blind": [translate("The site's token can't read drafts."), newToken],
  "token serviceAway": [
    translate("The site can't reach the content server."),
    {
      embedded: translate(
        "Make sure that the content server is running. If it is running, set the site's environment variable MARQUEE_LAKE_URL to the content server's URL.",
      ),
      hosted: translate(
        "Make sure that the site's server can reach api.sanity.io, and check status.sanity.io.",
      ),
    },
  ],
  "dataset private": [
    translate("The dataset is private: the content server rejects queries without a token."),
  ],
  "dataset public": [
    translate(
      "The dataset {dataset} is public, so the site hides gated blocks from everyone, even from members.",
    ),
    {
      embedded: translate(
        "Run this command, then restart the site: `npm run lake -- dataset private {dataset}`",
      ),
      hosted: translate(
        "Run this command, then restart the site: `npx sanity dataset visibility set {dataset} private`",
      ),
    },
  ],
};
