import { singletonSchemas } from "@marquee/schemas/studio";
import { map } from "rxjs";
import { getPublishedId } from "sanity";
import type { DocumentLocationResolver } from "sanity/presentation";
import { say } from "../../i18n/say.ts";
import { usedAt, usesQuery } from "./used-at.ts";

const everywhere = new Set<string>(singletonSchemas.map(({ name }) => name));

/** Resolves where a document is used: its page and translations, and pages, menus and redirects that refer to it. */
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
      const { locations: found, sharesAddress } = usedAt(answer);
      if (sharesAddress) {
        return {
          message: say(
            "Another page has this address too. Give this page an address of its own to see it here.",
          ),
          tone: "caution" as const,
        };
      }
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
