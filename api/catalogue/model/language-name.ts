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
  const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' });
  return names.of(language) ?? language;
}
