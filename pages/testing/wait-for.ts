import { vi } from 'vitest';

/** By the real clock, however fast the page's timers run. */
export function waitFor<Found>(check: () => Found, timeout = 20_000): Promise<Found> {
  return vi.waitFor(check, { timeout, interval: 25 });
}
