declare module "*.woff2" {
  /** Address of the file; a data address for small files. */
  const address: string;
  export default address;
}

declare module "!*.css" {
  const text: string;
  export default text;
}
