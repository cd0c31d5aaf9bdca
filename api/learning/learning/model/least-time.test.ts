import { describe, expect, test } from 'vitest';
import type { ContentType } from '#contract/learning/learning/values.ts';
import { leastSeconds, missingSeconds } from './least-time.ts';

const words = (length: number) => 'a'.repeat(length);
const content = (type: ContentType, length = 0, duration_seconds: number | null = null) => ({
  type,
  body: length > 0 ? { pt: words(length) } : {},
  duration_seconds,
});

describe('a content takes at least', () => {
  test.each([
    ['a short text', content('text', 20), 3],
    ['a text', content('text', 1_200), 12],
    ['a long text', content('text', 50_000), 30],
    ['a final text', content('final', 500), 5],
    ['a file', content('file'), 3],
    ['a link', content('url', 5_000), 3],
    ['a video, at double speed', content('video', 0, 600), 270],
    ['an activity', content('scorm'), 0],
    ['a task', content('task', 900), 0],
    ['an assessment', content('assessment', 900), 0],
  ])('%s', (...[, one, seconds]) => {
    expect(leastSeconds(one, 100)).toBe(seconds);
  });

  test('what its shortest language takes', () => {
    expect(leastSeconds({ ...content('text'), body: { pt: words(2_000), 'en-GB': words(700), fr: '' } }, 100)).toBe(7);
  });

  test('as much of it as the operator demands', () => {
    expect(leastSeconds(content('text', 1_200), 50)).toBe(6);
    expect(leastSeconds(content('video', 0, 600), 0)).toBe(0);
    expect(leastSeconds(content('text', 1_200), 0)).toBe(0);
    expect(leastSeconds(content('text', 1_200), 1_000)).toBe(12);
    expect(leastSeconds(content('text', 1_200), -5)).toBe(0);
  });
});

const at = (second: number) => new Date(Date.UTC(2026, 10, 26, 9, 0, second));

describe('a content counts', () => {
  const alone = { begunAt: at(0), least: 0 };

  test('once its time has passed since it was opened first', () => {
    expect(missingSeconds({ least: 10, begunAt: at(0), enrollment: alone, now: at(0) })).toBe(10);
    expect(missingSeconds({ least: 10, begunAt: at(0), enrollment: alone, now: at(7) })).toBe(3);
    expect(missingSeconds({ least: 10, begunAt: at(0), enrollment: alone, now: at(10) })).toBe(0);
    expect(missingSeconds({ least: 10, begunAt: at(5), enrollment: alone, now: at(10) })).toBe(5);
  });

  test('once the time of all that is done has passed, though they were open at once', () => {
    const enrollment = { begunAt: at(0), least: 40 };
    expect(missingSeconds({ least: 10, begunAt: at(0), enrollment, now: at(15) })).toBe(35);
    expect(missingSeconds({ least: 10, begunAt: at(0), enrollment, now: at(50) })).toBe(0);
  });

  test('at once where nothing is demanded', () => {
    const enrollment = { begunAt: at(0), least: 40 };
    expect(missingSeconds({ least: 0, begunAt: at(0), enrollment, now: at(0) })).toBe(0);
  });
});
