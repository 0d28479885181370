/** Matches characters that are not displayed: soft hyphens, joiners, marks of direction, and variation selectors. */
export const invisible = /\p{Default_Ignorable_Code_Point}/gu;
