declare module 'virtual:contract-paths' {
  /** «POST /courses» by slice and call. */
  const paths: Record<string, Record<string, string>>;
  export default paths;
}
