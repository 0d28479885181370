import { interfaceTextsId } from "@marquee/schemas/contract";
import { Badge, Box, Button, Card, Container, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { useCallback, useEffect, useState } from "react";
import { useClient } from "sanity";
import { IntentLink } from "sanity/router";
import { translate, translateMessage } from "../../i18n/translate.ts";
import { createEditorFetch } from "../../site/fetch-from-site.ts";
import { smallButton } from "./small-button.ts";
import { fetchLanguageTexts, type LanguageTexts } from "./fetch-language-texts.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { apiVersion } from "../../lib/api-version.ts";

type Report =
  | { state: "loading" }
  | { state: "failed"; why: string }
  | { state: "loaded"; languages: readonly LanguageTexts[] };

function Keys({ title, about, keys }: { title: string; about: string; keys: readonly string[] }) {
  if (keys.length === 0) return null;
  return (
    <details>
      <Text as="summary" size={1} weight="medium" style={{ cursor: "pointer" }}>
        {title} ({keys.length})
      </Text>
      <Box paddingTop={3}>
        <Stack gap={3}>
          <Text size={1} muted>
            {about}
          </Text>
          <Text size={1} style={{ fontFamily: "monospace", overflowWrap: "anywhere" }}>
            {keys.join(", ")}
          </Text>
        </Stack>
      </Box>
    </details>
  );
}

function Verdict({ texts }: { texts: LanguageTexts }) {
  const { problem, missing, unused, unknown, values } = texts;
  if (problem !== null) return <Badge tone="critical">{translate("File error")}</Badge>;
  if (missing.length > 0 || values.length > 0) {
    return <Badge tone="caution">{translate("Issues found")}</Badge>;
  }
  return unused.length + unknown.length > 0 ? (
    <Badge tone="default">{translate("Complete, with entries that the site doesn't use")}</Badge>
  ) : (
    <Badge tone="positive">{translate("Complete")}</Badge>
  );
}

function originOf({ ships, address, problem }: LanguageTexts): string {
  if (address === null && problem === null) {
    return ships
      ? translate("Built-in texts.")
      : translate(
          "This language has no built-in texts. In the language settings, enter the URL of your translation files.",
        );
  }
  return ships
    ? translate("Built-in texts, overridden by {address}", {
        address: address ?? "–",
      })
    : translate("Texts from {address}", { address: address ?? "–" });
}

function LanguageCard({ texts }: { texts: LanguageTexts }) {
  return (
    <Card as="li" border padding={4} radius={2} data-testid={`texts-${texts.code}`}>
      <Stack gap={4}>
        <Flex align="center" gap={3} wrap="wrap">
          <Text weight="semibold" lang={texts.code}>
            <bdi>{texts.name}</bdi>
          </Text>
          <Flex flex={1}>
            <Verdict texts={texts} />
          </Flex>
          <Button
            {...smallButton(translate("Edit texts"), texts.name)}
            as={IntentLink}
            // Props that the button passes on to `IntentLink`.
            {...{
              intent: "edit",
              params: { id: interfaceTextsId(texts.code), type: "interfaceTexts" },
            }}
          />
        </Flex>
        <Text size={1} muted style={{ overflowWrap: "anywhere" }}>
          {originOf(texts)}
        </Text>
        {texts.problem === null ? null : (
          <Text size={1}>
            {translate("The site can't use the file: {why}", {
              why: translateMessage(texts.problem),
            })}
          </Text>
        )}
        <Keys
          title={translate("Missing")}
          about={translate(
            "The site displays these texts in the default language. Add the texts to the file.",
          )}
          keys={texts.missing}
        />
        <Keys
          title={translate("Wrong placeholders")}
          about={translate(
            "The site can't fill in the placeholders in these texts, so visitors would see gaps. Correct the placeholders in the file.",
          )}
          keys={texts.values}
        />
        <Keys
          title={translate("Unused")}
          about={translate(
            "This language doesn't use these plural forms. You can delete them from the file.",
          )}
          keys={texts.unused}
        />
        <Keys
          title={translate("Unknown")}
          about={translate(
            "The site doesn't use these entries. Correct the spelling of their names in the file, or delete the entries.",
          )}
          keys={texts.unknown}
        />
      </Stack>
    </Card>
  );
}

function ErrorCard({ why }: { why: string }) {
  return (
    <Card padding={3} radius={2} tone="caution" border>
      <Text size={1}>{translate("The site can't be reached: {why}", { why })}</Text>
    </Card>
  );
}

/** Lists missing and unused interface texts by language. [I18N-4] */
export function InterfaceTexts({ site }: { site: string }) {
  const client = useClient({ apiVersion });
  const [report, setReport] = useState<Report>({ state: "loading" });
  const load = useCallback(
    () =>
      fetchLanguageTexts(createEditorFetch(site, client)).then(
        (languages) => setReport({ state: "loaded", languages }),
        (error: unknown) =>
          setReport({
            state: "failed",
            why: errorMessage(error),
          }),
      ),
    [site, client],
  );
  useEffect(() => void load(), [load]);
  const reload = () => {
    if (report.state === "loading") return;
    setReport({ state: "loading" });
    void load();
  };
  return (
    <Card height="fill" overflow="auto" data-testid="interface-texts">
      <Container width={1} padding={4} paddingY={5}>
        <Stack gap={5}>
          <Flex gap={4} align="center" wrap="wrap">
            <Button
              mode="ghost"
              text={translate("Reload files")}
              aria-disabled={report.state === "loading"}
              onClick={reload}
            />
          </Flex>
          <div>
            <Text size={1} muted style={{ lineHeight: 1.6 }}>
              {translate(
                "Texts of the site's buttons, messages and forms in each language. You can edit each text here, or set a URL for your own translation files in the language settings.",
              )}
            </Text>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element must not contain cards */}
            <div role="status">
              {report.state === "loaded" ? null : (
                <Box paddingTop={5}>
                  {report.state === "loading" ? <Spinner muted /> : <ErrorCard why={report.why} />}
                </Box>
              )}
            </div>
          </div>
          {report.state === "loaded" ? (
            <Stack as="ul" gap={4} padding={0} margin={0}>
              {report.languages.map((texts) => (
                <LanguageCard key={texts.code} texts={texts} />
              ))}
            </Stack>
          ) : null}
        </Stack>
      </Container>
    </Card>
  );
}
