/** The specification's fall-back: the locale, its language part, en-GB, en; then whatever there is. */
export function textIn(text: Record<string, string>, locale: string): string {
  const [language = locale] = locale.split('-');
  return text[locale] ?? text[language] ?? text['en-GB'] ?? text['en'] ?? Object.values(text)[0] ?? '';
}
