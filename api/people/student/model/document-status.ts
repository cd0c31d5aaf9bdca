import { verifiedCategories, type DocumentStatus, type StudentCategory } from '#contract/people/student-values.ts';
import { Refusal } from '#contract/refusals.ts';

export type DocumentMove = 'accept' | 'reject';

/** The whole life of a paper that is looked at. A pair that is not written here cannot happen; a new file is a new paper. */
const moves: Record<DocumentStatus, Partial<Record<DocumentMove, DocumentStatus>>> = {
  pending: { accept: 'accepted', reject: 'rejected' },
  accepted: { reject: 'rejected' },
  rejected: { accept: 'accepted' },
};

export function nextDocumentStatus(from: DocumentStatus | null, move: DocumentMove): DocumentStatus {
  const to = from === null ? undefined : moves[from][move];
  if (!to) throw new Refusal('invalid_transition', { from: from ?? '', move });
  return to;
}

/** A curriculum vitae is nobody's to accept; a copy of an identity card is. */
export function firstDocumentStatus(category: StudentCategory): DocumentStatus | null {
  return verifiedCategories.some((verified) => verified === category) ? 'pending' : null;
}
