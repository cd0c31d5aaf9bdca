import { describe, expect, test } from 'vitest';
import { enrollmentFileStatuses, settledFileStatuses } from '#contract/learning/enrollments/values.ts';
import { fileLifeCycle } from './file-status.ts';

describe('a file that an enrollment needs', () => {
  test('is approved or rejected only once it is handed in', () => {
    for (const from of enrollmentFileStatuses.filter((status) => status !== 'handed_in')) {
      expect(() => fileLifeCycle.next(from, 'approve')).toThrow('invalid_transition');
      expect(() => fileLifeCycle.next(from, 'reject')).toThrow('invalid_transition');
    }
  });

  test('can be handed in again before it is reviewed and after a rejection', () => {
    expect(fileLifeCycle.next('handed_in', 'handIn')).toBe('handed_in');
    expect(fileLifeCycle.next('rejected', 'handIn')).toBe('handed_in');
  });

  test.for(settledFileStatuses)('that is %s stays so', (status) => {
    for (const move of fileLifeCycle.moves)
      expect(() => fileLifeCycle.next(status, move)).toThrow('invalid_transition');
  });
});
