declare module 'virtual:texts' {
  /** `first`, and every other namespace by its name. */
  export const parts: string[];
  export function loadPart(language: 'pt' | 'en-GB', part: string): Promise<{ default: object }>;
}
