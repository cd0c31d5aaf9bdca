import { z } from 'zod';
import { Day, localizedText } from '#contract/basics.ts';
import { longestLongText, longestText, mostFields, mostOptions, scales } from './values.ts';

const longestKey = 40;
const longestAnswer = 10_000;

export const RandomId = z
  .uuid()
  .max(36)
  .meta({ examples: ['7f1c2b9e-4f0a-4c55-9a1e-2d3c4b5a6f70'] })
  .describe('A random UUID.');

export const FieldKey = z
  .string()
  .max(longestKey)
  .regex(/^[a-z][a-z0-9_]*$/)
  .describe('Lower case letters, digits and underscores.');
const OptionValue = z
  .string()
  .max(longestKey)
  .regex(/^[a-z0-9_-]+$/);
const Decimal = z.number().min(0).max(1e9);
const ShowIf = z
  .strictObject({
    key: FieldKey,
    any_of: z.array(OptionValue).min(1).max(mostOptions).optional().describe('Any of these was chosen.'),
    at_least: Decimal.optional(),
    at_most: Decimal.optional(),
  })
  .describe('The answer of an earlier field that shows this one. Every given part must hold.');

function upTo(longest: number) {
  return z.int().min(1).max(longest);
}

function fieldWith<W extends z.ZodType>(words: W) {
  const shown = { key: FieldKey, label: words, help: words.optional(), show_if: ShowIf.optional() };
  const question = { ...shown, is_required: z.boolean() };
  const options = z
    .array(z.strictObject({ value: OptionValue, label: words }))
    .min(2)
    .max(mostOptions);
  const ends = { low_label: words.optional(), high_label: words.optional() };
  return z.discriminatedUnion('kind', [
    z.strictObject({ ...shown, kind: z.literal('section') }),
    z.strictObject({ ...question, kind: z.literal('text'), longest: upTo(longestText) }),
    z.strictObject({ ...question, kind: z.literal('long_text'), longest: upTo(longestLongText) }),
    z.strictObject({
      ...question,
      kind: z.literal('number'),
      least: Decimal,
      most: Decimal,
      decimals: z.int().min(0).max(4),
    }),
    z.strictObject({ ...question, kind: z.literal('choice'), options }),
    z.strictObject({ ...question, kind: z.literal('several'), options, most_choices: upTo(mostOptions) }),
    z.strictObject({ ...question, kind: z.literal('scale'), scale: z.enum(scales), ...ends }),
    z.strictObject({ ...question, kind: z.literal('date'), earliest: Day.optional(), latest: Day.optional() }),
    z.strictObject({ ...question, kind: z.literal('file') }),
  ]);
}

export const FormField = fieldWith(localizedText(500)).describe(
  'A question, or a `section`: a title and an explanation of the fields up to the next section.',
);
export type FormField = z.infer<typeof FormField>;
export const FormFields = z.array(FormField).min(1).max(mostFields);

export const OpenedField = fieldWith(z.string().max(500)).describe(
  'A field with its texts in the language of the request.',
);
export type OpenedField = z.infer<typeof OpenedField>;

export const FormAnswers = z
  .record(
    z.string().max(longestKey),
    z.union([z.string().max(longestAnswer), z.number(), z.array(z.string().max(longestKey)).max(mostOptions)]),
  )
  .refine((answers) => Object.keys(answers).length <= mostFields)
  .meta({ maxProperties: mostFields })
  .describe(
    'By the key of the field: a text, a day `2026-11-24` or the id of an uploaded file; a number; the chosen options.',
  );
export type FormAnswers = z.infer<typeof FormAnswers>;
