import * as contract from "@marquee/schemas/contract";

/** Every query that the site asks, by the name it is exported under. */
export const siteQueries = Object.entries(contract).flatMap(([name, query]) =>
  name.endsWith("Query") && typeof query === "string" ? [{ name, query }] : [],
);
