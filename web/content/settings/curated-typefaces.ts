/** The typefaces that editors choose from, with their names and the scripts (such as Latin) that they support. */
export { typefaces as curatedTypefaces } from "@marquee/schemas/contract";
