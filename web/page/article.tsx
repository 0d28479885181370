import { Picture } from "../design/images/picture.tsx";
import { ownFacts } from "../blocks/own-document.tsx";
import { longestWord } from "../design/ui/longest-word.ts";
import { Island } from "../design/ui/island.tsx";
import { PageFacts } from "../design/ui/page-facts.tsx";
import { pagePath } from "../design/ui/page-path.ts";
import Share, { type ShareFacts } from "../design/ui/share.client.tsx";
import type { Translate } from "../i18n/translate.ts";
import { keepUnits } from "../i18n/keep-units.ts";
import { formatLocale, writtenLocale } from "../i18n/written-locale.ts";
import type { SitePageData } from "./read-site-page.server.ts";
import styles from "./article.module.css";

declare module "../design/ui/island.tsx" {
  interface Islands {
    share: ShareFacts;
  }
}

type Data = Pick<SitePageData, "page" | "lists" | "above"> & {
  settings: Pick<SitePageData["settings"], "locale">;
};

type Props = { data: Data; t: Translate };

/** Whether a page is an article: search engines and lists treat pages with a date as articles. */
export const isArticle = ({ page }: Pick<Data, "page">): boolean => page.date !== null;

/** Whether a page may have facts above its blocks: an article, and a document of a type of the owner. */
export const hasFacts = (data: Pick<Data, "page">): boolean =>
  isArticle(data) || data.page.own !== null;

const localeOf = ({ page, settings }: Data) =>
  formatLocale(page.language, settings.locale.languages);

/** The link to the page above an article, such as the journal that lists it. */
function Back({ data: { page, above } }: { data: Data }) {
  const parent = above.at(-1);
  if (parent === undefined) return null;
  return (
    <a href={pagePath({ language: page.language, slug: parent.slug })} className={styles.back}>
      {keepUnits(parent.title)}
    </a>
  );
}

/** Renders the way back, the date, the topics and the authors above an article, and the facts of an own document. */
export async function ArticleHead({ data, t }: Props) {
  const { page, settings } = data;
  const formats = localeOf(data);
  const timeZone = settings.locale.timeZone ?? "UTC";
  const names = page.authors.map(({ name }) => name);
  const authors = new Intl.ListFormat(writtenLocale(formats)).format(names);
  const facts = await ownFacts(page, { formats, timeZone, t });
  const hasOther = names.length > 0 || page.topics.length > 0 || data.above.length > 0;
  if (!isArticle(data) && facts === null && !hasOther) return null;
  return (
    <div className="room" data-tone="default">
      <div className="grid">
        <div className={styles.line}>
          <Back data={data} />
          <PageFacts
            page={page}
            formats={{ formats, timeZone }}
            own={facts}
            authors={names.length === 0 ? null : t("list.by", { names: authors })}
          />
        </div>
      </div>
    </div>
  );
}

function Authors({ data: { page } }: { data: Data }) {
  if (page.authors.length === 0) return null;
  return (
    <ul className={styles.authors}>
      {page.authors.map(({ _id, name, url, picture }) => (
        <li key={_id} className={styles.author}>
          {picture === null ? null : (
            <div className={styles.portrait}>
              <Picture picture={picture} sizes="5rem" />
            </div>
          )}
          {url === null ? (
            <span>{name}</span>
          ) : (
            <a href={url} rel="author">
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The links to the articles before and after an article. */
function Neighbors({ data: { lists }, t }: Props) {
  const { previous = null, next = null } = lists.neighbors ?? {};
  if (previous === null && next === null) return null;
  return (
    <nav className={styles.neighbors} aria-label={t("article.others")}>
      {[["previous", previous] as const, ["next", next] as const].map(([direction, page]) =>
        page === null ? null : (
          <a
            key={direction}
            href={pagePath(page)}
            rel={direction === "next" ? "next" : "prev"}
            className={styles.neighbor}
            data-direction={direction}
          >
            <span className={styles.direction}>{t(`article.${direction}`)}</span>{" "}
            <span className={`title ${styles.title}`} style={longestWord(page.title)}>
              {keepUnits(page.title)}
            </span>
          </a>
        ),
      )}
    </nav>
  );
}

/** Renders the authors, ways to share, and the way to other articles below an article. */
export function ArticleFoot({ data, t, address }: Props & { address: string }) {
  const { page } = data;
  const mail = `mailto:?subject=${encodeURIComponent(page.title)}&body=${encodeURIComponent(address)}`;
  const shared: ShareFacts = {
    title: page.title,
    labels: {
      share: t("article.share"),
      copy: t("article.copy"),
      copied: t("article.copied"),
    },
  };
  return (
    <div className="room" data-tone="default">
      <div className={`grid ${styles.foot}`}>
        <section className={styles.about} aria-label={t("article.about")}>
          <Authors data={data} />
          <p className={styles.share}>
            <Island name="share" facts={shared}>
              <Share {...shared} />
            </Island>
            <a href={mail}>{t("article.email")}</a>
          </p>
        </section>
        <Neighbors data={data} t={t} />
        <Back data={data} />
      </div>
    </div>
  );
}
