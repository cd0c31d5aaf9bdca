import { textIn, type LocaleKey } from '#contract/basics.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { withSymbol } from '#contract/rules/with-symbol.ts';
import { textsFor } from '#api/shared/texts.ts';
import { wordZone } from '#api/shared/word-zone.ts';
import { dateFormat, numberFormat } from '#contract/rules/formats.ts';
import type { Fact, Facts } from './store/facts.ts';

export function wordFacts(facts: Facts, locale: LocaleKey): Record<string, string | number> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, wordFact(fact, locale)]));
}

function wordFact(fact: Fact, locale: LocaleKey): string | number {
  if (typeof fact !== 'object') return fact;
  if ('money' in fact) return wordMoney(fact.money, locale);
  if ('moment' in fact) return wordMoment(fact, locale);
  return textIn(fact.text, locale);
}

/** All Portuguese locales group amounts alike. */
function wordMoney({ amount_minor, symbol }: { amount_minor: number; symbol: string }, locale: LocaleKey): string {
  const amount = numberFormat(locale === 'en-GB' ? locale : 'pt-AO', {
    minimumFractionDigits: 2,
    useGrouping: 'always',
  }).format(amount_minor / 100);
  return withSymbol(amount.replaceAll(/\s/g, '\u00A0'), symbol, locale);
}

/** «24 de novembro de 2026 às 12:30 (hora de Luanda)». */
function wordMoment({ moment, tz }: { moment: string; tz?: string }, locale: LocaleKey): string {
  const timeZone = tz ?? operatorZone;
  const at = new Date(moment);
  const t = textsFor(locale);
  return t('messages.moment', {
    day: dateFormat(locale, { dateStyle: 'long', timeZone }).format(at),
    time: dateFormat(locale, { timeStyle: 'short', timeZone }).format(at),
    zone: wordZone(timeZone, locale),
  });
}
