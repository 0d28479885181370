/** Renders blocks and facts of documents in tests. Tests of own blocks and documents import it from here. */
import { createElement } from "react";
import { contextFixture } from "./block.fixture.ts";
import type { FactsOf } from "./document-parts.ts";
import { renderHtml } from "./render-html.fixture.ts";

export { renderBlock } from "./block.fixture.ts";

/** Returns the HTML of the facts of the owner's document, on an English page. */
export const renderFacts = <Fields>(
  { Facts }: { Facts: FactsOf<Fields> },
  fields: Fields,
): Promise<string> => renderHtml(createElement(Facts, { fields, context: contextFixture }));
