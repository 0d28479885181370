/** The typefaces that editors choose from, with their names and scripts. */
export { typefaces as curatedTypefaces } from "@marquee/schemas/contract";
