import { type MessageKind, messageKinds } from '#contract/index.ts';
import type { LocaleKey } from '#contract/basics.ts';
import { exactTextsFor, textsFor } from '#api/shared/texts.ts';
import type { Facts } from './store/facts.ts';
import { wordFacts } from './word-facts.ts';

export type Worded = { title: string; text: string };

export function isKnownKind(kind: string): kind is MessageKind {
  return messageKinds.some((existing) => existing === kind);
}

/** A fallback text replaces unknown kinds and missing facts. */
export function wordMessage({ kind, facts }: { kind: string; facts: Facts }, locale: LocaleKey): Worded {
  const t = textsFor(locale);
  const unknown = { title: t('messages.unknown.title'), text: t('messages.unknown.text') };
  if (!isKnownKind(kind)) return unknown;
  const words = wordFacts(facts, locale);
  const title = wordOrNothing(locale, `messages.kinds.${kind}.title`, words);
  const text = wordOrNothing(locale, `messages.kinds.${kind}.text`, words);
  return { title: title ?? unknown.title, text: text?.replaceAll(/ {2,}/g, ' ').trim() ?? unknown.text };
}

type Pattern = `messages.kinds.${MessageKind}.${keyof Worded}`;

/** Null when a fact of the pattern is missing. */
function wordOrNothing(locale: LocaleKey, pattern: Pattern, words: Record<string, string | number>): string | null {
  try {
    return exactTextsFor(locale)(pattern, words);
  } catch {
    return null;
  }
}
