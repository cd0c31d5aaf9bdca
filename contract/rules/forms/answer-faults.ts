import { answerTo, stepsOf, type Answer, type Answers, type FieldRule } from './field.ts';
import { visibleFields } from './visible-fields.ts';

/** Also the refusals of the server. Each has a text on both sides. */
export const answerFaultCodes = [
  'answer_missing',
  'answer_too_long',
  'answer_not_a_number',
  'answer_too_precise',
  'answer_out_of_range',
  'answer_unknown_choice',
  'answer_too_many_choices',
  'answer_not_a_date',
  'answer_date_out_of_range',
  'answer_not_a_file',
  'answer_unknown_field',
] as const;
export type AnswerFaultCode = (typeof answerFaultCodes)[number];

type Values = Record<string, string | number>;
export type AnswerFault = { key: string; code: AnswerFaultCode; values: Values };

type Question = Exclude<FieldRule, { kind: 'section' }>;
type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** In the order of the fields. Hidden fields are not examined; answers to fields that do not exist are. */
export function answerFaults(fields: readonly FieldRule[], answers: Answers): AnswerFault[] {
  const existing = new Set(fields.filter(({ kind }) => kind !== 'section').map(({ key }) => key));
  const unknown = Object.keys(answers).filter((key) => !existing.has(key));
  return [
    ...visibleFields(fields, answers).flatMap((field) => faultOf(field, answers) ?? []),
    ...unknown.map((key) => fault(key, 'answer_unknown_field')),
  ];
}

function faultOf(field: FieldRule, answers: Answers): AnswerFault | null {
  if (field.kind === 'section') return null;
  const answer = answerTo(answers, field.key);
  if (answer === undefined) return field.is_required ? fault(field.key, 'answer_missing') : null;
  return faultOfKind(field, answer);
}

function faultOfKind(field: Question, answer: Answer): AnswerFault | null {
  switch (field.kind) {
    case 'number':
      return numberFault(field, answer);
    case 'scale':
      return scaleFault(field, answer);
    case 'choice':
      return isOption(field, answer) ? null : fault(field.key, 'answer_unknown_choice');
    case 'several':
      return severalFault(field, answer);
    case 'date':
      return dateFault(field, answer);
    case 'file':
      return isFileId(answer) ? null : fault(field.key, 'answer_not_a_file');
    default:
      return textFault(field, answer);
  }
}

function textFault({ key, longest }: Of<'text' | 'long_text'>, answer: Answer): AnswerFault | null {
  const isFine = typeof answer === 'string' && answer.length <= longest;
  return isFine ? null : fault(key, 'answer_too_long', { most: longest });
}

function numberFault({ key, least, most, decimals }: Of<'number'>, answer: Answer): AnswerFault | null {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return fault(key, 'answer_not_a_number');
  if (answer < least || answer > most) return fault(key, 'answer_out_of_range', { least, most });
  return Number(answer.toFixed(decimals)) === answer ? null : fault(key, 'answer_too_precise', { decimals });
}

function scaleFault({ key, scale }: Of<'scale'>, answer: Answer): AnswerFault | null {
  const steps = stepsOf(scale);
  if (typeof answer === 'number' && steps.includes(answer)) return null;
  return fault(key, 'answer_out_of_range', { least: steps[0] ?? 0, most: steps.at(-1) ?? 0 });
}

function severalFault(field: Of<'several'>, answer: Answer): AnswerFault | null {
  const { key, most_choices: most } = field;
  const isKnown = typeof answer === 'object' && answer.every((value) => isOption(field, value));
  if (!isKnown || new Set(answer).size < answer.length) return fault(key, 'answer_unknown_choice');
  return answer.length > most ? fault(key, 'answer_too_many_choices', { most }) : null;
}

function dateFault({ key, earliest, latest }: Of<'date'>, answer: Answer): AnswerFault | null {
  if (!isDay(answer)) return fault(key, 'answer_not_a_date');
  const isEarly = earliest !== undefined && answer < earliest;
  const isLate = latest !== undefined && answer > latest;
  const values = { earliest: earliest ?? '', latest: latest ?? '' };
  return isEarly || isLate ? fault(key, 'answer_date_out_of_range', values) : null;
}

function isOption({ options }: Of<'choice' | 'several'>, answer: Answer): boolean {
  return options.some(({ value }) => value === answer);
}

function isDay(answer: Answer): answer is string {
  if (typeof answer !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(answer)) return false;
  const time = Date.parse(`${answer}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(answer);
}

function isFileId(answer: Answer): boolean {
  return typeof answer === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(answer);
}

function fault(key: string, code: AnswerFaultCode, values: Values = {}): AnswerFault {
  return { key, code, values };
}
