import { isAddressed } from "@marquee/schemas/contract";
import { singletonSchemas } from "@marquee/schemas/studio";
import { getPublishedId } from "sanity";
import type { DocumentLocationResolver } from "sanity/presentation";
import { followQuery } from "../connection/follow-query.ts";
import { translate } from "../../i18n/translate.ts";
import { themeUsedAt, themeUsesQuery } from "./theme-used-at.ts";
import { usedAt, usesQuery } from "./used-at.ts";

const everywhere = new Set<string>([...singletonSchemas.map(({ name }) => name), "interfaceTexts"]);

/**
 * Resolves the URLs that the Preview tool lists for a document: those of the pages, the navigation and
 * the redirects that refer to the document. For a page, also its own URL and those of its
 * translations. If there are no URLs, resolves a message instead.
 */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (everywhere.has(type)) {
    return { message: translate("Used on every page."), tone: "positive" };
  }
  if (type === "redirect") {
    return { message: translate("A redirect has no page of its own.") };
  }
  if (type === "template") {
    return {
      message: translate("Changes to this template don't affect pages that were created from it."),
    };
  }
  const params = { id: getPublishedId(id) };
  if (type === "theme") {
    return followQuery(documentStore, themeUsesQuery, params, {
      perspective: "drafts",
      parse: (result) => {
        const found = themeUsedAt(result);
        return found.length > 0
          ? { locations: found }
          : { message: translate("Not used on any page.") };
      },
    });
  }
  return followQuery(documentStore, usesQuery, params, {
    perspective: "drafts",
    parse: (result) => {
      const { locations: found, sharesAddress } = usedAt(result);
      if (sharesAddress) {
        return {
          message: translate(
            "Another page has the same URL. To preview this page, change its slug.",
          ),
          tone: "caution" as const,
        };
      }
      if (found.length > 0) return { locations: found };
      return isAddressed(type)
        ? {
            message: translate("Add a language and a slug to preview this page."),
            tone: "caution" as const,
          }
        : { message: translate("Not used on any page.") };
    },
  });
};
