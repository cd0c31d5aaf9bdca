import type { DeskSearch } from './desk-search.ts';

/** The days of an address, as moments of this device; null where it has none. */
export function dayBounds({ from, to }: Pick<DeskSearch, 'from' | 'to'>): { gte?: string; lte?: string } | null {
  if (from === undefined && to === undefined) return null;
  // Without an offset a moment is one of this device.
  return {
    ...(from !== undefined && { gte: new Date(`${from}T00:00`).toISOString() }),
    ...(to !== undefined && { lte: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}
