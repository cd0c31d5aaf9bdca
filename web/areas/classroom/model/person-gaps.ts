import type { PersonRecord } from '#contract/people/people/calls.ts';

export type PersonGap = 'birth_date' | 'document';

/** What a certificate prints of a person and the record does not have yet (domain 5). */
export function personGaps({ birth_date, document_type, document_number }: Printed): PersonGap[] {
  const gaps: PersonGap[] = birth_date === null ? ['birth_date'] : [];
  return document_type === null || document_number === null ? [...gaps, 'document'] : gaps;
}

type Printed = Pick<PersonRecord, 'birth_date' | 'document_type' | 'document_number'>;
