import { expect, test } from 'vitest';
import { nextStepOf } from './next-step.ts';

const stranger = { roles: ['stranger' as const], status: 'opened' as const, is_for_sale: true, is_full: false };

test('a stranger buys a seat, waits for one, or is too late', () => {
  expect(nextStepOf(stranger)).toBe('buy');
  expect(nextStepOf({ ...stranger, is_full: true })).toBe('wait');
  expect(nextStepOf({ ...stranger, is_for_sale: false, is_full: true })).toBe('not_for_sale');
  expect(nextStepOf({ ...stranger, roles: ['canceled'] })).toBe('buy');
});

test('a learner pays, accepts, learns, or is over', () => {
  expect(nextStepOf({ ...stranger, roles: ['registered'] })).toBe('pay');
  expect(nextStepOf({ ...stranger, roles: ['unaccepted'] })).toBe('accept');
  expect(nextStepOf({ ...stranger, roles: ['enrolled', 'administrator'] })).toBe('learn');
  expect(nextStepOf({ ...stranger, roles: ['withdrawn'] })).toBe('over');
});

test('a canceled class has no next step, except for those who run it', () => {
  expect(nextStepOf({ ...stranger, status: 'canceled', roles: ['enrolled'] })).toBe('class_canceled');
  expect(nextStepOf({ ...stranger, status: 'canceled' })).toBe('class_canceled');
  expect(nextStepOf({ ...stranger, status: 'canceled', roles: ['trainer'] })).toBe('teach');
  expect(nextStepOf({ ...stranger, roles: ['employer'] })).toBe('employ');
});
