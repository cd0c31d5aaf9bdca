import { expect, test } from 'vitest';
import { dueStage, stagesBefore } from './due-stage.ts';

test.each([
  ['2026-11-30T12:00:00Z', null],
  ['2026-11-29T22:59:00Z', 'soon'],
  ['2026-11-25T12:00:00Z', 'soon'],
  // Midnight in Luanda is 23:00 UTC.
  ['2026-11-24T22:59:00Z', 'due'],
  ['2026-11-24T12:00:00Z', 'due'],
  ['2026-11-18T12:00:00Z', 'due'],
  ['2026-11-17T12:00:00Z', 'late'],
  ['2026-10-26T12:00:00Z', 'late'],
  ['2026-10-25T12:00:00Z', 'very_late'],
  ['2025-10-25T12:00:00Z', 'very_late'],
] as const)('a debit due at %s is %s on 24 November', (dueAt, stage) => {
  expect(dueStage(new Date(dueAt), new Date('2026-11-24T08:00:00Z'))).toBe(stage);
});

test('a stage follows those before it', () => {
  expect([stagesBefore('soon'), stagesBefore('late')]).toEqual([[], ['soon', 'due']]);
});
