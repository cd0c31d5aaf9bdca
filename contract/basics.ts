import { z } from 'zod';
import { hasLink } from './rules/text-links.ts';
import { localeKeys } from './visitor-values.ts';

export const Id = z.int().positive();

export const ItemReference = z.strictObject({ id: Id }).describe('The item that a command is about.');

export const ItemWithReason = ItemReference.extend({ reason: z.string().trim().min(1).max(500) }).describe(
  'The item that a command is about, and why it is carried out.',
);

export const AffectedItem = z.object({ id: Id }).describe('The item that a command created, changed or deleted.');

export const EmptyBody = z
  .strictObject({})
  .prefault({})
  .describe('The body of a command without input; it may be left out.');

/** A text that the site writes into emails to others; a link in it would be one of ours to them. */
export function textToOthers(text: z.ZodString) {
  return text.refine((typed) => !hasLink(typed), { params: { wrong: 'link' } });
}

export const Money = z
  .object({ amount_minor: z.int(), currency_id: Id })
  .describe('Integer minor units of one currency; never a float.');
export type Money = z.infer<typeof Money>;

export const Price = Money.extend({ indicative: z.boolean() }).describe(
  'A price, marked indicative where it was converted at a dated rate instead of being set by an editor.',
);
export type Price = z.infer<typeof Price>;

export { defaultLocale, localeKeys } from './visitor-values.ts';
export const LocaleKey = z.enum(localeKeys);
export type LocaleKey = z.infer<typeof LocaleKey>;

const mostLocales = 12;
const longestLocaleKey = 35;

/** Texts by locale key, each of at most `longest` characters; `textIn` picks one. */
export function localizedText(longest: number) {
  return localizedOf(z.string().max(longest));
}

export function localizedOf(text: z.ZodString) {
  return z
    .record(z.string().max(longestLocaleKey), text)
    .refine((texts) => Object.keys(texts).length <= mostLocales)
    .meta({ maxProperties: mostLocales });
}

export const LocalizedText = localizedText(20_000);
export type LocalizedText = z.infer<typeof LocalizedText>;

/** As `localizedText`, with words in at least one language. */
export function writtenText(longest: number) {
  return localizedText(longest).refine(isWritten, { params: { wrong: 'empty' } });
}

function isWritten(texts: LocalizedText): boolean {
  return Object.values(texts).some((words) => words.trim() !== '');
}

export const WrittenText = writtenText(20_000);

export { textIn } from './rules/text-in.ts';

/** Beyond these years, databases, time zones and calendars of the reader fail. */
const isNear = (text: string) => text >= '1900' && text < '2200';

export const Day = z.iso.date().max(10).refine(isNear).describe('A day as `2026-11-30`, from 1900 to 2199.');

export const Moment = z.iso.datetime().max(40).refine(isNear).describe('A moment in UTC, ISO 8601, from 1900 to 2199.');

export const Country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .max(2)
  .describe('A country as two letters, ISO 3166-1.');

/** The members of a union by their kind: a record over all of them names a missing one to the compiler. */
export type ByKind<U extends { kind: string }> = { [One in U as One['kind']]: One };
