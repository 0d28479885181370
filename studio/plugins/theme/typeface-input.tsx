import { isTypefaceId, type Script, type TypefaceId, typefaces } from "@marquee/schemas/studio";
import { Box, Button, Card, Flex, Select, Stack, Text } from "@sanity/ui";
import { useEffect, useId, useRef, useState } from "react";
import { set, type StringInputProps } from "sanity";
import { styled } from "styled-components";
import { translate } from "../../i18n/translate.ts";
import { displayedScripts, familyOf, loadTypeface, sampleTexts } from "./load-typeface.ts";

const scriptTitles: Readonly<Record<Script, string>> = {
  latin: translate("Latin"),
  vietnamese: translate("Vietnamese"),
  cyrillic: translate("Cyrillic"),
  greek: translate("Greek"),
  arabic: translate("Arabic"),
  hebrew: translate("Hebrew"),
  devanagari: translate("Devanagari"),
  thai: translate("Thai"),
  japanese: translate("Japanese"),
  chinese: translate("Chinese (simplified)"),
  korean: translate("Korean"),
};

const ids = Object.keys(typefaces).filter(isTypefaceId);
const scriptsOf = (id: TypefaceId): readonly Script[] => typefaces[id].scripts;
const isScript = (name: string): name is Script => Object.hasOwn(scriptTitles, name);
const scripts = Object.keys(scriptTitles).filter(isScript);

const List = styled.div`
  max-block-size: 20rem;
  overflow-y: auto;
`;

const Choice = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 0.75rem;
  padding: 0.625rem 0.75rem;
  cursor: pointer;

  &:hover,
  &:has(:checked) {
    background: var(--card-muted-bg-color);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -2px;
  }

  input {
    margin: 0;
    accent-color: var(--card-focus-ring-color);
  }
`;

/** The sizes of a specimen in pixels: a caption, running text, a heading. */
const sizes = [13, 18, 34];

/** Displays the name of a typeface in its own letters. Loads them when the name is in view. */
function Name({ id, site }: { id: TypefaceId; site: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void loadTypeface(site, id, "latin");
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [id, site]);
  return (
    <span ref={element} style={{ fontFamily: familyOf([id], "latin"), fontSize: "1.25rem" }}>
      {typefaces[id].name}
    </span>
  );
}

/** Returns the scripts of a typeface's specimen. Each font file has Latin letters. */
function sampledScripts(id: TypefaceId) {
  const shown = displayedScripts(scriptsOf(id));
  return shown.length > 0 ? shown : (["latin"] as const);
}

/** Displays the scripts of a typeface at three sizes. */
function TypefaceSpecimen({ id, site }: { id: TypefaceId; site: string }) {
  const samples = sampledScripts(id);
  useEffect(() => {
    for (const script of sampledScripts(id)) void loadTypeface(site, id, script);
  }, [id, site]);
  return (
    <Card padding={3} border radius={2} data-testid="typeface-specimen">
      <Stack gap={3}>
        {samples.map((script) =>
          sizes.map((size) => (
            <div
              key={`${script} ${size}`}
              dir="auto"
              style={{
                fontFamily: familyOf([id], script),
                fontSize: size,
                lineHeight: 1.25,
                overflowWrap: "anywhere",
              }}
            >
              {sampleTexts[script]}
            </div>
          )),
        )}
      </Stack>
    </Card>
  );
}

/** Input of a typeface: its name in its own letters, a list of all typefaces by script, and a specimen. */
export function TypefaceInput({
  value,
  onChange,
  readOnly,
  elementProps: { id, ref, onFocus, onBlur },
  site,
}: StringInputProps & { site: string }) {
  const chosen = value !== undefined && isTypefaceId(value) ? value : null;
  const [isOpen, setOpen] = useState(chosen === null);
  const [script, setScript] = useState<Script>("latin");
  const name = useId();
  return (
    <Stack gap={2} flex={1} data-testid="typeface-input">
      <Button
        id={id}
        ref={ref}
        onFocus={onFocus}
        onBlur={onBlur}
        mode="ghost"
        justify="flex-start"
        aria-expanded={isOpen}
        disabled={readOnly}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen === null ? translate("Select a typeface") : <Name id={chosen} site={site} />}
      </Button>
      {isOpen ? (
        <Card border radius={2}>
          <Box padding={3}>
            <Flex gap={2} align="center">
              <Text size={1} as="label" htmlFor={`${name}-script`}>
                {translate("Script")}
              </Text>
              <Select
                id={`${name}-script`}
                fontSize={1}
                value={script}
                onChange={({ currentTarget }) => {
                  if (isScript(currentTarget.value)) setScript(currentTarget.value);
                }}
              >
                {scripts.map((script) => (
                  <option key={script} value={script}>
                    {scriptTitles[script]}
                  </option>
                ))}
              </Select>
            </Flex>
          </Box>
          <List role="radiogroup" aria-label={translate("Typefaces")}>
            {ids
              .filter((id) => scriptsOf(id).includes(script))
              .map((id) => (
                <Choice key={id}>
                  <input
                    type="radio"
                    name={name}
                    checked={id === chosen}
                    disabled={readOnly}
                    onChange={() => onChange(set(id))}
                  />
                  <Name id={id} site={site} />
                  <small style={{ color: "var(--card-muted-fg-color)" }}>
                    {scriptsOf(id)
                      .map((script) => scriptTitles[script])
                      .join(", ")}
                  </small>
                </Choice>
              ))}
          </List>
        </Card>
      ) : null}
      {chosen === null ? null : <TypefaceSpecimen id={chosen} site={site} />}
    </Stack>
  );
}
