import { cookies } from "next/headers";
import { mayBeGuest } from "../../members/sign-in/sign-in-methods.ts";
import { parseConsent, PREVIEW_CONSENT_COOKIE } from "../../runtime/consent/record.ts";
import type { PageContent } from "../../content/parse/tolerant-page.ts";
import type { Settings } from "../../content/settings/settings.server.ts";
import type { Translate } from "../../i18n/translate.ts";
import { formatLocale } from "../../i18n/written-locale.ts";
import { pagePath } from "../../design/ui/page-path.ts";
import {
  type PreviewSettings,
  consents,
  colorSchemes,
  motions,
  people,
  writePerson,
} from "./preview-settings.ts";
import { claimsOnPage } from "./claims-on-page.ts";
import type { Option } from "./cell.client.tsx";
import { consentIn } from "./consent-in.ts";
import styles from "./preview-bar.module.css";
import { PreviewBarShell } from "./preview-bar-shell.client.tsx";

type Props = { page: PageContent; settings: Settings; choice: PreviewSettings; t: Translate };

/**
 * Returns the viewers to choose from. A guest is one of them only if the site allows guests. For
 * each claim that a gate of the page requires, adds a member with that claim.
 */
function peopleFor({ page, settings, t }: Props): Option[] {
  const isThere = (is: string) => is !== "guest" || mayBeGuest(settings.auth);
  return [
    ...people.filter(isThere).map((is) => ({ value: is, label: t(`preview.${is}`) })),
    ...claimsOnPage(page.blocks).map((claim) => ({
      value: writePerson({ is: "member", claim }),
      label: t("preview.claim", claim),
    })),
  ];
}

/**
 * Returns the languages to choose from, with the page's address in each. A missing translation has
 * no address.
 */
function languagesFor({ page, settings, t }: Props): (Option & { isMissing: boolean })[] {
  return settings.locale.languages.map(({ code, name }) => {
    const version =
      code === page.language ? page : page.translations.find(({ language }) => language === code);
    return version === undefined
      ? { value: "", label: t("preview.missing", { language: name }), isMissing: true }
      : { value: pagePath(version), label: name, isMissing: false };
  });
}

/**
 * Renders the preview bar, which is displayed in draft mode only. In the bar, the editor chooses the
 * viewer to preview the page as.
 */
export async function PreviewBar(props: Props) {
  const { page, settings, choice, t } = props;
  const cookie = (await cookies()).get(PREVIEW_CONSENT_COOKIE)?.value ?? null;
  const record = parseConsent(cookie, settings.consent.policyVersion);
  const countsVisits = settings.consent.tagManagerId !== null;
  const path = pagePath(page);
  return (
    <aside
      className={styles.bar}
      data-tone="secondary"
      data-preview-bar=""
      aria-label={t("preview.title")}
    >
      <p className={styles.title} title={t("site.draft")}>
        {t("preview.title")}
      </p>
      <PreviewBarShell
        here={path}
        leaveHref={`/api/draft-mode/disable?${new URLSearchParams({ to: path })}`}
        chosen={{
          person: writePerson(choice.person),
          consent: choice.requestsConsent ? consentIn(record, countsVisits) : "refused",
          light: choice.light,
          motion: choice.motion,
          at: choice.at,
        }}
        options={{
          person: peopleFor(props),
          consent: consents.map((value) => ({ value, label: t(`preview.${value}`) })),
          light: colorSchemes.map((value) => ({ value, label: t(`preview.${value}`) })),
          motion: motions.map((value) => ({ value, label: t(`preview.${value}`) })),
          language: languagesFor(props),
        }}
        labels={{
          drafts: t("site.draft"),
          leave: t("site.leaveDraft"),
          person: t("preview.person"),
          consent: t("preview.consent"),
          light: t("preview.light"),
          motion: t("preview.motion"),
          at: t("preview.at"),
          now: t("preview.now"),
          language: t("site.chooseLanguage"),
          hint: t("preview.hint"),
          failed: t("preview.failed"),
          readOnly: t("preview.readOnly"),
          edit: t("preview.edit"),
        }}
        formats={formatLocale(page.language, settings.locale.languages)}
        timeZone={settings.locale.timeZone}
        countsVisits={countsVisits}
      />
    </aside>
  );
}
