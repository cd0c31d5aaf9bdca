import { z } from 'zod';
import { Id, ItemReference, LocaleKey } from '#contract/basics.ts';
import { command, matches, retrieval, sourceRetrieval, versioned } from '#contract/shapes.ts';
import { settingCalls } from './setting-calls.ts';

const Key = z.string().max(100);

export const LocaleFilter = z.strictObject({ id: matches(Id), key: matches(Key) }).partial();
export type LocaleFilter = z.infer<typeof LocaleFilter>;

export const CurrencyFilter = z.strictObject({ id: matches(Id), key: matches(Key) }).partial();
export type CurrencyFilter = z.infer<typeof CurrencyFilter>;

export const Locale = z
  .object({ id: Id, key: LocaleKey, name: z.string(), definition: z.string() })
  .describe(
    '`name` is JSON text with a name per locale key; `definition` is JSON text with `calendarPickerLocale` and `definition`.',
  );
export type Locale = z.infer<typeof Locale>;

export const Currency = z
  .object({ id: Id, key: z.string(), name: z.string(), definition: z.string() })
  .describe('`definition` is JSON text with `symbol` and `locale`.');
export type Currency = z.infer<typeof Currency>;

export const CurrencyDefinition = z.object({ symbol: z.string().min(1).max(8), locale: z.string().min(2).max(35) });
export type CurrencyDefinition = z.infer<typeof CurrencyDefinition>;

export const CurrencyFields = z.strictObject({
  name: z.string().trim().min(1).max(60),
  definition: z.string().max(500),
  rate: z
    .number()
    .min(0.000_001)
    .max(1_000_000_000)
    .nullable()
    .describe(
      'The value of one unit in the main currency from today. Null for a currency without one; a rate that was set can only be replaced.',
    ),
});
export const NewCurrency = CurrencyFields.partial({ rate: true }).extend({
  key: z
    .string()
    .regex(/^[a-z]{3}$/)
    .max(3),
});
export type NewCurrency = z.infer<typeof NewCurrency>;

export const CurrencyChange = CurrencyFields.partial().extend({ id: Id });
export type CurrencyChange = z.infer<typeof CurrencyChange>;

const claim = 'settings.edit';
const editsCurrencies = { edits: 'currencies', claim };

export const settings = {
  ...settingCalls,

  retrieveLocales: retrieval('/locales', {
    summary: 'List locales',
    description: 'The body may be empty.',
    filter: LocaleFilter,
    result: Locale,
    sort: ['id'],
  }),

  retrieveCurrencies: retrieval('/currencies', {
    summary: 'List currencies',
    description: 'Only currencies that visitors may choose. The body may be empty.',
    filter: CurrencyFilter,
    result: Currency,
    sort: ['id', 'key'],
  }),

  retrieveCurrencySources: sourceRetrieval('/currencies', {
    summary: 'Read currencies as editors write them',
    claim,
    fields: CurrencyFields,
    shown: { key: z.string(), is_main: z.boolean() },
    filter: { search: z.string().max(100).describe('Part of the name or the key.') },
    sort: ['key', 'name'],
  }),

  createCurrency: command('POST', '/currencies/create', {
    ...editsCurrencies,
    summary: 'Add a currency',
    description:
      'A currency of ISO 4217 in lower case, which visitors may choose at once. Prices are converted by its `rate` and marked as indicative; without a rate only prices that editors set in it are shown. Needs the claim `settings.edit`.',
    data: NewCurrency,
    result: Currency,
    refuses: ['not_signed_in', 'not_allowed', 'key_taken', 'definition_invalid'],
  }),

  updateCurrency: command('PUT', '/currencies', {
    ...editsCurrencies,
    summary: 'Change a currency',
    description: "Changes its name, its definition or today's rate. Needs the claim `settings.edit`.",
    data: versioned(CurrencyChange),
    result: Currency,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'changed_meanwhile', 'definition_invalid'],
  }),

  deleteCurrency: command('PUT', '/currencies/delete', {
    ...editsCurrencies,
    summary: 'Remove a currency',
    description: 'Existing orders keep it. The main currency cannot be removed. Needs the claim `settings.edit`.',
    data: ItemReference,
    result: Currency,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'changed_meanwhile', 'main_currency_stays'],
  }),

  restoreCurrency: command('PUT', '/currencies/restore', {
    ...editsCurrencies,
    summary: 'Restore a removed currency',
    description: 'Needs the claim `settings.edit`.',
    data: ItemReference,
    result: Currency,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'changed_meanwhile'],
  }),
};
