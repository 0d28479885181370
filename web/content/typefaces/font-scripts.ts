import type { Script } from "@marquee/schemas/types";

/**
 * The letters that a font must have to support a script. For a script with thousands of characters,
 * the list contains only some frequent ones.
 */
const letters: Readonly<Record<Script, string>> = {
  latin: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
  // cspell:disable-next-line
  vietnamese: "ĂăĐđƠơƯưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữự",
  cyrillic: "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя",
  greek: "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψωάέήίόύώ",
  arabic: "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي",
  hebrew: "אבגדהוזחטיךכלםמןנסעףפץצקרשת",
  devanagari: "अआइईउऊएऐओऔकखगघचछजझञटठडढणतथदधनपफबभमयरलवशषसह",
  thai: "กขคฆงจฉชซญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ",
  japanese: "あいうえおかきくけこさしすせそアイウエオカキクケコサシスセソ日本人年大",
  chinese: "的一是不了人我在有他这中大来上国",
  korean: "가나다라마바사아자차카타파하한국",
};

/**
 * The character subsets of each script (see `typeface-table.ts`). The site uses a font for a subset
 * only if the font supports the subset's script.
 */
const subsets: Readonly<Record<Script, readonly string[]>> = {
  latin: ["latin", "latin-ext"],
  vietnamese: ["vietnamese"],
  cyrillic: ["cyrillic", "cyrillic-ext"],
  greek: ["greek", "greek-ext"],
  arabic: ["arabic"],
  hebrew: ["hebrew"],
  devanagari: ["devanagari"],
  thai: ["thai"],
  japanese: ["japanese"],
  chinese: ["chinese"],
  korean: ["korean"],
};

const isScript = (name: string): name is Script => Object.hasOwn(letters, name);
const scripts = Object.keys(letters).filter(isScript);

/** Returns the scripts whose letters a font has. `characters` are code points. */
export const scriptsIn = (characters: ReadonlySet<number>): Script[] =>
  scripts.filter((script) =>
    Array.from(letters[script]).every((letter) => characters.has(letter.codePointAt(0) ?? -1)),
  );

/** Returns the subsets of characters of each script. */
export const subsetsOf = (found: readonly Script[]): Partial<Record<Script, readonly string[]>> =>
  Object.fromEntries(found.map((script) => [script, subsets[script]]));
