import { parsePhoneNumber } from "@marquee/schemas/phone";
import { pageCountry } from "../i18n/page-country.client.ts";
import { LIMIT } from "./limit-mark.ts";
import type { FormTexts } from "./problem-texts.ts";

/** Isolates a number as left-to-right text, for sentences that run from right to left. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/**
 * Displays below a phone field how the site reads the typed number, and marks the field as invalid if that is no number.
 * Loaded when a visitor enters such a field, because the numbers of all countries are large.
 */
export function followNumber(
  input: HTMLInputElement,
  texts: Pick<FormTexts, "phone" | "phoneUnderstood">,
  signal: AbortSignal,
): void {
  const hint = input.parentElement?.querySelector('[data-part="understood"]') ?? null;
  const follow = () => {
    const typed = input.value.trim();
    const number = parsePhoneNumber(typed, pageCountry());
    input.setCustomValidity(typed === "" || number !== null ? "" : texts.phone);
    if (hint === null) return;
    hint.textContent =
      number === null ? "" : texts.phoneUnderstood.replace(LIMIT, leftToRight(number.written));
  };
  input.addEventListener("input", follow, { signal });
  follow();
}
