import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollWarnings } from './poll-warnings.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('warnings are polled every 300000 ms while the tab leads', () => {
  const refresh = vi.fn<(of: string) => void>();
  const refreshOld = vi.fn<() => void>();
  const leading = new AbortController();
  pollWarnings({ refresh, refreshOld }, leading.signal);
  vi.advanceTimersByTime(299_999);
  expect(refreshOld).toHaveBeenCalledTimes(1);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300_001);
  expect(refresh.mock.calls).toEqual([['warnings'], ['warnings']]);
  leading.abort();
  vi.advanceTimersByTime(600_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});
