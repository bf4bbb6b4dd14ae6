declare module "*.woff2" {
  /** Address of the file, or the file itself as a data address when it is small. */
  const address: string;
  export default address;
}

declare module "!*.css" {
  const text: string;
  export default text;
}
