import { translate } from "../../../i18n/translate.ts";
import type { Finding } from "../finding.ts";
import { type CheckedPage, fieldAt, objectsIn, type StoredObject, textAt } from "../stored-page.ts";

const fileName =
  /^[\w().-]*\.(?:jpe?g|png|webp|avif|gif|svg|heic)$|^(?:img|dsc|dscf|pxl|image|foto|photo|screenshot)[\s_-]*\d[\w-]*$/i;

// Screen readers already announce an image, so these words are redundant in the alt text.
const namesImage =
  /^(?:(?:a|an|the) )?(?:picture|image|photo|photograph) of |^(?:ein )?(?:bild|foto) (?:von|der|des|einer?s?) |^(?:une? )?(?:image|photo) (?:de|du|d’|d') ?|^صورة (?:تُظهر|تظهر|تُبيّن|تبين) /i;

const isPicture = ({ value }: StoredObject): boolean =>
  fieldAt(value, "asset") !== undefined && textAt(value, "alt") !== "";

function judge(alt: string, caption: string): string | null {
  if (fileName.test(alt)) {
    return translate(
      "The alt text “{alt}” is a file name. Describe the image for visitors who can't see it.",
      {
        alt,
      },
    );
  }
  if (namesImage.test(alt)) {
    return translate(
      "Screen readers already announce that this is an image. Start the alt text with what the image shows, without words such as “Image of”.",
    );
  }
  return caption !== "" && alt.toLowerCase() === caption.toLowerCase()
    ? translate(
        "The alt text is the same as the caption, so screen readers read the text twice. Describe the image in the alt text, or mark the image as decorative.",
      )
    : null;
}

/** Reports unhelpful alt texts. The validation rules of the schema report missing alt texts. */
export function alternativeTexts(page: CheckedPage): Finding[] {
  const shared = [...objectsIn(fieldAt(page.value, "seo"), ["seo"])];
  const parents = new Map(
    [...page.objects, ...shared].map(({ path, value }) => [JSON.stringify(path), value]),
  );
  return [...page.objects, ...shared].filter(isPicture).flatMap(({ path, value }) => {
    if (fieldAt(value, "decorative") === true) return [];
    // Reads the caption from the parent in figures and image blocks, and from the image itself in galleries.
    const beside = parents.get(JSON.stringify(path.slice(0, -1)));
    const caption = textAt(value, "caption") || textAt(beside, "caption");
    const message = judge(textAt(value, "alt"), caption);
    const finding: Finding = {
      check: "pictures",
      level: "warning",
      path: [...path, "alt"],
      message: message ?? "",
    };
    return message === null ? [] : [finding];
  });
}
