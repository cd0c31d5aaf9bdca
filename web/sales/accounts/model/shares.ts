/** Percentages to one decimal, for bars; all zero where there is nothing. */
export function sharesOf(amounts: readonly number[]): number[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return amounts.map((amount) => (sum === 0 ? 0 : Math.round((amount / sum) * 1_000) / 10));
}

type Standing = { limit: number; overdue: number; headroom: number };

/** What of the limit is overdue, not due yet, and free. Orders that await approval count as not due. */
export function creditParts({ limit, overdue, headroom }: Standing): { late: number; due: number; free: number } {
  const free = Math.max(0, headroom);
  const used = Math.max(0, limit - free);
  const late = Math.min(used, overdue);
  return { late, due: used - late, free };
}
