/** The names of a block or a document type, each as its place writes it. */
export type TypeNames = {
  /** `marginNote`: its type in the dataset and in code. */
  type: string;
  /** `margin-note`: its folders and files. */
  folder: string;
  /** `MarginNote`: a block's component. */
  component: string;
  /** `Margin note`: its title in the studio. */
  title: string;
};

/** Longest name of a type, in characters. */
const LONGEST = 40;

/** Types of the Studio, words of the language, and names that the written files use themselves. */
const reserved = new Set(
  [
    "array block boolean crossDatasetReference date datetime document email file geopoint globalDocumentReference image number object reference slug span string text url",
    "await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield",
    "blockComponent blockFixture blockType ownBlockType optionalMoment documentParts withoutEmpty writtenDate renderFacts when ownBlocks ownComponents ownDocumentForms ownDocumentParts ownDocuments ownFixtures ownForms blockFixtures blockSection contract defaults defineField defineType empty expect full headingId html mayObey motion motionField mustObey optionalText projectDefaults renderBlock requiredText shape styles test title tone toneField versionField wordsOf z",
  ].flatMap((line) => line.split(" ")),
);

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Returns the names of a block or a document type.
 *
 * @param name One or more English words: `margin-note`, `marginNote` or `margin note`.
 * @param taken Types that exist.
 * @param title Its title in the studio. Default: the words of the name.
 * @throws An error that says which names are valid, for any other name, and for one that is taken or reserved.
 */
export function namesOfType(
  name: string,
  taken: ReadonlySet<string> = new Set(),
  title?: string,
): TypeNames {
  const parts = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s-]+/);
  if (!parts.every((part) => /^[a-z][a-z\d]*$/.test(part)) || name.length > LONGEST)
    throw new Error(
      `"${name}" can't be the name of a type: use English letters and digits, at most ${LONGEST}, such as "team" or "margin-note".`,
    );
  const component = parts.map(capitalized).join("");
  const type = component.charAt(0).toLowerCase() + component.slice(1);
  if (reserved.has(type) || taken.has(type))
    throw new Error(
      `The name "${type}" is taken: choose another, such as "our-${parts.join("-")}".`,
    );
  return {
    type,
    folder: parts.join("-"),
    component,
    title: title?.trim() || capitalized(parts.join(" ")),
  };
}
