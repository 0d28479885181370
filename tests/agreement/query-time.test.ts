import * as contract from "@marquee/schemas/contract";
import { expect, test } from "vitest";
import { parseQuery } from "../../studio/content-lake/src/query/parsed-query.ts";

test("[LAKE-4] the lake's time limit leaves room for the site's longest queries", () => {
  for (const query of [contract.pageQuery, contract.pageByIdQuery, contract.searchedPagesQuery]) {
    // A space makes it another query for the lake's cache.
    for (const space of ["", " ", "  ", "   "]) {
      expect(() => parseQuery(query + space, {})).not.toThrow();
    }
  }
});
