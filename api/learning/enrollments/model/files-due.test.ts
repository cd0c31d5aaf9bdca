import { expect, test } from 'vitest';
import { filesDueAt } from './files-due.ts';

const from = new Date('2026-11-20T08:00:00Z');
const startAt = (day: string) => new Date(`${day}T08:00:00Z`);

test('files are due some days after the payment', () => {
  const due = new Date('2026-11-30T08:00:00Z');
  expect(filesDueAt({ from, days: 10, startAt: null })).toEqual(due);
  expect(filesDueAt({ from, days: 10, startAt: startAt('2026-12-24') })).toEqual(due);
});

test('files are due before the class starts', () => {
  expect(filesDueAt({ from, days: 10, startAt: startAt('2026-11-25') })).toEqual(startAt('2026-11-25'));
});

test('a class that has started leaves the days too', () => {
  expect(filesDueAt({ from, days: 2, startAt: startAt('2026-11-01') })).toEqual(startAt('2026-11-22'));
});
