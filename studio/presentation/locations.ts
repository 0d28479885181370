import { singletonSchemas } from "@marquee/schemas/studio";
import { map } from "rxjs";
import { getPublishedId } from "sanity";
import type { DocumentLocationResolver } from "sanity/presentation";
import { say } from "../i18n/say.ts";
import { usedAt, usesQuery } from "./used-at.ts";

const everywhere = new Set<string>(singletonSchemas.map(({ name }) => name));

/** Where a document is used on the site: its page, the pages and menus that lead to it, its languages and redirects. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (everywhere.has(type)) {
    return { message: say("Used on every page of the site."), tone: "positive" };
  }
  if (type === "redirect") {
    return { message: say("Answers at an address where no page stands.") };
  }
  if (type === "template") {
    return { message: say("A page that begins with it is on its own afterwards.") };
  }
  const params = { id: getPublishedId(id) };
  return documentStore.listenQuery(usesQuery, params, { perspective: "drafts" }).pipe(
    map((answer: unknown) => {
      const found = usedAt(answer);
      if (found.length > 0) return { locations: found };
      return type === "page"
        ? {
            message: say("Give the page a language and an address to see it here."),
            tone: "caution" as const,
          }
        : { message: say("Used on no page yet.") };
    }),
  );
};
