import { Card, Stack, Text } from "@sanity/ui";
import type { InputProps } from "sanity";
import { translate } from "../../i18n/translate.ts";
import type { FontReport } from "./check-font.ts";
import { nameOfOwnFont } from "./load-typeface.ts";
import { useOwnFont } from "./own-font.tsx";
import { fileIdOf } from "./own-typefaces.ts";
import { scriptList } from "./script-titles.ts";
import { TypefaceSamples } from "./typeface-samples.tsx";

type Font = Extract<FontReport, { problem: null }>["font"];

/** Size in bytes above which a font delays the text of visitors with slow connections. */
const LARGE = 200 * 1024;

/**
 * Displays the writing systems and weights of a font, and a hint if the file is large. Doesn't
 * display the file's size, because the file field already does.
 */
function Facts({ font: { scripts, weightRange, bytes } }: { font: Font }) {
  const range = weightRange?.join("–");
  const weights = range === undefined ? [] : [translate("Variable, weights {range}", { range })];
  return (
    <Stack gap={3}>
      <Text size={1} muted>
        {[scriptList(scripts), ...weights].join(" · ")}
      </Text>
      {bytes > LARGE ? (
        <Text size={1} muted>
          {translate("The file is large, so visitors see a system font first.")}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Input of a font file, with the result of the site's check and a specimen in the font. [THEME-3] */
export function TypefaceFileInput({ site, ...props }: InputProps & { site: string }) {
  const file = fileIdOf(props.value);
  const report = useOwnFont(site, file);
  const font = report === "checking" || report?.problem !== null ? null : report.font;
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <output style={{ display: "block" }} data-testid="font-report">
        {report === null ? null : <Report report={report} />}
      </output>
      {file === null || font === null ? null : (
        <TypefaceSamples
          scripts={font.scripts}
          familyOf={() => `"${nameOfOwnFont(file)}", system-ui`}
        />
      )}
    </Stack>
  );
}

function Report({ report }: { report: FontReport | "checking" }) {
  if (report === "checking") {
    return (
      <Text size={1} muted>
        {translate("Checking the font…")}
      </Text>
    );
  }
  if (report.problem === null) return <Facts font={report.font} />;
  return (
    <Card padding={3} radius={2} tone="critical" border>
      <Text size={1}>{report.problem}</Text>
    </Card>
  );
}
