import { isTypefaceId, type Script, type TypefaceId, typefaces } from "@marquee/schemas/studio";
import { Box, Button, Card, Flex, Select, Stack, Text } from "@sanity/ui";
import { useEffect, useId, useRef, useState } from "react";
import { set, type StringInputProps, useFormValue } from "sanity";
import { styled } from "styled-components";
import { translate } from "../../i18n/translate.ts";
import { displayedScripts, familyOf, loadTypeface } from "./load-typeface.ts";
import { OwnFont, useOwnFont } from "./own-font.tsx";
import { type FormTypeface, readOwnTypefaces } from "./own-typefaces.ts";
import { scriptList, scriptTitles } from "./script-titles.ts";
import { TypefaceSamples } from "./typeface-samples.tsx";

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

const Muted = styled.small`
  color: var(--card-muted-fg-color);
`;

/** Displays the name of a typeface in its own letters. Loads the typeface when the name comes into view. */
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

function TypefaceSpecimen({ id, site }: { id: TypefaceId; site: string }) {
  useEffect(() => {
    const shown = displayedScripts(scriptsOf(id));
    for (const script of shown.length > 0 ? shown : (["latin"] as const)) {
      void loadTypeface(site, id, script);
    }
  }, [id, site]);
  return <TypefaceSamples scripts={scriptsOf(id)} familyOf={(script) => familyOf([id], script)} />;
}

function OwnName({ typeface, site }: { typeface: FormTypeface; site: string }) {
  const { id, name, file } = typeface;
  return (
    <>
      <OwnFont site={site} file={file} />
      <span style={{ fontFamily: familyOf([id], "latin", [typeface]), fontSize: "1.25rem" }}>
        {name === "" ? translate("Without a name") : name}
      </span>
    </>
  );
}

function OwnSpecimen({ typeface, site }: { typeface: FormTypeface; site: string }) {
  const report = useOwnFont(site, typeface.file);
  if (report === "checking" || report?.problem !== null) return null;
  const { scripts } = report.font;
  return (
    <TypefaceSamples
      scripts={scripts}
      familyOf={(script) => familyOf([typeface.id], script, [typeface])}
    />
  );
}

/**
 * Input of a typeface: its name in its own letters, a list of the typefaces for a selected writing
 * system, and a specimen.
 */
export function TypefaceInput({
  value,
  onChange,
  readOnly,
  elementProps: { id, ref, onFocus, onBlur },
  site,
}: StringInputProps & { site: string }) {
  const own = readOwnTypefaces(useFormValue(["ownTypefaces"]));
  const chosen = value !== undefined && isTypefaceId(value) ? value : null;
  const chosenOwn = own.find(({ id }) => id === value) ?? null;
  const [isOpen, setOpen] = useState(chosen === null && chosenOwn === null);
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
        {chosen !== null ? (
          <Name id={chosen} site={site} />
        ) : chosenOwn !== null ? (
          <OwnName typeface={chosenOwn} site={site} />
        ) : (
          translate("Select a typeface")
        )}
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
            {own.map((typeface) => (
              <Choice key={typeface.id}>
                <input
                  type="radio"
                  name={name}
                  checked={typeface.id === value}
                  disabled={readOnly}
                  onChange={() => onChange(set(typeface.id))}
                />
                <OwnName typeface={typeface} site={site} />
                <Muted>{translate("Uploaded")}</Muted>
              </Choice>
            ))}
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
                  <Muted>{scriptList(scriptsOf(id))}</Muted>
                </Choice>
              ))}
          </List>
        </Card>
      ) : null}
      {chosen === null ? null : <TypefaceSpecimen id={chosen} site={site} />}
      {chosenOwn === null ? null : <OwnSpecimen typeface={chosenOwn} site={site} />}
    </Stack>
  );
}
