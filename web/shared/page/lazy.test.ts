import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isConnectionLost, setConnectionLost } from '../api/connection.ts';
import { PartMissing, untilLoaded } from './lazy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  setConnectionLost(false);
});

test('a part that a cut network stopped loads once the network is back, however often it failed', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const loaded = untilLoaded(load, () => Promise.resolve(false));
  for (let cuts = 1; cuts <= 5; cuts += 1) {
    await vi.advanceTimersByTimeAsync(500);
    expect([load.mock.calls.length, isConnectionLost()]).toEqual([cuts, true]);
    setConnectionLost(false);
  }
  load.mockResolvedValue('part');
  await vi.advanceTimersByTimeAsync(500);
  expect(await loaded).toBe('part');
});

test('a part whose file is gone fails after three tries', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('gone'));
  const loaded = untilLoaded(load, () => Promise.resolve(true));
  await Promise.all([expect(loaded).rejects.toThrow(PartMissing), vi.advanceTimersByTimeAsync(2_000)]);
  expect(load).toHaveBeenCalledTimes(3);
});
