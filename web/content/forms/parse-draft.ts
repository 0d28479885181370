import * as z from "zod";

const draft = z.object({
  form: z.string(),
  page: z.string(),
  values: z.record(z.string(), z.array(z.string())),
  problems: z.record(z.string(), z.string()),
  problem: z.string().nullable(),
});

/** Parses what a visitor without script has typed. Returns null if there is no draft for this form. */
export function parseDraft(text: string | null, form: string) {
  if (text === null) return null;
  const found = draft.safeParse(JSON.parse(text)).data;
  return found?.form === form ? found : null;
}
