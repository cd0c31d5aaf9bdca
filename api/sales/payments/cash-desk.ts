import type { LocaleKey, LocalizedText } from '#contract/basics.ts';
import type { OpeningHours } from '#contract/rules/opening-hours.ts';
import { openingWords } from '#contract/rules/opening-words.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { textsFor } from '#api/shared/texts.ts';
import { wordZone } from '#api/shared/word-zone.ts';

export type CashDesk = { address: LocalizedText; hours: OpeningHours };

/** Where and when cash is taken; null until the operator has set both. */
export async function cashDesk(ctx: Ctx): Promise<CashDesk | null> {
  const address = await readSetting(ctx, 'cashAddress');
  const hours = await readSetting(ctx, 'cashHours');
  return Object.values(address).some(Boolean) && hours ? { address, hours } : null;
}

/** «Dias úteis, das 08:00 às 17:00 (hora de Luanda)». */
export function wordHours(ctx: Ctx, hours: OpeningHours, locale: LocaleKey = ctx.locale): string {
  const t = textsFor(locale);
  const { spans, closed } = openingWords(locale, hours, ctx.now());
  return t('payments.opening', {
    spans: spans.map((span) => t('payments.opening_span', span)).join('; '),
    zone: wordZone(hours.zone, locale),
    closed: closed || 'none',
  });
}
