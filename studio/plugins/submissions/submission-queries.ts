import {
  addressKey,
  submissionFileType,
  submissionShape,
  submissionType,
} from "@marquee/schemas/submission";
import * as z from "zod";

/** The submissions that are listed. `form` is the id of a form; empty for all forms. */
export type View = { search: string; form: string; limit: number };

const isListed = `_type == "${submissionType}" && ($form == "" || form == $form)
  && ($search == "" || $address in addresses || count(answers[count(values[@ match $search]) > 0]) > 0)`;

/** Returns the query of a view and its parameters. Searches words by their beginning, and whole addresses. */
export const listQuery = ({ search, form, limit }: View) => ({
  query: `{
    "total": count(*[${isListed}]),
    "rows": *[${isListed}] | order(submittedAt desc) [0...$limit],
    "forms": array::unique(
      *[_type == "${submissionType}"] | order(submittedAt desc) { "named": form + "\\n" + formTitle }.named
    )
  }`,
  params: {
    form,
    limit,
    address: addressKey(search),
    search: search.trim() === "" ? "" : `${search.trim()}*`,
  },
});

/** Returns each form once, by title. `named` are ids and titles, of which a renamed form has several, newest first. */
function formsOf(named: readonly string[]): { form: string; formTitle: string }[] {
  const titles = new Map<string, string>();
  for (const each of named) {
    const [form = "", formTitle = ""] = each.split("\n");
    if (!titles.has(form)) titles.set(form, formTitle);
  }
  return [...titles]
    .map(([form, formTitle]) => ({ form, formTitle }))
    .toSorted((a, b) => a.formTitle.localeCompare(b.formTitle));
}

export const listShape = z.object({
  total: z.number(),
  rows: z.array(submissionShape),
  // GROQ compares objects by identity, so the query returns text.
  forms: z.array(z.string()).transform(formsOf),
});

export type Listed = z.output<typeof listShape>;

const ofPerson = `_type == "${submissionType}" && $address in addresses`;

export const countOfPersonQuery = `count(*[${ofPerson}])`;

const deletion = (submissions: string, params: Record<string, string>) => [
  {
    delete: {
      query: `*[_type == "${submissionFileType}" && submission in *[${submissions}]._id]`,
      params,
    },
  },
  { delete: { query: `*[${submissions}]`, params } },
];

/** Returns the mutations that delete everything that the owner of an email address sent, files included. */
export const erasePerson = (address: string) =>
  deletion(ofPerson, { address: addressKey(address) });

export const eraseSubmission = (id: string) =>
  deletion(`_type == "${submissionType}" && _id == $id`, { id });

const ofForm = `_type == "${submissionType}" && form == $form`;

export const countOfFormQuery = `count(*[${ofForm}])`;

export const eraseSubmissionsOf = (form: string) => deletion(ofForm, { form });

/** GROQ: the parts of the file $id. A small file has one, which has no number. */
export const fileQuery = `*[_type == "${submissionFileType}" && (_id == $id || file == $id)]
  | order(coalesce(part, 0)) { mime, content }`;

export const fileShape = z.array(z.object({ mime: z.string(), content: z.base64() })).min(1);
