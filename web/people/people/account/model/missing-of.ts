import type { PersonRecord } from '#contract/people/people/calls.ts';

type Part = 'picture' | 'about-me' | 'document' | 'phone' | 'address' | 'situation';

type Existing = Pick<
  PersonRecord,
  'last_name' | 'birth_date' | 'document_number' | 'phone' | 'country' | 'professional_situation'
>;

export function missingOf(person: Existing, pictureId: number | null): Part[] {
  const isThere: Record<Part, boolean> = {
    picture: pictureId !== null,
    'about-me': person.last_name !== '' && person.birth_date !== null,
    document: person.document_number !== null,
    phone: person.phone !== null,
    address: person.country !== null,
    situation: person.professional_situation !== null,
  };
  return parts.filter((part) => !isThere[part]);
}

const parts: Part[] = ['picture', 'about-me', 'document', 'phone', 'address', 'situation'];
export const howManyParts = parts.length;
