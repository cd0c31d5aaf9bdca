import type { FormField } from '#contract/learning/forms/fields.ts';
import { Refusal, Refusals } from '#contract/refusals.ts';
import { fieldFaults } from './model/field-faults.ts';

export function requireFields(fields: readonly FormField[], earlier: readonly FormField[] = []): void {
  const [first, ...others] = fieldFaults(fields, earlier).map(
    ({ key, reason }) => new Refusal('form_field_wrong', { field: 'fields', key, reason }),
  );
  if (first) throw new Refusals(first, others);
}

type Dates = { opens_at: string | Date | null; closes_at: string | Date | null };

export function requireOrder({ opens_at, closes_at }: Dates): void {
  if (opens_at === null || closes_at === null) return;
  if (new Date(opens_at) >= new Date(closes_at)) throw new Refusal('form_closes_before', { field: 'closes_at' });
}
