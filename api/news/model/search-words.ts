const longestRead = 1_000;

/** What somebody typed, without what no text holds; empty where nothing is left. */
export function searchWords(typed: string): string {
  return typed
    .slice(0, longestRead)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}
