import { createTranslator } from 'use-intl/core';
import { compiled } from '#scripts/vite/compiled-texts.ts';
import { english, portuguese } from '#web/texts/all.gen.ts';

// Compiled as for the browser, which has no parser of messages.
const catalogues = {
  pt: compiled(portuguese) as typeof portuguese,
  'en-GB': compiled(english) as typeof portuguese,
};
export type Language = keyof typeof catalogues;

/** The site's own texts in a language, so that tests do not repeat them. */
export function wordsIn(language: Language) {
  return createTranslator({ locale: language, messages: catalogues[language], timeZone: 'UTC' });
}

export type Words = ReturnType<typeof wordsIn>;
