import { z } from 'zod';
import { localeKeys } from './visitor-values.ts';

export const Id = z.int().positive();

/** Integer minor units of one currency; never a float. */
export const Money = z.object({ amount_minor: z.int(), currency_id: Id });
export type Money = z.infer<typeof Money>;

/** A price, marked indicative where it was converted at a dated rate instead of being set by an editor. */
export const Price = Money.extend({ indicative: z.boolean() });
export type Price = z.infer<typeof Price>;

export { defaultLocale, localeKeys } from './visitor-values.ts';
export const LocaleKey = z.enum(localeKeys);
export type LocaleKey = z.infer<typeof LocaleKey>;

/** What an editor wrote, by locale key; see `textIn` for the fall-back. */
export const LocalizedText = z.record(z.string(), z.string());
export type LocalizedText = z.infer<typeof LocalizedText>;

export { textIn } from './text-in.ts';

/** UTC, ISO 8601. */
export const Moment = z.iso.datetime();
