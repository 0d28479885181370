/** A font file imported by a module is the address that the site serves it at. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
