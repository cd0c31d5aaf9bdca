import type { Catalogue } from './catalogue.ts';

const avoided: { word: RegExp; instead: string }[] = [
  { word: wholeWord('vocês?'), instead: 'leaves the pronoun out' },
  { word: wholeWord('ups'), instead: 'says what happened, then what to do' },
  { word: wholeWord('carregando'), instead: 'says "a carregar"' },
];

export function toneOf(pt: Catalogue): string[] {
  return [...pt].flatMap(([key, text]) =>
    avoided.filter(({ word }) => word.test(text)).map(({ instead }) => `pt ${key}: Mestria ${instead}: ${text}`),
  );
}

export function unfinishedErrors(language: string, texts: Catalogue): string[] {
  return [...texts]
    .filter(([key, text]) => /(^|\.)errors\./.test(key) && !endsInPeriod(text))
    .map(([key, text]) => `${language} ${key} does not end in a period: ${text}`);
}

function endsInPeriod(text: string): boolean {
  return text.replace(/(?:[}\s]|<\/\w+>)+$/, '').endsWith('.');
}

function wholeWord(word: string): RegExp {
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
}
