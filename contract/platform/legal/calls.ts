import { z } from 'zod';
import { AffectedItem, Country, Day, Id, ItemReference, localizedText, Moment } from '#contract/basics.ts';
import { TextBlock } from '#contract/rules/rich-text.ts';
import { command, matches, retrieval, sourceRetrieval, versioned } from '#contract/shapes.ts';
import { legalTextKinds, legalTextStates, longestLegalText } from './values.ts';

const Kind = z.enum(legalTextKinds);
const OfCountry = Country.nullable().describe('The country that it is for; null for all that have none of their own.');

const Body = localizedText(longestLegalText)
  .refine((texts) => Object.values(texts).every((text) => text.isWellFormed() && !text.includes('\0')))
  .describe(
    'Markdown by language. `{withdrawalDaysPT}`, `{withdrawalDaysAO}` and `{withdrawalDaysMZ}` stand for the settings of those names.',
  );

/** What a draft has that can be changed. */
const LegalTextFields = z.strictObject({
  body: Body,
  counts_from: Day.nullable().describe('The first day on which it counts; null for the day on which it is published.'),
});

export const NewLegalText = LegalTextFields.partial().extend({
  kind: Kind,
  country: OfCountry.optional(),
});
export type NewLegalText = z.infer<typeof NewLegalText>;

export const LegalTextChange = LegalTextFields.partial().extend({ id: Id });
export type LegalTextChange = z.infer<typeof LegalTextChange>;

const code = z.string().describe('Its name, as accounts and orders record it: the first day on which it counts.');

export const LegalText = z.object({
  id: Id,
  kind: Kind,
  country: OfCountry,
  code,
  counts_from: Day,
  body: z.array(TextBlock).describe('In the locale of the request.'),
});
export type LegalText = z.infer<typeof LegalText>;

export const TermsVersion = z.object({
  terms_version: z
    .string()
    .describe('Names each version in force, and the days to withdraw where the operator has set others.'),
});
export type TermsVersion = z.infer<typeof TermsVersion>;

export const LegalTextPreview = z.object({
  id: Id,
  languages: z.array(z.object({ language: z.string(), body: z.array(TextBlock) })),
});
export type LegalTextPreview = z.infer<typeof LegalTextPreview>;

export const LegalTextPublication = ItemReference.extend({
  version: z
    .int()
    .positive()
    .describe('The version of the draft that was read. Refuses `changed_meanwhile` for an old one.'),
});

const claim = 'legal.edit';
const edits = { edits: 'legal-texts', claim };
const editing = ['not_signed_in', 'not_allowed'] as const;
const changing = [...editing, 'not_found', 'changed_meanwhile', 'legal_text_published'] as const;

export const legal = {
  retrieveLegalTexts: retrieval('/legal-texts', {
    summary: 'Read the legal texts in force',
    description: 'Those of today, one for each kind, and one for each kind and country that has its own.',
    filter: z.strictObject({ kind: z.union([Kind, z.array(Kind).min(1).max(legalTextKinds.length)]) }).partial(),
    result: LegalText,
  }),

  retrieveTermsVersion: retrieval('/legal-texts/version', {
    summary: 'Read the version of the terms that a new account accepts',
    description: 'One result: what `terms_version` of `POST /users/create` takes today.',
    filter: z.strictObject({}),
    result: TermsVersion,
  }),

  retrieveLegalTextSources: sourceRetrieval('/legal-texts', {
    summary: 'Read legal texts as editors write them',
    description: 'Every version: drafts, those that will count, those in force, and former ones.',
    claim,
    fields: LegalTextFields,
    shown: {
      kind: Kind,
      country: OfCountry,
      state: z.enum(legalTextStates),
      code: code.nullable().describe('Null for a draft.'),
      published_at: Moment.nullable(),
      published_by: z.string().nullable().describe('Who published it; null for the text with which the site began.'),
      previous_id: Id.nullable().describe('The version that it replaces: of its country, or else of all.'),
    },
    filter: {
      search: z.string().max(200).describe('Words of the text, in any language.'),
      kind: matches(Kind),
      country: matches(Country),
      state: matches(z.enum(legalTextStates)),
    },
    sort: ['kind', 'counts_from', 'published_at'],
  }),

  retrieveLegalTextPreview: retrieval('/legal-texts/preview', {
    summary: 'Read a version as readers will see it',
    description: 'Exactly one result, in each language of the version. Needs the claim `legal.edit`.',
    claim: 'legal.edit',
    filter: z.strictObject({ id: Id }),
    result: LegalTextPreview,
    refuses: [...editing, 'not_found'],
  }),

  createLegalText: command('POST', '/legal-texts/create', {
    ...edits,
    summary: 'Begin a new version',
    description:
      'A draft, with the words of the version that it will replace unless `body` has others. Refuses `legal_draft_exists` where that kind and country has a draft.',
    data: NewLegalText,
    result: AffectedItem,
    refuses: [...editing, 'legal_draft_exists', 'markup_not_allowed'],
  }),

  updateLegalText: command('PUT', '/legal-texts', {
    ...edits,
    summary: 'Change a draft',
    description: 'Of the text only the given languages. Refuses `legal_text_published` for a published version.',
    data: versioned(LegalTextChange),
    result: AffectedItem,
    refuses: [...changing, 'markup_not_allowed'],
  }),

  publishLegalText: command('PUT', '/legal-texts/publish', {
    ...edits,
    summary: 'Publish a draft',
    description:
      'It is never changed afterwards, and counts from its day on; who buys or signs up from then on accepts it. Refuses `legal_language_missing` and `legal_day_past`.',
    data: LegalTextPublication,
    result: AffectedItem,
    refuses: [...changing, 'legal_language_missing', 'legal_day_past'],
  }),

  deleteLegalText: command('PUT', '/legal-texts/delete', {
    ...edits,
    summary: 'Delete a draft',
    description: 'Refuses `legal_text_published` for a published version.',
    data: ItemReference,
    result: AffectedItem,
    refuses: changing,
  }),
};
