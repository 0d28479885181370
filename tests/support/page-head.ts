/** A page's metadata for search engines and other programs. */
export type PageHead = {
  title: string;
  /** Contents by `name` or `property`, in document order. */
  metas: ReadonlyMap<string, readonly string[]>;
  canonical: string | null;
  /** Addresses by language. */
  alternates: Readonly<Record<string, string>>;
  /** Every JSON-LD script, parsed. */
  jsonLd: readonly unknown[];
};

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
};
const plain = (text: string) =>
  text.replace(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole);

const attributesOf = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      plain(value),
    ]),
  );

const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, "g"))].map(([tag]) => attributesOf(tag));

export function headOf(html: string): PageHead {
  const metas = new Map<string, string[]>();
  for (const meta of tags(html, "meta")) {
    const name = meta["name"] ?? meta["property"];
    if (name) metas.set(name, [...(metas.get(name) ?? []), meta["content"] ?? ""]);
  }
  const links = tags(html, "link");
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    metas,
    canonical: links.find(({ rel }) => rel === "canonical")?.["href"] ?? null,
    alternates: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href }) =>
        rel === "alternate" && hreflang && href ? [[hreflang, href]] : [],
      ),
    ),
    jsonLd: [...scripts].map(([, json = ""]): unknown => JSON.parse(json)),
  };
}
