/** The script elements that React writes for the files that start a page. */
const starting = /<script src="(\/_next\/static\/[^"]+\.js[^"]*)" async=""><\/script>/g;

/** The preload that React writes for the first script file. */
const ahead =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;

/** Returns the addresses of the script files that start a page, as written in its HTML. */
export const scriptFilesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(starting)].map(([, source = ""]) => source)),
];

/** Returns a page's HTML without the script elements that start the page and without the script preload. */
export const withoutScriptFiles = (html: string): string =>
  html.replaceAll(starting, "").replaceAll(ahead, "");
