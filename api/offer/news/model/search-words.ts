const longestRead = 1_000;

export function searchWords(typed: string): string {
  return typed
    .slice(0, longestRead)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}
