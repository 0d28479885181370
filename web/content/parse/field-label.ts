/** Writes a field's name as words: `animationLabel` becomes `Animation label`. */
export function fieldLabel(name: string): string {
  const words = name.replaceAll(/(?=[A-Z])/g, " ").toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/**
 * Writes a field's path as words: `actions[0].label` becomes `Actions › 1 › Label`. A studio that
 * embeds the page sends the form's titles, which replace these words
 * (`web/editors/composing/field-reasons.client.tsx`).
 */
export function pathLabel(field: string): string {
  const parts = field.match(/[^.[\]]+/g) ?? [];
  return parts
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : fieldLabel(part)))
    .join(" › ");
}
