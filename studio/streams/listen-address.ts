/**
 * Takes the address of a listener as Sanity's client writes it, gives the same for the lake. The client says
 * `includeResult=true` or nothing, and nothing means to it that it does without the document; the lake, asked nothing,
 * sends it: a long page, five times for each word that an editor types.
 */
export function listenAddress(address: string): string {
  const url = new URL(address);
  if (/\/data\/listen\/[^/]+$/.test(url.pathname) && !url.searchParams.has("includeResult")) {
    url.searchParams.set("includeResult", "false");
  }
  return url.href;
}
