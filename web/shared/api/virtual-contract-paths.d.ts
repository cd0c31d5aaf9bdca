declare module 'virtual:contract-paths' {
  /** «POST /courses» by slice and call, and «PUT /courses writes» where it is a command. */
  type Paths = Record<string, Record<string, string>>;

  /** Calls of a visitor's first pages and of the app's start. */
  export const firstPaths: Paths;
  /** All other calls, loaded with the first of them. */
  export const otherPaths: () => Promise<{ default: Paths }>;
}
