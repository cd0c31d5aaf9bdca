declare module 'virtual:texts' {
  /** `first`, and every other namespace by its name. */
  export const parts: string[];
  /** Undefined if its file is gone and a listener of `vite:preloadError` has taken over. */
  export function loadPart(language: 'pt' | 'en-GB', part: string): Promise<{ default: object } | undefined>;
}
