declare module 'virtual:texts' {
  /** The parts of the texts: `first`, and every other namespace by its name. */
  export const parts: string[];
  /** Nothing where its file is gone, and that has been told. */
  export function loadPart(language: 'pt' | 'en-GB', part: string): Promise<{ default: object } | undefined>;
}
