/** «Português», capitalised for a list. The server supplies it because browsers do not know every language. */
export function languageName(locale: string, language: string): string {
  const name = nameOf(locale, language);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

function nameOf(locale: string, language: string): string {
  if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(language)) return language;
  const key = `${locale} ${language}`;
  return (existing[key] ??= namesIn(locale).of(language) ?? language);
}

const existing: Record<string, string> = {};

const names: Record<string, Intl.DisplayNames> = {};

/** Creating one takes far longer than looking a name up. */
function namesIn(locale: string): Intl.DisplayNames {
  return (names[locale] ??= new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' }));
}
