declare module 'virtual:contract-paths' {
  /** «POST /courses» by slice and call. */
  type Paths = Record<string, Record<string, string>>;

  /** What a visitor's first pages and the app's start ask for. */
  export const firstPaths: Paths;
  /** All others, fetched with the first of them. */
  export const otherPaths: () => Promise<{ default: Paths }>;
}
