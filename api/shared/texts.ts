import { createTranslator } from 'use-intl/core';
import type { LocaleKey } from '#contract/basics.ts';
import { remembered } from '#contract/rules/formats.ts';
import { grammarOf } from '#contract/visitor-values.ts';
import { english, portuguese } from '#api/texts/all.gen.ts';

export type ServerTexts = typeof portuguese;

export function languageOf(locale: LocaleKey): 'pt' | 'en-GB' {
  return locale === 'en-GB' ? 'en-GB' : 'pt';
}

/** One for each locale, since it stores the patterns that it has parsed. */
export const textsFor = remembered((locale: LocaleKey) =>
  createTranslator({ locale: grammarOf(locale), messages: messagesIn(locale) }),
);

/** Throws where a value of a text is missing, instead of giving the key of the text. */
export const exactTextsFor = remembered((locale: LocaleKey) =>
  createTranslator({
    locale: grammarOf(locale),
    messages: messagesIn(locale),
    onError: (error) => {
      throw error;
    },
  }),
);

function messagesIn(locale: LocaleKey): ServerTexts {
  return languageOf(locale) === 'pt' ? portuguese : english;
}
