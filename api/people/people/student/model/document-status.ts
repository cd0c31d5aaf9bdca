import {
  verifiedCategories,
  type DocumentStatus,
  type StudentCategory,
} from '#contract/people/people/student-values.ts';
import { Refusal } from '#contract/refusals.ts';

export type DocumentMove = 'accept' | 'reject';

/** A pair that is missing here cannot happen; a new file is a new document. */
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

export function firstDocumentStatus(category: StudentCategory): DocumentStatus | null {
  return verifiedCategories.some((verified) => verified === category) ? 'pending' : null;
}
