import { expect, test } from 'vitest';
import { stateOf } from './holder-state.ts';

const enrolled = { status: 'enrolled', outcome: 'pending', awaits_regulation: false, progress_rate: 0 } as const;

test('the state of a person is the one that matters most to the manager', () => {
  expect(stateOf(enrolled)).toBe('enrolled');
  expect(stateOf({ ...enrolled, progress_rate: 10 })).toBe('running');
  expect(stateOf({ ...enrolled, progress_rate: 10, awaits_regulation: true })).toBe('awaits_regulation');
  expect(stateOf({ ...enrolled, outcome: 'passed', progress_rate: 100 })).toBe('passed');
  expect(stateOf({ ...enrolled, status: 'withdrawal', outcome: 'not_completed' })).toBe('withdrawal');
});
