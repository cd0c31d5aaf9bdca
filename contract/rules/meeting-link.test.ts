import { expect, test } from 'vitest';
import { isMeetingOpen } from './meeting-link.ts';

const starts_at = new Date('2026-12-01T17:00:00Z');
const own = { type: 'online-sync', status: 'enrolled', isOwn: true, starts_at } as const;
const early = new Date('2026-12-01T16:44:59Z');
const soon = new Date('2026-12-01T16:45:00Z');

test('the link of a lesson appears 15 minutes before it, and stays', () => {
  expect(isMeetingOpen(own, early)).toBe(false);
  expect(isMeetingOpen(own, soon)).toBe(true);
  expect(isMeetingOpen(own, new Date('2026-12-01T18:30:00Z'))).toBe(true);
});

test('the link of a lesson is for the enrolled person of a live online class', () => {
  expect(isMeetingOpen({ ...own, isOwn: false }, soon)).toBe(false);
  expect(isMeetingOpen({ ...own, status: 'registered' }, soon)).toBe(false);
  expect(isMeetingOpen({ ...own, status: 'withdrawal' }, soon)).toBe(false);
  expect(isMeetingOpen({ ...own, type: 'presential' }, soon)).toBe(false);
});
