import type { EnrollmentStanding } from '#contract/learning/enrollments/standings.ts';

/** `cancel_order`: an unpaid seat is left with its order. `return_order`: before the start a paid seat is left by returning its order. */
export type WayOut = 'cancel' | 'cancel_order' | 'return_order' | 'ask_operator' | 'withdraw' | null;

type Leaving = Pick<EnrollmentStanding, 'status' | 'paid_at' | 'has_begun' | 'concluded_at' | 'is_free'>;

/** How a person leaves a class, by whether it was free or is paid, and has begun (domain 4.2). */
export function wayOutOf({ status, paid_at, has_begun, concluded_at, is_free }: Leaving, hasOrder: boolean): WayOut {
  if (status === 'registered' && is_free) return 'cancel';
  if (status === 'registered') return wayOutOfRegistered({ isPaid: paid_at !== null, has_begun }, hasOrder);
  if (status !== 'enrolled' || concluded_at !== null) return null;
  if (has_begun) return 'withdraw';
  return is_free ? 'cancel' : wayToReturn(hasOrder);
}

function wayToReturn(hasOrder: boolean): WayOut {
  return hasOrder ? 'return_order' : 'ask_operator';
}

function wayOutOfRegistered({ isPaid, has_begun }: { isPaid: boolean; has_begun: boolean }, hasOrder: boolean): WayOut {
  if (!hasOrder) return 'cancel';
  if (!isPaid) return 'cancel_order';
  return has_begun ? 'ask_operator' : 'return_order';
}
