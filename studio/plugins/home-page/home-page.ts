import type { SanityClient } from "@sanity/client";
import { getPublishedId } from "@sanity/client/csm";
import {
  addressed,
  defaultLocaleSettings,
  homeSlug,
  redirectPathOf,
} from "@marquee/schemas/contract";
import { movedSlug } from "@marquee/schemas/studio";
import * as z from "zod";
import { isConflict } from "../../lib/refusals.ts";
import { translate } from "../../i18n/translate.ts";
import { repeatOnConflict } from "../../lib/repeat-on-conflict.ts";
import { pagePath } from "../../page-address.ts";

const storedPage = z.object({
  _id: z.string(),
  title: z.string().catch(""),
  language: z.string(),
  slug: z.object({ current: z.string() }),
});

export type AddressedPage = { id: string; title: string; language: string; slug: string };

export function addressedPage(document: unknown): AddressedPage | null {
  const { data } = storedPage.safeParse(document);
  if (data === undefined) return null;
  const { _id, title, language, slug } = data;
  return { id: getPublishedId(_id), title, language, slug: slug.current };
}

export const isHomePage = ({ slug }: { slug: unknown }): boolean => slug === homeSlug;

const tag = "home-page";

export type HomePageUse = z.infer<typeof useShape>;

const useShape = z.object({
  isNeeded: z.boolean(),
  candidates: z.array(z.object({ id: z.string(), title: z.string().nullable() })),
});

/**
 * Queries a {@link HomePageUse}. `$ids` are the pages to remove. Visitors need the home page of a
 * language with other pages, and of the default language of a site with other pages. They don't
 * need it in a language that the site no longer has.
 */
const homePageUseQuery = `{
  "settings": *[_id == "localeSettings"][0],
  "candidates": *[_type == "page" && language == $language && !(_id in $ids)]
    | order(_updatedAt desc)[0...5]{"id": _id, title},
  "inLanguage": count(*[${addressed} && language == $language && !(_id in $ids)][0...1]),
  "others": count(*[${addressed} && !(_id in $ids)][0...1])
}{
  candidates,
  "isNeeded": $language in coalesce(settings.languages[].code, $languages)
    && (inLanguage > 0
      || (others > 0 && coalesce(settings.defaultLanguage, $languages[0]) == $language))
}`;

/** Returns what visitors need the home page of a language for when the pages with these ids are removed. */
export async function readHomePageUse(
  client: SanityClient,
  language: string,
  ids: readonly string[],
): Promise<HomePageUse> {
  const languages = defaultLocaleSettings.languages.map(({ code }) => code);
  const options = { perspective: "published", tag } as const;
  return useShape.parse(
    await client.fetch(homePageUseQuery, { language, ids, languages }, options),
  );
}

const removedHomesQuery = `*[_type == "page" && _id in $ids && slug.current == $homeSlug && defined(language)]{_id, language}`;
const removedHomesShape = z.array(z.object({ _id: z.string(), language: z.string() }));

/** Returns the ids of the home pages that visitors need, among the ids of pages to remove. */
export async function neededHomePages(
  client: SanityClient,
  ids: readonly string[],
): Promise<Set<string>> {
  const options = { perspective: "published", tag } as const;
  const homes = removedHomesShape.parse(
    await client.fetch(removedHomesQuery, { ids, homeSlug }, options),
  );
  const uses = await Promise.all(
    homes.map(async ({ _id, language }) => ({
      _id,
      ...(await readHomePageUse(client, language, ids)),
    })),
  );
  return new Set(uses.filter(({ isNeeded }) => isNeeded).map(({ _id }) => _id));
}

const ownQuery = `{
  "page": *[_id == $id][0]{ _id, title, language, slug },
  "versions": *[sanity::versionOf($id)]{ _id, _rev, "slug": slug.current }
}`;

const homesQuery = `*[_type == "page" && language == $language && slug.current == $homeSlug && !sanity::versionOf($id)]{
  _id, _rev, title, language, slug
}`;

const redirectQuery = `count(*[_type == "redirect" && from == $from][0...1]) > 0`;

const revision = z.object({ _id: z.string(), _rev: z.string() });
const ownShape = z.object({
  page: z.unknown(),
  versions: z.array(revision.extend({ slug: z.string().nullable().catch(null) })),
});
const homesShape = z.array(storedPage.extend(revision.shape));

type Revision = z.infer<typeof revision>;

export type HomePageChange = {
  page: AddressedPage;
  /** The page's versions that get the address of the home page. */
  versions: readonly Revision[];
  /** The old path of the page, from which a redirect will lead to the home page. Null if there already is one. */
  redirectFrom: string | null;
  /** The pages that were the home page, with their versions and their new slugs. */
  former: readonly { page: AddressedPage; versions: readonly Revision[]; slug: string }[];
};

/** Returns a published page as it is stored now, with its versions that have its address. Throws if it can't become the home page. */
async function readPage(
  client: SanityClient,
  id: string,
): Promise<Pick<HomePageChange, "page" | "versions">> {
  const options = { perspective: "raw", tag } as const;
  const stored = ownShape.parse(await client.fetch<unknown>(ownQuery, { id }, options));
  const page = addressedPage(stored.page);
  if (page === null || isHomePage(page)) {
    throw new Error(translate("The page is the home page already, or is no longer published."));
  }
  const versions = stored.versions.filter(({ slug }) => slug === page.slug);
  return { page, versions: versions.map(({ _id, _rev }) => ({ _id, _rev })) };
}

export async function planHomePage(client: SanityClient, id: string): Promise<HomePageChange> {
  const { page, versions } = await readPage(client, id);
  const { language } = page;
  const options = { perspective: "raw", tag } as const;
  const from = redirectPathOf(pagePath(page) ?? "");
  const [homes, redirected] = await Promise.all([
    client.fetch<unknown>(homesQuery, { language, homeSlug, id }, options),
    client.fetch<unknown>(redirectQuery, { from }, options),
  ]);
  const isRedirected = z.boolean().parse(redirected);
  const byId = Map.groupBy(homesShape.parse(homes), ({ _id }) => getPublishedId(_id));
  const former = await Promise.all(
    [...byId.values()].map(async (stored) => {
      const home = addressedPage(stored[0]) ?? page;
      const moved = await movedSlug(() => client, home);
      return {
        page: home,
        versions: stored.map(({ _id, _rev }) => ({ _id, _rev })),
        slug: moved,
      };
    }),
  );
  return { page, versions, redirectFrom: isRedirected ? null : from, former };
}

const shownOf = ({ page: { language, slug }, redirectFrom, former }: HomePageChange) =>
  JSON.stringify([language, slug, redirectFrom, former.map((home) => [home.page, home.slug])]);

/**
 * Makes a page the home page, in one transaction. Visitors always find a home page. If other editors have changed the
 * pages so that something else would happen than `shown`, changes nothing and returns the new plan. Otherwise returns
 * null.
 */
export const changeHomePage = (
  client: SanityClient,
  shown: HomePageChange,
): Promise<HomePageChange | null> => {
  let change = shown;
  return repeatOnConflict(async () => {
    if (shownOf(change) !== shownOf(shown)) return change;
    try {
      await commitHomePage(client, change);
      return null;
    } catch (error) {
      if (isConflict(error)) change = await planHomePage(client, shown.page.id);
      throw error;
    }
  });
};

async function commitHomePage(client: SanityClient, change: HomePageChange): Promise<void> {
  const { page, versions, redirectFrom, former } = change;
  let transaction = client.transaction();
  const move = ({ _id, _rev }: Revision, slug: string) => {
    transaction = transaction.patch(_id, (patch) =>
      patch.ifRevisionId(_rev).set({ "slug.current": slug }),
    );
  };
  for (const home of former) for (const version of home.versions) move(version, home.slug);
  for (const version of versions) move(version, homeSlug);
  if (redirectFrom !== null) {
    transaction = transaction.create({
      _type: "redirect",
      from: redirectFrom,
      kind: "internal",
      page: { _type: "reference", _ref: page.id },
      permanent: false,
    });
  }
  await transaction.commit({ tag });
}
