import * as contract from "@marquee/schemas/contract";

/** Every query of the site, by its export name. */
export const siteQueries = Object.entries(contract).flatMap(([name, query]) =>
  name.endsWith("Query") && typeof query === "string" ? [{ name, query }] : [],
);
