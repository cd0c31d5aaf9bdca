import type { LocaleKey } from '#contract/visitor-values.ts';
import type portuguese from '#web/texts/pt.json';

export { useTranslations as useTexts } from 'use-intl/react';

export type Texts = typeof portuguese;
export type Language = 'pt' | 'en-GB';

/** The interface language of a locale [specification 9]. */
export function languageOf(locale: LocaleKey): Language {
  return locale === 'en-GB' ? 'en-GB' : 'pt';
}

type Part = () => Promise<{ default: Texts }>;

/** Two chunks per language; scripts/vite/compiled-texts.ts cuts each catalogue in two. */
const catalogues: Record<Language, { first: Part; rest: Part }> = {
  pt: { first: () => import('#web/texts/pt.json?first'), rest: () => import('#web/texts/pt.json?rest') },
  'en-GB': { first: () => import('#web/texts/en-GB.json?first'), rest: () => import('#web/texts/en-GB.json?rest') },
};

/** The texts of a locale: those of the first pages, or all. */
export async function loadTexts(locale: LocaleKey, extent: 'first' | 'all'): Promise<Texts> {
  const { first, rest } = catalogues[languageOf(locale)];
  const parts = await Promise.all(extent === 'all' ? [first(), rest()] : [first()]);
  return Object.assign({}, ...parts.map((part) => part.default));
}
