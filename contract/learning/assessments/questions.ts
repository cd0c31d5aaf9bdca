import { z } from 'zod';
import { localizedText } from '#contract/basics.ts';
import {
  longestAnswer,
  longestChoice,
  longestPrompt,
  longestShortAnswer,
  mostChoices,
  mostPoints,
  mostQuestions,
} from './values.ts';

export const QuestionKey = z
  .string()
  .max(40)
  .regex(/^[a-z0-9_-]+$/)
  .describe('Lower case letters, digits, underscores and hyphens.');
const Points = z.number().min(0).max(mostPoints).multipleOf(0.01);
const Decimal = z.number().min(-1e12).max(1e12);

/** One thing that a trainer looks at, and the points that it is worth. */
function criterion<W extends z.ZodType>(words: W) {
  return z.strictObject({ key: QuestionKey, label: words, points: Points });
}

function choice<W extends z.ZodType>(words: W) {
  return z.strictObject({ value: QuestionKey, label: words });
}

function choices<W extends z.ZodType>(words: W) {
  return z.array(choice(words)).min(2).max(mostChoices);
}

const Prompt = localizedText(longestPrompt);
const Label = localizedText(longestChoice);
/** A question with a rubric is graded by a trainer. */
const rubric = z.array(criterion(Label)).max(20);
const common = {
  id: QuestionKey,
  prompt: Prompt,
  points: Points,
  pool: QuestionKey.optional().describe('An attempt draws some of the questions of a pool.'),
};

export const Question = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...common, kind: z.literal('choice'), options: choices(Label), right: QuestionKey }),
    z.strictObject({
      ...common,
      kind: z.literal('several'),
      options: choices(Label),
      right: z.array(QuestionKey).min(1).max(mostChoices),
    }),
    /** In the right order; an attempt shuffles them. */
    z.strictObject({ ...common, kind: z.literal('order'), options: choices(Label) }),
    z.strictObject({
      ...common,
      kind: z.literal('match'),
      items: choices(Label).describe('Each is matched with one of the options.'),
      options: choices(Label),
      right: z
        .record(z.string().max(40), QuestionKey)
        .refine((pairs) => Object.keys(pairs).length <= mostChoices)
        .meta({ maxProperties: mostChoices })
        .describe('The option of each item.'),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('number'),
      right: Decimal,
      tolerance: z.number().min(0).max(1e12),
      unit: localizedText(20).optional(),
    }),
    /** Compared without regard to case, accents and spaces. */
    z.strictObject({
      ...common,
      kind: z.literal('text'),
      accepted: z.array(z.string().trim().min(1).max(longestShortAnswer)).min(1).max(mostChoices),
    }),
    z.strictObject({ ...common, kind: z.literal('long_text'), rubric }),
    z.strictObject({ ...common, kind: z.literal('file'), rubric }),
  ])
  .describe('A question with its right answer, which only authors and trainers get.');
export type Question = z.infer<typeof Question>;
export const Questions = z.array(Question).max(mostQuestions);

export const Pool = z.strictObject({ key: QuestionKey, draws: z.int().min(1).max(mostQuestions) });
export type Pool = z.infer<typeof Pool>;

const shown = { id: QuestionKey, prompt: z.string(), points: Points };
const shownChoices = z.array(choice(z.string()));
const shownRubric = z.array(criterion(z.string()));

export const OpenedQuestion = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...shown, kind: z.literal('choice'), options: shownChoices }),
    z.strictObject({ ...shown, kind: z.literal('several'), options: shownChoices }),
    z.strictObject({ ...shown, kind: z.literal('order'), options: shownChoices }),
    z.strictObject({ ...shown, kind: z.literal('match'), items: shownChoices, options: shownChoices }),
    z.strictObject({ ...shown, kind: z.literal('number'), unit: z.string().nullable() }),
    z.strictObject({ ...shown, kind: z.literal('text') }),
    z.strictObject({ ...shown, kind: z.literal('long_text'), rubric: shownRubric }),
    z.strictObject({ ...shown, kind: z.literal('file'), rubric: shownRubric }),
  ])
  .describe('A question as it is common: without its right answer.');
export type OpenedQuestion = z.infer<typeof OpenedQuestion>;

export const AnswerValue = z
  .union([
    z.string().max(longestAnswer),
    z.array(z.string().max(40)).max(mostChoices),
    z
      .record(z.string().max(40), z.string().max(40))
      .refine((pairs) => Object.keys(pairs).length <= mostChoices)
      .meta({ maxProperties: mostChoices }),
    z.null(),
  ])
  .describe(
    'A text, for `choice` the value of the option; for `several` the values, for `order` all of them in order, for `file` the ids of its uploads; for `match` the option of each item. A number is a text, with a point or a comma, and an exponent as in `1,5e3`; one separator before three digits is ambiguous, `16.0` or `16000` is not. Null: no answer.',
  );
export type AnswerValue = z.infer<typeof AnswerValue>;
