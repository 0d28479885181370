import type { ListedPage } from "@marquee/schemas/types";
import type { FeedContent } from "../../content/lists/feed.server.ts";
import { assetAddress } from "../../design/images/loader.ts";
import { pagePath } from "../../design/ui/page-path.ts";
import { declaration, escaped } from "../escape-xml.ts";
import { feedPath } from "./feed-path.ts";

/** A list's feed, and what is needed to write it. */
export type FeedFile = FeedContent & {
  /** Key of the list block. */
  key: string;
  siteName: string;
  /** Converts a path of the site to a URL. */
  absolute: (path: string) => string;
};

const titleOf = ({ heading, page, siteName }: FeedFile): string => {
  const title = heading ?? page.title;
  return title.includes(siteName) ? title : `${title} · ${siteName}`;
};

/** Returns a feed entry's id (RFC 4151). It stays the same when the page gets a new address. */
function idOf(id: string, absolute: FeedFile["absolute"]): string {
  return `tag:${new URL(absolute("/")).hostname},2005:${encodeURIComponent(id)}`;
}

/** The date of a page's publication. A page without a date counts as published when it last changed. */
const publishedOf = ({ date, _updatedAt }: ListedPage): string =>
  new Date(date ?? _updatedAt).toISOString();

const changedOf = ({ _updatedAt }: ListedPage): string => new Date(_updatedAt).toISOString();

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

function atomEntry(entry: ListedPage, absolute: FeedFile["absolute"]): string {
  const { title, summary, authors, topics, picture } = entry;
  return [
    "<entry>",
    element("id", idOf(entry._id, absolute)),
    element("title", title),
    `<link rel="alternate" type="text/html" href="${escaped(absolute(pagePath(entry)))}"/>`,
    element("published", publishedOf(entry)),
    element("updated", changedOf(entry)),
    ...authors.map(
      ({ name, url }) =>
        `<author>${element("name", name)}${url === null ? "" : element("uri", url)}</author>`,
    ),
    ...topics.map(({ _id, name }) => `<category term="${escaped(_id)}" label="${escaped(name)}"/>`),
    ...(summary === null ? [] : [element("summary", summary)]),
    ...(picture === null
      ? []
      : [
          `<link rel="enclosure" type="${escaped(picture.asset.mimeType)}" href="${escaped(absolute(assetAddress(picture.asset.url)))}"/>`,
        ]),
    "</entry>",
  ].join("");
}

/** Returns a list's Atom feed (RFC 4287). It contains the fields that lists display, and no block. */
export function atomFeed(file: FeedFile): string {
  const { page, key, entries, siteName, absolute } = file;
  const newest = [page._updatedAt, ...entries.map(({ _updatedAt }) => _updatedAt)]
    .toSorted()
    .at(-1);
  const self = absolute(feedPath(page._id, key, "xml"));
  return [
    declaration,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(page.language)}">`,
    element("id", idOf(`${page._id}/${key}`, absolute)),
    element("title", titleOf(file)),
    ...(page.summary === null ? [] : [element("subtitle", page.summary)]),
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(absolute(pagePath(page)))}"/>`,
    element("updated", new Date(newest ?? page._updatedAt).toISOString()),
    // An entry without an author needs an author of the whole feed (section 4.1.1).
    `<author>${element("name", siteName)}</author>`,
    ...entries.map((entry) => atomEntry(entry, absolute)),
    "</feed>\n",
  ].join("\n");
}

function jsonItem(entry: ListedPage, absolute: FeedFile["absolute"]): object {
  const { title, summary, authors, topics, picture } = entry;
  return {
    id: idOf(entry._id, absolute),
    url: absolute(pagePath(entry)),
    title,
    // An item needs a text (JSON Feed 1.1, “Items”).
    content_text: summary ?? title,
    ...(summary === null ? {} : { summary }),
    ...(picture === null ? {} : { image: absolute(assetAddress(picture.asset.url)) }),
    date_published: publishedOf(entry),
    date_modified: changedOf(entry),
    ...(authors.length === 0
      ? {}
      : { authors: authors.map(({ name, url }) => ({ name, ...(url === null ? {} : { url }) })) }),
    ...(topics.length === 0 ? {} : { tags: topics.map(({ name }) => name) }),
    language: entry.language,
  };
}

/** Returns a list's JSON Feed (https://jsonfeed.org/version/1.1). */
export function jsonFeed(file: FeedFile): string {
  const { page, key, entries, siteName, absolute } = file;
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: titleOf(file),
    home_page_url: absolute(pagePath(page)),
    feed_url: absolute(feedPath(page._id, key, "json")),
    ...(page.summary === null ? {} : { description: page.summary }),
    language: page.language,
    authors: [{ name: siteName, url: absolute("/") }],
    items: entries.map((entry) => jsonItem(entry, absolute)),
  });
}
