import type { EnrollmentStanding } from '#contract/enrollments/standings.ts';

/** `cancel_order`: an unpaid seat is left with its order. `return_order`: before the start a paid seat is left by returning its order. */
export type WayOut = 'cancel' | 'cancel_order' | 'return_order' | 'ask_operator' | 'withdraw' | null;

type Leaving = Pick<EnrollmentStanding, 'status' | 'paid_at' | 'has_begun' | 'concluded_at'>;

/** How a person leaves a class, by whether it is paid and has begun (domain 4.2). */
export function wayOutOf({ status, paid_at, has_begun, concluded_at }: Leaving, hasOrder: boolean): WayOut {
  if (status === 'registered') return wayOutOfRegistered({ isPaid: paid_at !== null, has_begun }, hasOrder);
  if (status !== 'enrolled' || concluded_at !== null) return null;
  if (has_begun) return 'withdraw';
  return hasOrder ? 'return_order' : 'ask_operator';
}

function wayOutOfRegistered({ isPaid, has_begun }: { isPaid: boolean; has_begun: boolean }, hasOrder: boolean): WayOut {
  if (!hasOrder) return 'cancel';
  if (!isPaid) return 'cancel_order';
  return has_begun ? 'ask_operator' : 'return_order';
}
