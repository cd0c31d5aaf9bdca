import type { Catalogue } from './catalogue.ts';

const unspoken: { word: RegExp; instead: string }[] = [
  { word: alone('vocês?'), instead: 'leaves the pronoun out' },
  { word: alone('ups'), instead: 'says what happened, then what to do' },
  { word: alone('carregando'), instead: 'says "a carregar"' },
];

/** What a machine can hear of the voice of the Portuguese texts. */
export function toneOf(pt: Catalogue): string[] {
  return [...pt].flatMap(([key, text]) =>
    unspoken.filter(({ word }) => word.test(text)).map(({ instead }) => `pt ${key}: Mestria ${instead}: ${text}`),
  );
}

/** A refusal is a sentence, in every language. */
export function unfinishedErrors(language: string, texts: Catalogue): string[] {
  return [...texts]
    .filter(([key, text]) => /(^|\.)errors\./.test(key) && !endsInPeriod(text))
    .map(([key, text]) => `${language} ${key} does not end in a period: ${text}`);
}

function endsInPeriod(text: string): boolean {
  return text.replace(/(?:[}\s]|<\/\w+>)+$/, '').endsWith('.');
}

function alone(word: string): RegExp {
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
}
