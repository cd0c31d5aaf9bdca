import { genders, identityDocuments, professionalSituations } from '#contract/people/people/values.ts';
import type { PersonChange, PersonRecord } from '#contract/people/people/calls.ts';

export type PersonField = Exclude<keyof PersonChange & keyof PersonRecord, 'id' | 'name'>;

/** Empty fields are null, except the required names. */
export function typedOf(form: HTMLFormElement | null, fields: readonly PersonField[]): Partial<PersonChange> {
  const entered = new FormData(form ?? undefined);
  const textOf = (field: PersonField) => {
    const value = entered.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  return Object.assign({}, ...fields.map((field) => ({ [field]: readField(field, textOf(field)) })));
}

function readField(field: PersonField, text: string): PersonChange[PersonField] {
  if (field === 'first_name' || field === 'last_name') return text;
  if (field === 'document_type') return identityDocuments.find((type) => type === text) ?? null;
  if (field === 'professional_situation') return professionalSituations.find((one) => one === text) ?? null;
  if (field === 'gender') return genders.find((one) => one === text) ?? null;
  return text || null;
}

/** Shows the saved values without moving the focus. */
export function writeBack(form: HTMLFormElement | null, person: PersonRecord, fields: readonly PersonField[]): void {
  for (const field of fields) {
    const control = form?.elements.namedItem(field);
    if (control instanceof HTMLInputElement && control.type !== 'radio') control.value = person[field] ?? '';
  }
}
