import { notPast } from '#contract/rules/pay-by.ts';

type Due = { pay_by: Date | null; expires_at: Date | null };

/**
 * A running attempt keeps its own deadline, which is earlier than the expiry of the order. Otherwise the order can be
 * paid until it expires or a class closes, wherever an operator moves that.
 */
export function payableUntil({ pay_by, expires_at }: Due, deadlines: readonly (Date | null)[]): Date | null {
  if (pay_by === null || expires_at === null || pay_by < expires_at) return pay_by;
  return notPast(expires_at, deadlines);
}
