import { vi } from 'vitest';

/** Until the check passes; by the clock on the wall, however fast the timers of the page go. */
export function waitFor<Found>(check: () => Found, timeout = 20_000): Promise<Found> {
  return vi.waitFor(check, { timeout, interval: 25 });
}
