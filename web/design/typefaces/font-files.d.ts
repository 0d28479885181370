/** The import of a font file evaluates to its URL on the site. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
