/**
 * «Português», as a list says it. Told by the server, because browsers do not know every language; the key itself where
 * nobody has a name for it.
 */
export function languageName(locale: string, language: string): string {
  const name = nameOf(locale, language);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

function nameOf(locale: string, language: string): string {
  if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(language)) return language;
  const key = `${locale} ${language}`;
  return (known[key] ??= namesIn(locale).of(language) ?? language);
}

/** A site teaches in a handful of languages, and every list of courses names them. */
const known: Record<string, string> = {};

const names: Record<string, Intl.DisplayNames> = {};

/** To gather them takes far longer than to look one up. */
function namesIn(locale: string): Intl.DisplayNames {
  return (names[locale] ??= new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' }));
}
