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

/** A message in the reader's language. One of a kind that this version no longer knows, or whose facts do not fit, says so. */
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

/** Null where the pattern mentions a fact that is not there. */
function wordOrNothing(pattern: string, words: Record<string, string | number>, locale: LocaleKey): string | null {
  let isWhole = true;
  const t = createTranslator({
    locale: grammarOf(locale),
    messages: { [only]: pattern },
    onError: () => {
      isWhole = false;
    },
  });
  const said = t(only, words);
  return isWhole ? said : null;
}
