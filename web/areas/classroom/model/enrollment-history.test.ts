import { expect, test } from 'vitest';
import { historyOf } from './enrollment-history.ts';

const enrolled = {
  status: 'enrolled' as const,
  registered_at: '2026-11-01T08:00:00.000Z',
  enrolled_at: '2026-11-02T08:00:00.000Z',
  regulation_accepted_at: '2026-11-03T08:00:00.000Z',
  concluded_at: null,
  ended_at: null,
};
const stepsOf = (standing: Parameters<typeof historyOf>[0]) => historyOf(standing).map(({ step }) => step);

test('the history of an enrollment has what happened, oldest first', () => {
  expect(stepsOf(enrolled)).toEqual(['registered', 'enrolled', 'accepted']);
  const early = { ...enrolled, regulation_accepted_at: '2026-11-01T09:00:00.000Z' };
  expect(stepsOf(early)).toEqual(['registered', 'accepted', 'enrolled']);
});

test('one that was paid at once begins with the enrollment', () => {
  expect(stepsOf({ ...enrolled, registered_at: enrolled.enrolled_at })).toEqual(['enrolled', 'accepted']);
});

test('an end is a cancellation or a withdrawal', () => {
  const ended_at = '2026-11-05T08:00:00.000Z';
  expect(stepsOf({ ...enrolled, status: 'canceled', enrolled_at: null, ended_at }).at(-1)).toBe('canceled');
  expect(stepsOf({ ...enrolled, status: 'withdrawal', ended_at }).at(-1)).toBe('withdrawn');
});
