import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentProgress } from '#contract/learning/learning/calls.ts';
import { openCountdowns } from './countdowns.ts';

const progress = { content_id: 7, enrollment_id: 1, opened: true } as const;
const saved = (done_in_seconds: number | null) => ({
  content_id: 7,
  status: done_in_seconds === null ? ('done' as const) : ('started' as const),
  done_in_seconds,
  progress_rate: 0,
  is_concluded: false,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what does not count yet is sent again after as many seconds as the server said, once', () => {
  const save = vi.fn<(sent: ContentProgress) => Promise<void>>(() => Promise.resolve());
  const countdowns = openCountdowns(save);
  countdowns.note(progress, saved(8));
  countdowns.note(progress, saved(5));
  expect(countdowns.seconds.get()).toEqual({ 7: 5 });
  vi.advanceTimersByTime(4_999);
  expect(save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(save.mock.calls).toEqual([[progress]]);
});

test('what is done is not sent again', () => {
  const save = vi.fn<(sent: ContentProgress) => Promise<void>>(() => Promise.resolve());
  const countdowns = openCountdowns(save);
  countdowns.note(progress, saved(8));
  countdowns.note(progress, saved(null));
  vi.advanceTimersByTime(60_000);
  expect(save).not.toHaveBeenCalled();
  expect(countdowns.seconds.get()).toEqual({});
});
