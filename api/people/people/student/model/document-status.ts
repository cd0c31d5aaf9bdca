import {
  documentStatuses,
  verifiedCategories,
  type DocumentStatus,
  type StudentCategory,
} from '#contract/people/people/student-values.ts';
import { invalidTransition, lifeCycle, type MoveOf } from '#contract/rules/life-cycle.ts';

/** A new file is a new document. */
export const documentLifeCycle = lifeCycle(documentStatuses, {
  pending: { accept: 'accepted', reject: 'rejected' },
  accepted: { reject: 'rejected' },
  rejected: { accept: 'accepted' },
});
export type DocumentMove = MoveOf<typeof documentLifeCycle>;

/** A document that needs no review has no status. */
export function nextDocumentStatus(from: DocumentStatus | null, move: DocumentMove): DocumentStatus {
  if (from === null) throw invalidTransition('', move);
  return documentLifeCycle.next(from, move);
}

export function firstDocumentStatus(category: StudentCategory): DocumentStatus | null {
  return verifiedCategories.some((verified) => verified === category) ? 'pending' : null;
}
