import { hourMs } from '#contract/rules/durations.ts';
const expiresAfterMs = hourMs;

/** Expires after an hour: later it may be somebody else who signs in. */
export function readPending(text: string | null, now: number): number | null {
  const stored = parsed(text);
  return isPendingItem(stored) && now - stored.at <= expiresAfterMs ? stored.id : null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isPendingItem(value: unknown): value is { id: number; at: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { id, at } = { id: null, at: null, ...value };
  return Number.isSafeInteger(id) && typeof at === 'number';
}
