import { z } from 'zod';

export const Id = z.int().positive();

/** Integer minor units of one currency; never a float. */
export const Money = z.object({ amount_minor: z.int(), currency_id: Id });
export type Money = z.infer<typeof Money>;

/** A price, marked indicative where it was converted at a dated rate instead of being set by an editor. */
export const Price = Money.extend({ indicative: z.boolean() });
export type Price = z.infer<typeof Price>;

export const localeKeys = ['pt-PT', 'pt-AO', 'pt-MZ', 'en-GB'] as const;
export const LocaleKey = z.enum(localeKeys);
export type LocaleKey = z.infer<typeof LocaleKey>;

export const defaultLocale: LocaleKey = 'pt-PT';

/** What an editor wrote, by locale key; see `textIn` for the fall-back. */
export const LocalizedText = z.record(z.string(), z.string());
export type LocalizedText = z.infer<typeof LocalizedText>;

/** The specification's fall-back: the locale, its language part, en-GB, en; then whatever there is. */
export function textIn(text: LocalizedText, locale: string): string {
  const [language = locale] = locale.split('-');
  return text[locale] ?? text[language] ?? text['en-GB'] ?? text['en'] ?? Object.values(text)[0] ?? '';
}

/** UTC, ISO 8601. */
export const Moment = z.iso.datetime();
