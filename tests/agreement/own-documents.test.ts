import { addressed, addressedTypes, documentContractOf, pageSlug } from "@marquee/schemas/contract";
import { expect, test } from "vitest";
import { answerOf, disagreements, partOf } from "./shapes/agreement.ts";
import { emptyPathsOf } from "./shapes/answers.ts";
import { typesOfForms } from "./shapes/form-types.ts";

const forms = typesOfForms();

/** The names of the fields that a document type's form stores. */
function storedFields(type: string): string[] {
  const form = forms.find(({ name }) => name === type);
  return form?.type === "document" ? Object.keys(form.attributes) : [];
}

const ofPage = new Set(storedFields("page"));
const ownTypes: readonly string[] = addressedTypes.slice(1);
const contractOf = (type: string) => {
  const contract = documentContractOf(type);
  if (contract === undefined) throw new Error(`${type} has no contract.`);
  return contract;
};

test("[OWN-3] the queries of pages read every document type with an address", () => {
  for (const type of addressedTypes) expect(addressed).toContain(`"${type}"`);
});

test("[OWN-3] form, query and shape of the owner's documents agree in every field", () => {
  for (const type of ownTypes) {
    const { shape, projection } = contractOf(type);
    const own = Object.keys(shape.shape);
    // A field with the name of a page's would replace it.
    expect(own.filter((name) => ofPage.has(name))).toEqual([]);
    expect(new Set(storedFields(type))).toEqual(new Set([...ofPage, ...own]));
    const result = answerOf(`*[_type == "${type}"][0]{ "own": { ${projection} } }`, forms);
    expect(disagreements(partOf(result, "own"), shape)).toEqual([]);
    expect(emptyPathsOf(result)).toEqual([]);
  }
});

test("[OWN-3] the owner's documents are in folders of their own, with valid addresses", () => {
  const folders = ownTypes.map((type) => contractOf(type).folder);
  expect(new Set(folders).size).toBe(folders.length);
  for (const folder of folders) expect(pageSlug.safeParse(folder)).toMatchObject({ success: true });
});
