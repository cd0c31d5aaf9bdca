import { describe, expect, test } from 'vitest';
import { enrollmentFileStatuses, type EnrollmentFileStatus } from '#contract/learning/enrollments/values.ts';
import { fileMoves, nextFileStatus, settledFileStatuses, type FileMove } from './file-status.ts';

const everyMove: FileMove[] = ['handIn', 'approve', 'reject', 'waive'];

describe('a file that an enrollment needs', () => {
  test('can reach every status from the first one', () => {
    const reached = new Set<EnrollmentFileStatus>();
    const ahead: EnrollmentFileStatus[] = ['missing'];
    for (const status of ahead) {
      if (reached.has(status)) continue;
      reached.add(status);
      ahead.push(...Object.values(fileMoves[status]));
    }
    expect([...reached].toSorted()).toEqual(enrollmentFileStatuses.toSorted());
  });

  test('is approved or rejected only once it is handed in', () => {
    for (const from of enrollmentFileStatuses.filter((status) => status !== 'handed_in')) {
      expect(() => nextFileStatus(from, 'approve')).toThrow('invalid_transition');
      expect(() => nextFileStatus(from, 'reject')).toThrow('invalid_transition');
    }
  });

  test('can be handed in again before it is reviewed and after a rejection', () => {
    expect(nextFileStatus('handed_in', 'handIn')).toBe('handed_in');
    expect(nextFileStatus('rejected', 'handIn')).toBe('handed_in');
  });

  test.for(settledFileStatuses)('that is %s stays so', (status) => {
    for (const move of everyMove) expect(() => nextFileStatus(status, move)).toThrow('invalid_transition');
  });
});
