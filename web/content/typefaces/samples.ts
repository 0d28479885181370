// cspell:ignore öffnen Türen jeden sechs erste beginnt eine halbe Stunde später durent moins vingt reste ouvert jusqu’au départ invité
/**
 * Typical texts of a site. They are real sentences, because the average width of a letter depends
 * on how frequent each letter is.
 */
export const samples = {
  latin:
    "Every evening in November the doors open at six, and the first film begins half an hour later. Most of the films are shorter than twenty minutes, so there is time to talk between them. Im November öffnen die Türen jeden Abend um sechs, und der erste Film beginnt eine halbe Stunde später. Les films durent moins de vingt minutes, et le bar reste ouvert jusqu’au départ du dernier invité.",
  arabic:
    "يفتح المهرجان أبوابه كل مساء في نوفمبر، وتُعرض الأفلام القصيرة حتى منتصف الليل في قاعة مظلمة أمام شاشة مضاءة. لا يزيد طول معظم الأفلام على عشرين دقيقة، ويبقى وقت للحديث بينها.",
  hebrew:
    "בכל ערב בנובמבר הדלתות נפתחות בשעה שש, והסרט הראשון מתחיל חצי שעה אחר כך. רוב הסרטים קצרים מעשרים דקות, ולכן נשאר זמן לשיחה ביניהם.",
} as const;

/** The digits of each script. Hebrew texts use the Latin digits. */
export const digits = { latin: "0123456789", arabic: "٠١٢٣٤٥٦٧٨٩" } as const;

export type SampledScript = keyof typeof samples;

export const isSampled = (script: string): script is SampledScript =>
  Object.hasOwn(samples, script);
