import { expect, test } from 'vitest';
import { enrollmentFileStatuses } from '#contract/learning/enrollments/values.ts';
import { standingOfFiles, takesFile } from './files-standing.ts';

test('a person has to act while a file is missing or rejected', () => {
  expect(standingOfFiles([{ status: 'approved' }, { status: 'missing' }])).toBe('lacking');
  expect(standingOfFiles([{ status: 'handed_in' }, { status: 'rejected' }])).toBe('lacking');
});

test('staff have to act while a file is handed in, and nobody once all are approved or waived', () => {
  expect(standingOfFiles([{ status: 'approved' }, { status: 'handed_in' }])).toBe('review');
  expect(standingOfFiles([{ status: 'approved' }, { status: 'waived' }])).toBe('settled');
  expect(standingOfFiles([])).toBe('settled');
});

test('a file is taken until it is approved or waived', () => {
  expect(enrollmentFileStatuses.filter((status) => takesFile({ status }))).toEqual([
    'missing',
    'handed_in',
    'rejected',
  ]);
});
