import type { Translate } from "../../../i18n/translate.ts";
import { SearchForm } from "../../search/search-form.tsx";
import { InterfaceText } from "../../ui/interface-text.tsx";
import { ErrorScreen, furtherAction } from "./error-screen.tsx";
import type { SiteTexts } from "../frame.ts";

/** Renders the 404 page, with a search if the site has one. The editor's texts replace the built-in ones. */
export function NotFoundScreen({
  t,
  language,
  hasSearch,
  texts,
}: {
  t: Translate;
  language: string;
  hasSearch: boolean;
  texts: Pick<SiteTexts, "notFoundHeading" | "notFoundText"> | undefined;
}) {
  return (
    <ErrorScreen
      code="404"
      title={texts?.notFoundHeading ?? <InterfaceText t={t} text="errors.notFoundHeading" />}
      text={texts?.notFoundText ?? <InterfaceText t={t} text="errors.notFoundText" />}
      action={{ href: `/${language}`, label: <InterfaceText t={t} text="errors.home" /> }}
      below={hasSearch ? <SearchForm language={language} t={t} /> : undefined}
    />
  );
}

/** Renders the home page of a site without pages, with a link to the studio to create the first one. */
export function EmptySiteScreen({ t, studioHref }: { t: Translate; studioHref: string }) {
  return (
    <ErrorScreen
      title={<InterfaceText t={t} text="errors.emptyHeading" />}
      text={<InterfaceText t={t} text="errors.emptyText" />}
      action={{ href: studioHref, label: <InterfaceText t={t} text="errors.emptyAction" /> }}
    />
  );
}

/**
 * Renders the 503 page. Its texts are in the HTML and "retry" is a plain link, so that the page
 * works without script.
 */
export function UnavailableScreen({ t }: { t: Translate }) {
  return (
    <ErrorScreen
      code="503"
      title={t("errors.unavailableHeading")}
      text={t("errors.unavailableText")}
      // An empty `href` reloads the page that this error page replaces.
      action={{ href: "", label: t("errors.retry") }}
    >
      <a href="/" className={furtherAction}>
        {t("errors.home")}
      </a>
    </ErrorScreen>
  );
}

/** Renders the 400 page, for a malformed address. */
export function RefusedScreen({ t, homeHref }: { t: Translate; homeHref: string }) {
  return (
    <ErrorScreen
      code="400"
      title={t("errors.refusedHeading")}
      text={t("errors.refusedText")}
      action={{ href: homeHref, label: t("errors.home") }}
    />
  );
}
