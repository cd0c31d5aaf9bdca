import { createTranslator } from 'use-intl/core';
import type { LocaleKey } from '#contract/basics.ts';
import { grammarOf } from '#contract/visitor-values.ts';
import { english, portuguese } from '#api/texts/all.gen.ts';

export type ServerTexts = typeof portuguese;

export function languageOf(locale: LocaleKey): 'pt' | 'en-GB' {
  return locale === 'en-GB' ? 'en-GB' : 'pt';
}

const translators = new Map<LocaleKey, ReturnType<typeof translatorFor>>();

/** One for each locale, since it stores the patterns that it has parsed. */
export function textsFor(locale: LocaleKey) {
  const translator = translators.get(locale) ?? translatorFor(locale);
  translators.set(locale, translator);
  return translator;
}

function translatorFor(locale: LocaleKey) {
  const messages: ServerTexts = languageOf(locale) === 'pt' ? portuguese : english;
  return createTranslator({ locale: grammarOf(locale), messages });
}
