import { expect, test, vi } from 'vitest';
import { runWorker } from './run-worker.ts';

const soon = { timeout: 10_000, interval: 5 };

test('a worker that cannot start is retried until it runs, and reports its state', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stop = vi.fn<() => Promise<void>>(async () => undefined);
  const failing = Promise.withResolvers<{ stop: typeof stop }>();
  let starts = 0;
  const worker = runWorker(() => {
    starts += 1;
    return starts < 3 ? Promise.reject(new Error('away')) : failing.promise;
  }, 1);
  expect(worker.state()).toBe('starting');
  await vi.waitFor(() => expect([starts, worker.state()]).toEqual([3, 'failed']), soon);
  failing.resolve({ stop });
  await vi.waitFor(() => expect(worker.state()).toBe('running'), soon);
  expect(log).toHaveBeenCalledTimes(2);
  await worker.stop();
  expect([stop.mock.calls.length, worker.state()]).toEqual([1, 'stopped']);
  log.mockRestore();
});

test('a stop ends the pause before the next attempt', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const worker = runWorker(() => Promise.reject(new Error('away')), 3_600_000);
  await vi.waitFor(() => expect(worker.state()).toBe('failed'), soon);
  await worker.stop();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
