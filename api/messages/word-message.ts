import { type MessageKind, messageKinds } from '#contract/index.ts';
import { createTranslator } from 'use-intl/core';
import type { LocaleKey } from '#contract/basics.ts';
import { grammarOf } from '#contract/visitor-values.ts';
import { textsFor } from '#api/shared/texts.ts';
import type { Facts } from './store/facts.ts';
import { wordFacts } from './word-facts.ts';

export type Worded = { title: string; text: string };

export function isKnownKind(kind: string): kind is MessageKind {
  return messageKinds.some((known) => known === kind);
}

/** A fallback text replaces unknown kinds and missing facts. */
export function wordMessage({ kind, facts }: { kind: string; facts: Facts }, locale: LocaleKey): Worded {
  const t = textsFor(locale);
  const unknown = { title: t('messages.unknown.title'), text: t('messages.unknown.text') };
  if (!isKnownKind(kind)) return unknown;
  const words = wordFacts(facts, locale);
  const title = wordOrNothing(t.raw(`messages.kinds.${kind}.title`), words, locale);
  const text = wordOrNothing(t.raw(`messages.kinds.${kind}.text`), words, locale);
  return { title: title ?? unknown.title, text: text?.replaceAll(/ {2,}/g, ' ').trim() ?? unknown.text };
}

const only = 'pattern';

type Words = Record<string, string | number>;
const patterns = new Map<string, (words: Words) => string | null>();

/** Null when a fact of the pattern is missing. */
function wordOrNothing(pattern: string, words: Words, locale: LocaleKey): string | null {
  const key = `${grammarOf(locale)} ${pattern}`;
  const word = patterns.get(key) ?? wordingOf(pattern, locale);
  patterns.set(key, word);
  return word(words);
}

/** Parses a pattern of the texts once. */
function wordingOf(pattern: string, locale: LocaleKey): (words: Words) => string | null {
  let isWhole = true;
  const t = createTranslator({
    locale: grammarOf(locale),
    messages: { [only]: pattern },
    onError: () => {
      isWhole = false;
    },
  });
  return (words) => {
    isWhole = true;
    const text = t(only, words);
    return isWhole ? text : null;
  };
}
