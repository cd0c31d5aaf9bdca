import type { EnrollmentStanding } from '#contract/enrollments/standings.ts';

/** `return_order`: before the start a paid seat is left by returning its order. */
export type WayOut = 'cancel' | 'return_order' | 'ask_operator' | 'withdraw' | null;

type Leaving = Pick<EnrollmentStanding, 'status' | 'has_begun' | 'concluded_at'>;

/** How a person leaves a class, by whether it is paid and has begun (domain 4.2). */
export function wayOutOf({ status, has_begun, concluded_at }: Leaving, hasOrder: boolean): WayOut {
  if (status === 'registered') return 'cancel';
  if (status !== 'enrolled' || concluded_at !== null) return null;
  if (has_begun) return 'withdraw';
  return hasOrder ? 'return_order' : 'ask_operator';
}
