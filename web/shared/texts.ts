import catalogues from 'virtual:texts';
import type { LocaleKey } from '#contract/visitor-values.ts';
import type portuguese from '#web/texts/pt.json';

export { useTranslations as useTexts } from 'use-intl/react';

export type Texts = typeof portuguese;
export type Language = 'pt' | 'en-GB';

/** The interface language of a locale [specification 9]. */
export function languageOf(locale: LocaleKey): Language {
  return locale === 'en-GB' ? 'en-GB' : 'pt';
}

export const everyPart = Object.keys(catalogues.pt);

/** The texts of a locale that lie in these parts: `first`, and namespaces by their name. */
export async function loadTexts(locale: LocaleKey, parts: Iterable<string>): Promise<Texts> {
  const catalogue = catalogues[languageOf(locale)];
  const loaded = await Promise.all([...parts].map(async (part) => (await catalogue[part]?.())?.default));
  return Object.assign({}, ...loaded);
}
