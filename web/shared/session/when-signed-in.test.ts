import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession, type SessionUser } from './session-store.ts';
import { whenSignedIn } from './when-signed-in.ts';

const somebody: SessionUser = JSON.parse('{"id":1}');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function signIn(): void {
  setSession({ status: 'user', user: somebody, claims: [] });
}

test('what could not be loaded for lack of a network is loaded later, and only once', async () => {
  setSession({ status: 'guest' });
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue();
  whenSignedIn(load);
  expect(load).not.toHaveBeenCalled();
  signIn();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(2);
  signIn();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('it waits longer after each failure, and not at all once somebody has signed out', async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValue(new TypeError('no network'));
  whenSignedIn(load);
  signIn();
  await vi.advanceTimersByTimeAsync(20_000 + 40_000 + 60_000);
  expect(load).toHaveBeenCalledTimes(4);
  setSession({ status: 'guest' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(4);
});
