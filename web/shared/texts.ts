import type { LocaleKey } from '#contract/basics.ts';
import type portuguese from '#web/texts/pt.json';

export { useTranslations as useTexts } from 'use-intl/react';

export type Texts = typeof portuguese;
export type Language = 'pt' | 'en-GB';

/** The interface language of a locale [specification 9]. */
export function languageOf(locale: LocaleKey): Language {
  return locale === 'en-GB' ? 'en-GB' : 'pt';
}

/** One chunk per language. */
const catalogues: Record<Language, () => Promise<{ default: Texts }>> = {
  pt: () => import('#web/texts/pt.json'),
  'en-GB': () => import('#web/texts/en-GB.json'),
};

export async function loadTexts(locale: LocaleKey): Promise<Texts> {
  const { default: texts } = await catalogues[languageOf(locale)]();
  return texts;
}
