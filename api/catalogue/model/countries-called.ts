const shortest = 3;

/** Which of these countries have a name that begins with a word, in Portuguese or in English. */
export function countriesCalled(word: string, codes: readonly string[]): string[] {
  const wanted = folded(word);
  if (wanted.length < shortest) return [];
  return codes.filter((code) => names.some((of) => partsOf(of, code).some((part) => part.startsWith(wanted))));
}

const names = ['pt', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));

/** Columns hold what editors wrote, which need not be a country. */
function partsOf(of: Intl.DisplayNames, code: string): string[] {
  return /^[A-Z]{2}$/.test(code) ? folded(of.of(code) ?? '').split(' ') : [];
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
