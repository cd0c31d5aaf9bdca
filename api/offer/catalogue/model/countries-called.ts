const shortest = 3;

export function countriesCalled(word: string, codes: readonly string[]): string[] {
  const requested = folded(word);
  if (requested.length < shortest) return [];
  return codes.filter((code) => names.some((of) => partsOf(of, code).some((part) => part.startsWith(requested))));
}

const names = ['pt', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));

/** Editors may have written something that is no country code. */
function partsOf(of: Intl.DisplayNames, code: string): string[] {
  return /^[A-Z]{2}$/.test(code) ? folded(of.of(code) ?? '').split(' ') : [];
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
