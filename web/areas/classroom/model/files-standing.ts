import type { EnrollmentFile } from '#contract/learning/enrollments/files.ts';
import { isLackingFile } from '#contract/learning/enrollments/values.ts';

/** `lacking`: the person has to act; `review`: staff have; `settled`: nobody has. */
export type FilesStanding = 'lacking' | 'review' | 'settled';

export function standingOfFiles(files: readonly Pick<EnrollmentFile, 'status'>[]): FilesStanding {
  if (files.some(({ status }) => isLackingFile(status))) return 'lacking';
  return files.some(({ status }) => status === 'handed_in') ? 'review' : 'settled';
}

/** Whether the person can hand in a file in this state. */
export function takesFile({ status }: Pick<EnrollmentFile, 'status'>): boolean {
  return isLackingFile(status) || status === 'handed_in';
}
