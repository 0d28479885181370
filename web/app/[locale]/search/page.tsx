import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { MOST_RESULTS, searchWords } from "../../../content/search/search-request.ts";
import { searchSite } from "../../../content/search/search.server.ts";
import { readSettings } from "../../../content/settings/settings.server.ts";
import { visitorView } from "../../../content/view.ts";
import { ResultsPage } from "../../../design/search/results-page.tsx";
import { searchMessages } from "../../../design/search/search-messages.ts";
import { resultOf } from "../../../design/search/search-result.ts";
import { getTranslate } from "../../../content/texts/texts.server.ts";
import { readReader } from "../../../members/session/session.server.ts";
import { clientOf } from "../../../runtime/request-origin.ts";
import { renderIfExists } from "../../../page/page-exists.server.ts";
import type { Query } from "../../../page/redirect-or-not-found.server.ts";
import { SiteFrame } from "../../../page/site-frame.tsx";

/** Each query has its own results, so the page is not cached. */
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

/** Excludes the page from search engines. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslate((await params).locale);
  return { title: t("search.label"), robots: { index: false } };
}

/** The results of a search, for visitors without scripts and for the link “Show all results”. [SRCH-1] */
export default function SearchPage(props: Props) {
  return renderIfExists(() => searchPage(props));
}

async function searchPage({ params, searchParams }: Props) {
  const { locale: language } = await params;
  const query = searchWords.parse((await searchParams)["q"]);
  const settings = await readSettings(visitorView);
  const client = clientOf({ headers: await headers() });
  const reader = await readReader();
  const found = await searchSite(query, { language, most: MOST_RESULTS.page, client, reader });
  if (found.kind === "none") notFound();
  const t = await getTranslate(language, settings.locale);
  const isLimited = found.kind === "limited";
  const results = isLimited ? [] : found.pages.map((page) => resultOf(page, language));
  const messages = () =>
    isLimited ? [t("search.limited")] : searchMessages({ ...found, listed: results.length }, t);
  // The page exists in every language under the same slug.
  const versions = settings.locale.languages.map(({ code }) => ({
    language: code,
    slug: "search",
  }));
  const frame = { settings, language, path: null, versions, t, reader };
  return (
    <SiteFrame frame={frame}>
      <ResultsPage
        language={language}
        query={query}
        results={results}
        messages={query === "" ? [] : messages()}
        t={t}
      />
    </SiteFrame>
  );
}
