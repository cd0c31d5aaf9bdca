import { createTranslator } from 'use-intl/core';
import { english, portuguese } from '#web/texts/all.gen.ts';

const catalogues = { pt: portuguese, 'en-GB': english };
export type Language = keyof typeof catalogues;

/** The site's own words in a language, so that a journey says none of them a second time. */
export function wordsIn(language: Language) {
  return createTranslator({ locale: language, messages: catalogues[language], timeZone: 'UTC' });
}

export type Words = ReturnType<typeof wordsIn>;

/** What a sentence says before, in and after each of its links. */
export function linksIn(words: Words, sentence: Parameters<Words['markup']>[0]): string[] {
  const links: string[] = [];
  // It comes in pieces, whatever its type says.
  const listener = (pieces: string) => String(links.push([pieces].flat().join('')));
  words.markup(sentence, { link: listener, terms: listener, privacy: listener });
  return links;
}
