import { describe, expect, test } from 'vitest';
import { nextChangeMs } from './next-change.ts';

const now = Date.parse('2026-12-01T16:00:00Z');
const minuteMs = 60_000;
const lesson = { starts_at: '2026-12-01T17:00:00Z', ends_at: '2026-12-01T19:00:00Z', room: null, meeting_url: null };
const live = { status: 'enrolled' as const, class: { type: 'online-sync' as const }, next_lesson: lesson };
const there = { ...live, class: { type: 'presential' as const } };

describe('My courses are loaded again', () => {
  test('when the link of a live lesson appears', () => {
    expect(nextChangeMs([there, live], now)).toBe(45 * minuteMs);
  });

  test('when a lesson begins, and when it ends', () => {
    const open = { ...live, next_lesson: { ...lesson, meeting_url: 'https://aulas.mestria.example/1' } };
    for (const one of [there, open, { ...live, status: 'registered' as const }]) {
      expect(nextChangeMs([one], now)).toBe(60 * minuteMs);
      expect(nextChangeMs([one], now + 60 * minuteMs)).toBe(120 * minuteMs);
    }
  });

  test('at the end of a live lesson that has no link', () => {
    expect(nextChangeMs([live], now + 60 * minuteMs)).toBe(120 * minuteMs);
  });

  test('every minute while the clock of the server is behind', () => {
    expect(nextChangeMs([live], now + 46 * minuteMs)).toBe(minuteMs);
    expect(nextChangeMs([there], now + 181 * minuteMs)).toBe(minuteMs);
  });

  test('not without a lesson soon', () => {
    expect(nextChangeMs([{ ...live, next_lesson: null }], now)).toBe(false);
    expect(nextChangeMs([], now)).toBe(false);
    expect(nextChangeMs([live], now - 24 * 60 * minuteMs)).toBe(false);
  });
});
