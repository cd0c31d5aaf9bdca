import type { EnrollmentFileStatus } from '#contract/learning/enrollments/values.ts';
import { Refusal } from '#contract/refusals.ts';

export type FileMove = 'handIn' | 'approve' | 'reject' | 'waive';

/** The life cycle of a file that an enrollment needs (domain 4.2). A pair that is not written here cannot happen. */
export const fileMoves: Record<EnrollmentFileStatus, Partial<Record<FileMove, EnrollmentFileStatus>>> = {
  missing: { handIn: 'handed_in', waive: 'waived' },
  handed_in: { handIn: 'handed_in', approve: 'approved', reject: 'rejected', waive: 'waived' },
  rejected: { handIn: 'handed_in', waive: 'waived' },
  approved: {},
  waived: {},
};

export function nextFileStatus(from: EnrollmentFileStatus, move: FileMove): EnrollmentFileStatus {
  const to = fileMoves[from][move];
  if (!to) throw new Refusal('invalid_transition', { from, move });
  return to;
}

/** Nothing of these stands between the person and the class. */
export const settledFileStatuses = ['approved', 'waived'] as const satisfies EnrollmentFileStatus[];

/** The person has to act on these. */
export const lackingFileStatuses = ['missing', 'rejected'] as const satisfies EnrollmentFileStatus[];
