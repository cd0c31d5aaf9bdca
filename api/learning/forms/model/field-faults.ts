import type { FormField } from '#contract/learning/forms/fields.ts';

/** What is wrong with the fields of a form: the worded reasons of `form_field_wrong`. */
export type FieldFault = {
  key: string;
  reason:
    | 'twice'
    | 'no_label'
    | 'no_question'
    | 'range'
    | 'options_twice'
    | 'too_many_choices'
    | 'condition_unknown'
    | 'condition_empty'
    | 'other_kind';
};

export function fieldFaults(fields: readonly FormField[], earlier: readonly FormField[] = []): FieldFault[] {
  const faults = fields.flatMap((field, place) => {
    const before = fields.slice(0, place);
    const reason = faultOf(field, before) ?? (hasOtherKind(field, earlier) ? 'other_kind' : null);
    return reason ? [{ key: field.key, reason }] : [];
  });
  const hasQuestion = fields.some(({ kind }) => kind !== 'section');
  return hasQuestion ? faults : [...faults, { key: fields[0]?.key ?? '', reason: 'no_question' }];
}

function faultOf(field: FormField, before: readonly FormField[]): FieldFault['reason'] | null {
  if (before.some(({ key }) => key === field.key)) return 'twice';
  if (!hasWords(field.label)) return 'no_label';
  return rangeFault(field) ?? optionFault(field) ?? conditionFault(field, before);
}

function rangeFault(field: FormField): FieldFault['reason'] | null {
  if (field.kind === 'number') return field.least > field.most ? 'range' : null;
  if (field.kind !== 'date' || !field.earliest || !field.latest) return null;
  return field.earliest > field.latest ? 'range' : null;
}

function optionFault(field: FormField): FieldFault['reason'] | null {
  if (field.kind !== 'choice' && field.kind !== 'several') return null;
  if (!field.options.every(({ label }) => hasWords(label))) return 'no_label';
  if (new Set(field.options.map(({ value }) => value)).size < field.options.length) return 'options_twice';
  return field.kind === 'several' && field.most_choices > field.options.length ? 'too_many_choices' : null;
}

const chosen = ['choice', 'several'];
const counted = ['number', 'scale'];

function conditionFault({ show_if }: FormField, before: readonly FormField[]): FieldFault['reason'] | null {
  if (!show_if) return null;
  const { any_of, at_least, at_most } = show_if;
  const isOfNumber = (at_least ?? at_most) !== undefined;
  if (any_of === undefined && !isOfNumber) return 'condition_empty';
  const kinds = isOfNumber ? counted : [...chosen, ...counted];
  const of = before.find(({ key }) => key === show_if.key);
  return of && kinds.includes(of.kind) && knowsAll(of, any_of ?? []) ? null : 'condition_unknown';
}

function knowsAll(field: FormField, values: readonly string[]): boolean {
  if (field.kind !== 'choice' && field.kind !== 'several') return true;
  return values.every((value) => field.options.some((option) => option.value === value));
}

function hasOtherKind({ key, kind }: FormField, earlier: readonly FormField[]): boolean {
  return earlier.some((existing) => existing.key === key && existing.kind !== kind);
}

function hasWords(text: Record<string, string>): boolean {
  const texts = Object.values(text);
  return texts.length > 0 && texts.every((one) => one.trim() !== '');
}
