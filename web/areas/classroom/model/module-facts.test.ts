import { expect, test } from 'vitest';
import type { ContentOutline } from '#contract/learning/learning/calls.ts';
import { minutesOf } from './module-facts.ts';

const content = (duration_seconds: number | null): ContentOutline => ({
  id: 1,
  type: 'video',
  title: '',
  duration_seconds,
  byte_size: null,
  is_preview: false,
  is_mandatory: true,
  status: 'not_started',
  lock: null,
});

test('the time of a module is that of its contents, at least a minute, or unknown', () => {
  expect(minutesOf({ contents: [content(600), content(null), content(45)] })).toBe(11);
  expect(minutesOf({ contents: [content(5)] })).toBe(1);
  expect(minutesOf({ contents: [content(null)] })).toBeNull();
  expect(minutesOf({ contents: [] })).toBeNull();
});
