import { createTranslator } from 'use-intl/core';
import { english, portuguese } from '#web/texts/all.gen.ts';

const catalogues = { pt: portuguese, 'en-GB': english };
export type Language = keyof typeof catalogues;

/** The site's own texts in a language, so that journeys do not repeat them. */
export function wordsIn(language: Language) {
  return createTranslator({ locale: language, messages: catalogues[language], timeZone: 'UTC' });
}

export type Words = ReturnType<typeof wordsIn>;

/** The texts of the links in a sentence. */
export function linksIn(words: Words, sentence: Parameters<Words['markup']>[0]): string[] {
  const links: string[] = [];
  // Despite its type, `pieces` may be an array.
  const collect = (pieces: string) => String(links.push([pieces].flat().join('')));
  words.markup(sentence, { link: collect, terms: collect, privacy: collect, refund: collect, regulations: 1 });
  return links;
}
