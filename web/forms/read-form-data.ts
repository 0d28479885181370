import { readBytes } from "../content/outbound/read-body.ts";
import { fileLimits, type SentTexts } from "../content/forms/check-answers.ts";
import { keyOfInput, siteInputs } from "./form-names.ts";

/** Maximum size of a form in bytes: its files, and 500 kB of texts. */
const MAX_BODY = fileLimits.files * fileLimits.bytes + 500_000;

/** Maximum number of values. A form has at most 40 fields with 50 choices. */
const MAX_VALUES = 2_100;

/** The parts of a form that a browser sent. */
export type SentForm = {
  /** The site's own inputs; empty if they are missing. */
  site: Readonly<Record<keyof typeof siteInputs, string>>;
  texts: SentTexts;
  files: ReadonlyMap<string, readonly File[]>;
};

/** Reads the body of a form. Returns null if it is too large or not a form. */
export async function readFormData(request: Request): Promise<SentForm | null> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return null;
  const bytes = await readBytes(request.body, MAX_BODY);
  if (bytes === null) return null;
  let data: FormData;
  try {
    data = await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    return null;
  }
  return sortValues(data);
}

function sortValues(data: FormData): SentForm | null {
  const texts = new Map<string, string[]>();
  const files = new Map<string, File[]>();
  let values = 0;
  for (const [name, value] of data) {
    values += 1;
    if (values > MAX_VALUES) return null;
    const key = keyOfInput(name);
    if (key === null) continue;
    if (typeof value === "string") texts.set(key, [...(texts.get(key) ?? []), value]);
    // Browsers send an empty file for an input without a file.
    else if (value.size > 0) files.set(key, [...(files.get(key) ?? []), value]);
  }
  const own = (name: keyof typeof siteInputs): string => {
    const value = data.get(siteInputs[name]);
    return typeof value === "string" ? value : "";
  };
  return {
    site: {
      page: own("page"),
      language: own("language"),
      nonce: own("nonce"),
      proof: own("proof"),
      honeypot: own("honeypot"),
    },
    texts: Object.fromEntries(texts),
    files,
  };
}
