/** The letters that a font must have for a cluster: marks of direction, joiners and selectors show nothing. */
export function shownLetters(cluster: string): string {
  return cluster.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu, '');
}

/** A text as it is set: composed letters, one kind of space beside the non-breaking one, no control characters. */
export function plainSpaces(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u2028\u2029\u3000]+/gu, ' ')
    .replaceAll(/[\u2000-\u200A\u202F\u205F]/g, '\u00A0');
}

/** Emoji and their parts. */
export function isPicture(cluster: string): boolean {
  return /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u.test(cluster);
}

/** What is printed of a letter that no font has: «[U+1E900]». */
export function codePointsOf(cluster: string): string {
  const codes = Array.from(shownLetters(cluster), (letter) => letter.codePointAt(0) ?? 0);
  return codes.map((code) => `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`).join('');
}
