/** The fall-back of the specification: the locale, its language, en-GB, en, then any text. */
export function textIn(text: Record<string, string>, locale: string): string {
  const [language = locale] = locale.split('-');
  return text[locale] ?? text[language] ?? text['en-GB'] ?? text['en'] ?? Object.values(text)[0] ?? '';
}
